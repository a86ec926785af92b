import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { onceDue } from '../../work/deal/outcomes.ts';
import type { CommandOf, DeskCommand } from './commands.ts';
import { type DeskEvent, deskEvents } from './events.ts';
import { type DeskList, workActOf } from './kinds.ts';

/** The item, the people and the list. */
type Subject = Extract<DeskEvent, { type: 'DeskMoved' }>['data'];

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

const initial: DeskState = { status: 'NONE' };
const fresh = (subject: Subject): Kept => ({ status: 'KEPT', subject, assigneeId: null, tags: [], notes: [], snoozedUntil: null });

/** Commands of a member. The server adds the item and the people. */
type OfMember = Exclude<DeskCommand, { type: 'wake' | 'follow' }>;

const subjectIn = ({ kind, waitsIn, clientId, talentId, personId }: Subject): Subject => ({ kind, waitsIn, clientId, talentId, personId });

/** Throws `role-missing` unless the sender's roles work on this queue. */
const assertWorks = ({ kind }: Subject, { actor, maySend }: DecisionContext): void => {
  permit(actor.role === 'office');
  if (!maySend?.(...workActOf(kind))) throw new DomainError('role-missing');
};

/** Throws `status-conflict` for an item that does not wait for the office. */
const assertWaits = ({ waitsIn }: { readonly waitsIn: DeskList | null }): void => {
  if (waitsIn === null) throw new DomainError('status-conflict');
};

const assign = ({ uid }: CommandOf<'assign'>, { assigneeId }: Kept, subject: Subject): DeskEvent[] => {
  assertWaits(subject);
  return assigneeId === uid ? [] : [{ type: 'DeskAssigned', data: { ...subject, assigneeId: uid } }];
};

const note = ({ noteId, text }: CommandOf<'note'>, { notes }: Kept, subject: Subject, { actor }: DecisionContext): DeskEvent[] => {
  if (notes.some(({ id }) => id === noteId)) return [];
  if (notes.length >= businessRules.deskNotesMax)
    throw new DomainError('invalid-argument', { text: `メモは${businessRules.deskNotesMax}件までです` });
  return [{ type: 'DeskNoted', data: { ...subject, noteId, authorId: actor.uid, text } }];
};

/** Only the author can strike a note. It stays in the log. */
const strikeNote = ({ noteId }: CommandOf<'strikeNote'>, { notes }: Kept, subject: Subject, { actor }: DecisionContext): DeskEvent[] => {
  const written = notes.find(({ id }) => id === noteId);
  if (!written) throw new DomainError('not-found');
  permit(written.authorId === actor.uid);
  return written.isStruck ? [] : [{ type: 'DeskNoteStruck', data: { ...subject, noteId } }];
};

const tagWith = ({ tag }: CommandOf<'tag'>, { tags }: Kept, subject: Subject): DeskEvent[] => {
  if (tags.includes(fingerprint(tag))) return [];
  if (tags.length >= businessRules.deskTagsMax)
    throw new DomainError('invalid-argument', { tag: `タグは${businessRules.deskTagsMax}個までです` });
  return [{ type: 'DeskTagged', data: { ...subject, tag } }];
};

/** Error text if an item cannot be snoozed until then (ms); null if it can. */
export const snoozeFault = (until: number, now: number): string | null => {
  if (until <= now) return '現在より後の日時を選択してください';
  return until > now + businessRules.deskSnoozeMax ? `${businessRules.deskSnoozeMax / DAY}日以内の日時を選択してください` : null;
};

const snooze = ({ until }: CommandOf<'snooze'>, { snoozedUntil }: Kept, subject: Subject, { now }: DecisionContext): DeskEvent[] => {
  assertWaits(subject);
  const fault = snoozeFault(until, now);
  if (fault) throw new DomainError('invalid-argument', { until: fault });
  return snoozedUntil === until ? [] : [{ type: 'DeskSnoozed', data: { ...subject, until } }];
};

const byMember = (command: OfMember, state: DeskState, context: DecisionContext): DeskEvent[] => {
  const subject = subjectIn(command);
  assertWorks(subject, context);
  const kept = state.status === 'NONE' ? fresh(subject) : state;
  return match(command)
    .returnType<DeskEvent[]>()
    .with({ type: 'assign' }, (sent) => assign(sent, kept, subject))
    .with({ type: 'unassign' }, () => {
      const { assigneeId } = kept;
      return assigneeId === null ? [] : [{ type: 'DeskUnassigned', data: { ...subject, assigneeId } }];
    })
    .with({ type: 'note' }, (sent) => note(sent, kept, subject, context))
    .with({ type: 'strikeNote' }, (sent) => strikeNote(sent, kept, subject, context))
    .with({ type: 'tag' }, (sent) => tagWith(sent, kept, subject))
    .with({ type: 'untag' }, ({ tag }) =>
      kept.tags.includes(fingerprint(tag)) ? [{ type: 'DeskUntagged', data: { ...subject, tag } }] : [],
    )
    .with({ type: 'snooze' }, (sent) => snooze(sent, kept, subject, context))
    .exhaustive();
};

const wake = (state: DeskState, context: DecisionContext): DeskEvent[] => {
  const isClock = context.actor.role === 'system';
  if (state.status === 'NONE') throw new DomainError('not-found');
  if (!isClock) assertWorks(state.subject, context);
  if (state.snoozedUntil === null) return [];
  const woken: DeskEvent[] = [{ type: 'DeskWoken', data: state.subject }];
  return isClock ? onceDue(state.snoozedUntil, context, woken) : woken;
};

const follow = ({ waitsIn }: CommandOf<'follow'>, state: DeskState, { actor }: DecisionContext): DeskEvent[] => {
  permit(actor.role === 'system');
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state.subject.waitsIn === waitsIn ? [] : [{ type: 'DeskMoved', data: { ...state.subject, waitsIn } }];
};

const decide = (command: DeskCommand, state: DeskState, context: DecisionContext): DeskEvent[] => {
  if (command.type === 'wake') return wake(state, context);
  return command.type === 'follow' ? follow(command, state, context) : byMember(command, state, context);
};

/** Total: an event that does not fit the state (a damaged log) changes only what it can. */
const evolve = (state: DeskState, event: DeskEvent): DeskState => {
  const subject = subjectIn(event.data);
  const kept = state.status === 'NONE' ? fresh(subject) : { ...state, subject };
  return match(event)
    .returnType<DeskState>()
    .with({ type: 'DeskAssigned' }, ({ data }) => ({ ...kept, assigneeId: data.assigneeId }))
    .with({ type: 'DeskUnassigned' }, () => ({ ...kept, assigneeId: null }))
    .with({ type: 'DeskNoted' }, ({ data }) => ({
      ...kept,
      notes: [...kept.notes, { id: data.noteId, authorId: data.authorId, isStruck: false }],
    }))
    .with({ type: 'DeskNoteStruck' }, ({ data }) => ({
      ...kept,
      notes: kept.notes.map((each) => (each.id === data.noteId ? { ...each, isStruck: true } : each)),
    }))
    .with({ type: 'DeskTagged' }, ({ data }) => ({ ...kept, tags: [...kept.tags, fingerprint(data.tag)] }))
    .with({ type: 'DeskUntagged' }, ({ data }) => ({ ...kept, tags: kept.tags.filter((each) => each !== fingerprint(data.tag)) }))
    .with({ type: 'DeskSnoozed' }, ({ data }) => ({ ...kept, snoozedUntil: data.until }))
    .with({ type: 'DeskWoken' }, { type: 'DeskMoved' }, () => ({ ...kept, snoozedUntil: null }))
    .exhaustive();
};

/** Decides commands on the office's work on an item of a queue and folds its events. */
export const decider: Decider<DeskState, DeskCommand, DeskEvent> = { initial, decide, evolve };

const deadlinesOf = (state: DeskState): readonly Deadline<'wake'>[] =>
  state.status === 'NONE' || state.snoozedUntil === null ? [] : [{ kind: 'wake', dueAt: state.snoozedUntil }];

/**
 * The aggregate of the office's work on an item of a queue: assignee, notes, tags, snooze time. The
 * id is the name of the item's stream.
 */
export const desk: Aggregate<DeskState, DeskCommand, DeskEvent> = {
  name: 'desk',
  decider,
  events: deskEvents,
  snapshotSchema: 1,
  subject: (_streamId, { data: { clientId, talentId, personId } }) => [clientId, talentId, personId].filter((uid) => uid !== null),
  deadlines: deadlinesOf,
};
