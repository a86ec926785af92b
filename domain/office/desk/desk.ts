import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { aggregate, type CommandOf, type EventOf } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { onceDue } from '../../work/deal/outcomes.ts';
import { deskFields } from './fields.ts';
import { snoozeFault, workActOf } from './kinds.ts';

const { kind, uid, text, noteId, tag, until, waitsIn, clientId, talentId, personId, assigneeId, authorId } = deskFields;
/** On every event: the item, the people and the list, so that each event is readable alone. */
const subject = { kind, clientId, talentId, personId, waitsIn };
type Subject = z.infer<z.ZodObject<typeof subject>>;

/** The stored state. Tags are fingerprints, enough to compare them. Times in ms. */
type Kept = {
  readonly status: 'KEPT';
  readonly subject: Subject;
  readonly assigneeId: string | null;
  readonly tags: readonly number[];
  readonly notes: readonly { readonly id: string; readonly authorId: string; readonly isStruck: boolean }[];
  readonly snoozedUntil: number | null;
};

/** The state of the office's work on one item. */
export type DeskState = { readonly status: 'NONE' } | Kept;

const subjectIn = ({ kind, waitsIn, clientId, talentId, personId }: Subject): Subject => ({ kind, waitsIn, clientId, talentId, personId });

/** The state with the newest subject. An event that does not fit it changes only what it can. */
const about = (state: DeskState, data: Subject): Kept => {
  const subject = subjectIn(data);
  if (state.status === 'NONE') return { status: 'KEPT', subject, assigneeId: null, tags: [], notes: [], snoozedUntil: null };
  return { ...state, subject };
};

const deadlines = (state: DeskState): readonly Deadline<'wake'>[] =>
  state.status === 'NONE' || state.snoozedUntil === null ? [] : [{ kind: 'wake', dueAt: state.snoozedUntil }];

const words = personal(z.string());

// Texts of the office are encrypted with the keys of the people in the item.
const events = aggregate({
  name: 'desk',
  readers: 'byItem',
  initial: { status: 'NONE' } as DeskState,
  snapshotSchema: 1,
  id: { workId: identifier, kind },
  deadlines,
}).events(
  {
    DeskAssigned: {
      data: { ...subject, assigneeId },
      words: '担当を設定',
      act: true,
      evolve: (state, data) => ({ ...about(state, data), assigneeId: data.assigneeId }),
    },
    DeskUnassigned: {
      data: { ...subject, assigneeId },
      words: '担当を解除',
      act: true,
      evolve: (state, data) => ({ ...about(state, data), assigneeId: null }),
    },
    DeskNoted: {
      data: { ...subject, noteId, authorId, text: words },
      words: '事務局のメモを追加',
      act: true,
      evolve: (state, data) => {
        const kept = about(state, data);
        return { ...kept, notes: [...kept.notes, { id: data.noteId, authorId: data.authorId, isStruck: false }] };
      },
    },
    DeskNoteStruck: {
      data: { ...subject, noteId },
      words: '事務局のメモを取り消し',
      act: true,
      evolve: (state, data) => {
        const kept = about(state, data);
        return { ...kept, notes: kept.notes.map((each) => (each.id === data.noteId ? { ...each, isStruck: true } : each)) };
      },
    },
    DeskTagged: {
      data: { ...subject, tag: words },
      words: 'タグを追加',
      act: true,
      evolve: (state, data) => {
        const kept = about(state, data);
        return { ...kept, tags: [...kept.tags, fingerprint(data.tag)] };
      },
    },
    DeskUntagged: {
      data: { ...subject, tag: words },
      words: 'タグを削除',
      act: true,
      evolve: (state, data) => {
        const kept = about(state, data);
        return { ...kept, tags: kept.tags.filter((each) => each !== fingerprint(data.tag)) };
      },
    },
    DeskSnoozed: {
      data: { ...subject, until },
      words: '後で確認に設定',
      act: true,
      evolve: (state, data) => ({ ...about(state, data), snoozedUntil: data.until }),
    },
    DeskWoken: {
      data: subject,
      words: '後で確認を終了',
      act: true,
      evolve: (state, data) => ({ ...about(state, data), snoozedUntil: null }),
    },
    /** The item moved to another list of the office, or waits no longer. */
    DeskMoved: {
      data: subject,
      words: '事務局の待ちの変更に追従',
      evolve: (state, data) => ({ ...about(state, data), snoozedUntil: null }),
    },
  },
  (_streamId, { data }) => [data.clientId, data.talentId, data.personId].filter((person) => person !== null),
);

/** Any event of the office's work on an item of a queue. */
export type DeskEvent = EventOf<typeof events>;

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

/** Fields that the server adds to a member's command: the item, its list and the people. */
const known = { kind, waitsIn, clientId, talentId, personId };
const work = { kind: 'offer', waitsIn: 'waiting', clientId: uidOf.client, talentId: uidOf.talent, personId: null } as const;
const byMember = { by: 'office', duties: ['review', 'people', 'approval'], begins: true } as const;

/**
 * The office's work on an item of a queue: assignee, notes, tags, snooze time. The id is the name
 * of the item's stream.
 */
export const desk = events.commands({
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
      const { notes, subject } = worked(sent, state, context);
      if (notes.some(({ id }) => id === noteId)) return [];
      if (notes.length >= businessRules.deskNotesMax)
        throw new DomainError('invalid-argument', { text: `メモは${businessRules.deskNotesMax}件までです` });
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
    payload: {},
    example: {},
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
  /** The item moved to another list, or waits no longer. */
  follow: {
    by: 'system',
    payload: { waitsIn },
    example: { waitsIn: null },
    after: ['assign'],
    decide: ({ waitsIn }, state) => {
      const { subject } = kept(state);
      return subject.waitsIn === waitsIn ? [] : [{ type: 'DeskMoved', data: { ...subject, waitsIn } }];
    },
  },
});

/** Any command on the office's work on an item of a queue. */
export type DeskCommand = CommandOf<typeof desk>;
