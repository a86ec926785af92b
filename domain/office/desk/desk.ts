import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { onceDue } from '../../work/deal/outcomes.ts';
import { type DeskEvent, deskEvents } from './events.ts';
import { deskFields } from './fields.ts';
import { approvalLists, partOf, snoozeFault, workActOf } from './kinds.ts';
import { about, type DeskState, type Kept, type Subject } from './state.ts';

const { kind, uid, text, noteId, tag, until, waitsIn, clientId, talentId, personId } = deskFields;
const { jobId, approverId, yen, answer, answeredBy } = deskFields;

/** Throws `role-missing` unless the sender's roles work on this queue. */
const assertWorks = ({ kind }: Subject, { maySend }: DecisionContext): void => {
  if (!maySend?.(...workActOf(kind))) throw new DomainError('role-missing');
};

/** The state for a member's command, which has the newest subject. Throws `role-missing`. */
const worked = (sent: Subject, state: DeskState, context: DecisionContext): Kept => {
  assertWorks(sent, context);
  return about(state, sent);
};

const kept = (state: DeskState): Kept => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

/** Throws `status-conflict` for an item that does not wait for the office. */
const assertWaits = ({ waitsIn }: Subject): void => {
  if (waitsIn === null) throw new DomainError('status-conflict');
};

/** Throws `invalid-argument` if the item has all the notes that it may have. */
const assertRoomFor = ({ notes }: Kept): void => {
  const { deskNotesMax: most } = businessRules;
  if (notes.length >= most) throw new DomainError('invalid-argument', { text: `メモは${most}件までです` });
};

/** Fields that the server adds to a member's command: the item, its list and the people. */
const known = { kind, waitsIn, clientId, talentId, personId };
const work = { kind: 'offer', waitsIn: 'waiting', clientId: uidOf.client, talentId: uidOf.talent, personId: null } as const;
const byMember = { by: 'office', duties: ['review', 'people', 'approval'], begins: true } as const;

/** The office's work on an item of a queue. The id is the name of the item's stream. */
export const desk = deskEvents.commands({
  assign: {
    ...byMember,
    payload: { uid, ...known },
    wire: { uid },
    example: { uid: 'office-2', ...work },
    decide: ({ uid, ...sent }, state, context) => {
      const { assigneeId, subject } = worked(sent, state, context);
      assertWaits(subject);
      return assigneeId === uid ? [] : [{ type: 'DeskAssigned', data: { ...subject, assigneeId: uid } }];
    },
  },
  unassign: {
    ...byMember,
    payload: known,
    wire: {},
    example: work,
    after: ['assign'],
    decide: (sent, state, context) => {
      const { assigneeId, subject } = worked(sent, state, context);
      return assigneeId === null ? [] : [{ type: 'DeskUnassigned', data: { ...subject, assigneeId } }];
    },
  },
  note: {
    ...byMember,
    payload: { noteId, text, ...known },
    wire: { text },
    example: { noteId: 'note-1', text: '報酬について電話で確認しました。', ...work },
    decide: ({ noteId, text, ...sent }, state, context) => {
      const desk = worked(sent, state, context);
      const { notes, subject } = desk;
      if (notes.some(({ id }) => id === noteId)) return [];
      assertRoomFor(desk);
      return [{ type: 'DeskNoted', data: { ...subject, noteId, authorId: context.actor.uid, text } }];
    },
  },
  /** Hides the own note. It stays in the log. */
  strikeNote: {
    ...byMember,
    bound: 'party',
    payload: { noteId, ...known },
    wire: { noteId },
    example: { noteId: 'note-1', ...work },
    after: ['note'],
    decide: ({ noteId, ...sent }, state, context) => {
      const { notes, subject } = worked(sent, state, context);
      const written = notes.find(({ id }) => id === noteId);
      if (!written) throw new DomainError('not-found');
      permit(written.authorId === context.actor.uid);
      return written.isStruck ? [] : [{ type: 'DeskNoteStruck', data: { ...subject, noteId } }];
    },
  },
  tag: {
    ...byMember,
    payload: { tag, ...known },
    wire: { tag },
    example: { tag: '要電話', ...work },
    decide: ({ tag, ...sent }, state, context) => {
      const { tags, subject } = worked(sent, state, context);
      if (tags.includes(fingerprint(tag))) return [];
      if (tags.length >= businessRules.deskTagsMax)
        throw new DomainError('invalid-argument', { tag: `タグは${businessRules.deskTagsMax}個までです` });
      return [{ type: 'DeskTagged', data: { ...subject, tag } }];
    },
  },
  untag: {
    ...byMember,
    payload: { tag, ...known },
    wire: { tag },
    example: { tag: '要電話', ...work },
    after: ['tag'],
    decide: ({ tag, ...sent }, state, context) => {
      const { tags, subject } = worked(sent, state, context);
      return tags.includes(fingerprint(tag)) ? [{ type: 'DeskUntagged', data: { ...subject, tag } }] : [];
    },
  },
  /** Hides the item until a time (ms). */
  snooze: {
    ...byMember,
    payload: { until, ...known },
    wire: { until },
    example: { until: NOON + DAY, ...work },
    decide: ({ until, ...sent }, state, context) => {
      const { snoozedUntil, subject } = worked(sent, state, context);
      assertWaits(subject);
      const fault = snoozeFault(until, context.now);
      if (fault) throw new DomainError('invalid-argument', { until: fault });
      return snoozedUntil === until ? [] : [{ type: 'DeskSnoozed', data: { ...subject, until } }];
    },
  },
  /** Shows a snoozed item again: a member at any time, the system at the chosen one. */
  wake: {
    by: ['office', 'system'],
    duties: byMember.duties,
    ...noFields,
    after: ['snooze'],
    decide: (_, state, context) => {
      const { subject, snoozedUntil } = kept(state);
      const isClock = context.actor.role === 'system';
      if (!isClock) assertWorks(subject, context);
      if (snoozedUntil === null) return [];
      const woken: DeskEvent[] = [{ type: 'DeskWoken', data: subject }];
      return isClock ? onceDue(snoozedUntil, context, woken) : woken;
    },
  },
  /**
   * Asks another member to approve a deal. A second request takes the place of the first. The
   * server adds the fee and checks that the member may approve it.
   */
  askApproval: {
    ...byMember,
    payload: { approverId, noteId, text, jobId, yen, ...known },
    wire: { approverId, text },
    example: {
      approverId: 'office-2',
      noteId: 'note-1',
      text: '上限を超えるため、承認をお願いします。',
      jobId: 'job-1',
      yen: 40_000,
      ...work,
    },
    decide: ({ approverId, noteId, text, jobId, yen, ...sent }, state, context) => {
      const desk = worked(sent, state, context);
      const { subject, request } = desk;
      const { uid: askedBy } = context.actor;
      if (partOf(subject.kind) !== 'deals' || !approvalLists.includes(subject.waitsIn)) throw new DomainError('status-conflict');
      permit(approverId !== askedBy);
      if (request?.approverId === approverId && request.yen === yen) return [];
      assertRoomFor(desk);
      return [{ type: 'DeskApprovalAsked', data: { ...subject, jobId, askedBy, approverId, yen, noteId, text } }];
    },
  },
  /** The member who was asked does not decide, and says why. */
  returnApproval: {
    ...byMember,
    bound: 'party',
    from: 'office-2',
    payload: { noteId, text, ...known },
    wire: { text },
    example: { noteId: 'note-2', text: '予算を確認してから、もう一度依頼してください。', ...work },
    after: ['askApproval'],
    decide: ({ noteId, text, ...sent }, state, context) => {
      const desk = worked(sent, state, context);
      const { subject, request, notes } = desk;
      if (notes.some(({ id }) => id === noteId)) return [];
      if (!request) throw new DomainError('status-conflict');
      const { uid } = context.actor;
      permit(request.approverId === uid);
      assertRoomFor(desk);
      const data = { ...subject, ...request, answer: 'RETURNED', answeredBy: uid, noteId, text } as const;
      return [{ type: 'DeskApprovalAnswered', data }];
    },
  },
  /** The item moved to another list, or waits no longer. This also answers a request. */
  follow: {
    by: 'system',
    payload: { waitsIn, answer, answeredBy },
    example: { waitsIn: null, answer: 'APPROVED', answeredBy: 'office-2' },
    after: ['assign'],
    decide: ({ waitsIn, answer, answeredBy }, state) => {
      const { subject, request } = kept(state);
      if (subject.waitsIn === waitsIn) return [];
      const moved = { ...subject, waitsIn };
      const answered: DeskEvent[] = request
        ? [{ type: 'DeskApprovalAnswered', data: { ...moved, ...request, answer, answeredBy, noteId: null, text: null } }]
        : [];
      return [{ type: 'DeskMoved', data: moved }, ...answered];
    },
  },
});
