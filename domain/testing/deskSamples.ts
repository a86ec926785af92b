import type { DeskEvent } from '../office/desk/events.ts';
import { DAY, NOON, uidOf } from './contexts.ts';
import { parties } from './dealSamples.ts';

/** An offer that waits for the office. */
export const work = {
  kind: 'offer',
  waitsIn: 'waiting',
  clientId: parties.clientId,
  talentId: parties.talentId,
  personId: null,
} as const;

export const assigned: DeskEvent = { type: 'DeskAssigned', data: { ...work, assigneeId: 'office-2' } };
export const noted: DeskEvent = {
  type: 'DeskNoted',
  data: { ...work, noteId: 'note-1', authorId: uidOf.office, text: '報酬について電話で確認しました。' },
};

export const tagged: DeskEvent = { type: 'DeskTagged', data: { ...work, tag: '要電話' } };
export const snoozed = { type: 'DeskSnoozed', data: { ...work, until: NOON + DAY } } as const satisfies DeskEvent;

export const approvalAsked = {
  type: 'DeskApprovalAsked',
  data: {
    ...work,
    jobId: parties.jobId,
    askedBy: uidOf.office,
    approverId: 'office-2',
    yen: 40_000,
    noteId: 'note-1',
    text: '上限を超えるため、承認をお願いします。',
  },
} as const satisfies DeskEvent;
