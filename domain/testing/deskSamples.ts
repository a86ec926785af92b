import fc from 'fast-check';
import type { DeskEvent } from '../office/desk/events.ts';
import { DAY, NOON, uidOf } from './contexts.ts';
import { parties } from './dealSamples.ts';
import { bare, personalText } from './values.ts';

/** An offer that waits for the office. */
export const work = {
  kind: 'offer',
  waitsIn: 'waiting',
  clientId: parties.clientId,
  talentId: parties.talentId,
  personId: null,
} as const;

/** A member is assigned. */
export const assigned: DeskEvent = { type: 'DeskAssigned', data: { ...work, assigneeId: 'office-2' } };
/** A member writes a note. */
export const noted: DeskEvent = {
  type: 'DeskNoted',
  data: { ...work, noteId: 'note-1', authorId: uidOf.office, text: '報酬について電話で確認しました。' },
};

/** A member adds a tag. */
export const tagged: DeskEvent = { type: 'DeskTagged', data: { ...work, tag: '要電話' } };
/** A member snoozes the item for a day. */
export const snoozed = { type: 'DeskSnoozed', data: { ...work, until: NOON + DAY } } as const satisfies DeskEvent;

const said = (type: string, fields: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ type: fc.constant(type), ...fields }).map((sent) => ({ ...work, ...sent }));
const noteId = fc.constantFrom('note-1', 'note-2', 'note-3');

/** Random commands on an item. */
export const deskCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  said('assign', { uid: fc.constantFrom('office-1', 'office-2'), waitsIn: fc.constantFrom('waiting', 'changes', null) }),
  said('unassign'),
  { weight: 2, arbitrary: said('note', { noteId, text: personalText }) },
  said('strikeNote', { noteId }),
  { weight: 2, arbitrary: said('tag', { tag: personalText }) },
  said('untag', { tag: personalText }),
  { weight: 2, arbitrary: said('snooze', { until: fc.integer({ min: NOON - DAY, max: NOON + 40 * DAY }) }) },
  bare('wake'),
  fc.record({ type: fc.constant('follow'), waitsIn: fc.constantFrom('waiting', 'changes', null) }),
);
