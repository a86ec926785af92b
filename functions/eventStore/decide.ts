import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Actor, DecisionContext } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import { limitOf, maySend } from '#domain/office/duties.ts';
import { limitAlone } from '#domain/office/fourEyes.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { isEnded } from '#domain/people/account/endedSessions.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import { asProgramFault } from './faults.ts';
import { controlHead, isForTwo, isWatched, watchOf } from './fourEyes.ts';
import { knownIds } from './knownIds.ts';
import { pauseLook } from './pauses.ts';
import type { EventStore, RuledRequest } from './request.ts';
import {
  assertAbsent,
  type FoundStream,
  type FurtherRule,
  foundBy,
  headsOf,
  orderingPaths,
  type Rule,
  type RuleDocuments,
  statesIn,
} from './rule.ts';
import { type LoadedStream, loadStream } from './stream.ts';

const SYSTEM: Actor = { uid: 'system', role: 'system' };

/** What a command's batched read found. */
export type Found = {
  /** A rebuild pauses the projectors. */
  readonly isPaused: boolean;
  readonly head: DocumentSnapshot;
  readonly accountHead: DocumentSnapshot;
  /** Which acts of the office need a second member. */
  readonly watches: DocumentSnapshot | undefined;
  /** All documents of the read, by path. */
  readonly read: ReadonlyMap<string, DocumentSnapshot>;
  /** A document that a rule names. */
  at(path: string): DocumentSnapshot;
  /** By path, the documents that the command's events probably change. */
  readonly documents: ReadonlyMap<string, DocumentSnapshot>;
};

/** The documents that a rule names before it is checked. */
const namedBy = (rule: Rule): readonly string[] => [...headsOf(rule), ...orderingPaths(rule), ...(rule.documents ?? [])];

/** The one batched read of a command. */
export const readFor = async (eventStore: EventStore, request: RuledRequest, streamId: string): Promise<Found> => {
  const { db, following } = eventStore;
  const { rules, sender } = request;
  const watched = isWatched(request);
  const headPath = paths.head(streamId);
  const accountPath = sender === 'system' ? headPath : paths.head(streamIdOf('account', sender.uid));
  const expected = following.expectedKeys(request, knownIds(db, streamId) ?? {});
  const look = pauseLook(eventStore);
  const named = [...look.paths, headPath, accountPath, ...(watched ? [controlHead] : []), ...rules.flatMap(namedBy)];
  const wanted = [...new Set([...named, ...expected])];
  const read = await getMany(
    db,
    wanted.map((path) => db.doc(path)),
  );
  const byPath = new Map(read.map((document, index) => [wanted[index] as string, document]));
  const at = (path: string) => byPath.get(path) as DocumentSnapshot;
  const head = at(headPath);
  const fresh = expected.filter((path) => isAsNewAs(head, at(path)));
  return {
    head,
    at,
    read: byPath,
    isPaused: look.isPaused(at),
    accountHead: at(accountPath),
    watches: watched ? at(controlHead) : undefined,
    documents: new Map(fresh.map((path) => [path, at(path)])),
  };
};

/**
 * Whether a document has the events that the head has. One response has one time, unless the client
 * asked again for a part of it. The commit fails if the head is older than the document.
 */
const isAsNewAs = (head: DocumentSnapshot, document: DocumentSnapshot): boolean =>
  head.updateTime === undefined || !(document.readTime < head.updateTime);

/** A rule that was checked, with what its documents in the commit need. */
type Checked = {
  readonly rule: Rule;
  readonly states: readonly unknown[];
  readonly found: readonly FoundStream[];
  /** The turns that further rules named. */
  readonly turns: readonly DocumentSnapshot[];
};

/** What a command comes to, by the state of its stream and of its rules' streams. */
export type Decided = {
  readonly events: readonly AnyEvent[];
  readonly stream: LoadedStream;
  readonly actor: Actor;
  readonly at: number;
  readonly checked: readonly Checked[];
};

/** Decides. Nothing is written. Throws DomainError for a refusal. */
export const decide = async (eventStore: EventStore, request: RuledRequest, found: Found): Promise<Decided> => {
  const { db, keys, now } = eventStore;
  const { aggregate, rules } = request;
  const { actor, approvalLimit, officeRoles } = await senderOf(eventStore, request, found.accountHead);
  const watch = await watchOf(eventStore, request, found.watches);
  const stream = await loadStream(db, keys, aggregate, found.head);
  // Where a second member decides on what is above a limit, the limit does not end it.
  const aloneUpTo = actor.confirmedBy === undefined ? limitAlone(watch, approvalLimit) : 0;
  const context: DecisionContext = {
    now: now(),
    actor,
    approvalLimit: watch?.on ? null : approvalLimit,
    aloneUpTo,
    ...(officeRoles && { maySend: (name, type) => maySend(officeRoles, name, type) }),
  };
  const statesOf = statesIn(eventStore, found.at);
  const seen = await Promise.all(rules.map(async (rule) => ({ rule, states: await statesOf(rule) })));
  const documents: RuleDocuments = { get: (path) => found.at(path).data() };
  const completing = seen.find(({ rule }) => rule.fillCommand);
  const held = completing?.rule.sharedDocument && found.at(completing.rule.sharedDocument.path).data();
  const command = completing?.rule.fillCommand?.(completing.states, held ?? {}, documents) ?? request.command;
  const known = Object.assign({}, context, ...seen.map(({ rule, states }) => rule.addContext?.(states)));
  const events = asProgramFault(() => aggregate.decider.decide(command, stream.state, known) as AnyEvent[]);
  const decided = { events, stream, actor, at: context.now, checked: [] };
  if (events.length === 0) return decided;
  if (isForTwo(request, watch, stream.state, approvalLimit)) throw new DomainError('second-needed');
  if (stream.version === 0) assertMayBegin(request);
  const read = await Promise.all(
    seen.map(async ({ rule, states }) => {
      const [others, further] = await Promise.all([
        foundBy(eventStore, rule, rule.sharedDocument && found.at(rule.sharedDocument.path), found.read),
        readFurther(eventStore, rule.further?.(states, documents) ?? []),
        assertAbsent(eventStore, rule),
      ]);
      return { rule, states, found: others, further };
    }),
  );
  for (const { rule, states, found: others, further } of read) {
    rule.check?.(states, context.now, others, documents);
    further.check(context.now);
  }
  for (const { rule, states } of seen) {
    const held = rule.reserve && found.at(rule.reserve.path).data();
    const refusal = held && rule.reserve?.taken(held, states);
    if (refusal) throw new DomainError(refusal);
  }
  return { ...decided, checked: read.map(({ further, ...rule }) => ({ ...rule, turns: further.turns })) };
};

const readFurther = async (eventStore: EventStore, rules: readonly FurtherRule[]) => {
  const turns = rules.flatMap((rule) => rule.turns ?? []);
  const wanted = [...new Set([...rules.flatMap(headsOf), ...turns])];
  const reading = getMany(
    eventStore.db,
    wanted.map((path) => eventStore.db.doc(path)),
  );
  // What a turn orders is read after it, so that the commit fails if another command came between.
  if (turns.length > 0) await reading;
  const [read, others] = await Promise.all([
    reading,
    Promise.all(rules.map((rule) => foundBy(eventStore, rule))),
    Promise.all(rules.map((rule) => assertAbsent(eventStore, rule))),
  ]);
  const byPath = new Map(read.map((document, index) => [wanted[index] as string, document]));
  const at = (path: string) => byPath.get(path) as DocumentSnapshot;
  const states = await Promise.all(rules.map(statesIn(eventStore, at)));
  const documents: RuleDocuments = { get: () => undefined };
  const check = (now: number): void => {
    for (const [index, rule] of rules.entries()) rule.check?.(states[index] ?? [], now, others[index] ?? [], documents);
  };
  return { turns: turns.map(at), check };
};

/** An id that a sender invented names nothing, whatever the decider makes of an empty stream. */
const assertMayBegin = ({ aggregate, begins, rules }: RuledRequest): void => {
  if (begins === false || (aggregate.reserved && !rules.some(({ reserve }) => reserve))) throw new DomainError('not-found');
};

type KnownSender = { readonly actor: Actor; readonly approvalLimit: number | null; readonly officeRoles?: readonly OfficeRole[] };
const unlimited = (actor: Actor): KnownSender => ({ actor, approvalLimit: null });

/**
 * The sender as the log knows it now: a suspension, an ended session or a lost role counts at once,
 * although tokens live for an hour.
 */
const senderOf = async ({ db, keys }: EventStore, request: RuledRequest, accountHead: DocumentSnapshot): Promise<KnownSender> => {
  if (request.sender === 'system') return unlimited(SYSTEM);
  const { state } = (await loadStream(db, keys, account, accountHead)) as LoadedStream & { state: AccountState };
  const { uid, hasRequiredSecondFactor, signedInAt, confirmedBy } = request.sender;
  if (state.status === 'NONE') return unlimited({ uid, role: null });
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  if (state.suspended) throw new DomainError('account-suspended');
  if (signedInAt !== undefined && isEnded(state.ended, signedInAt)) throw new DomainError('session-ended');
  if (state.isAdmin && !hasRequiredSecondFactor) throw new DomainError('second-factor-missing');
  request.admit?.(state);
  if (!state.isAdmin) return unlimited({ uid, role: state.role });
  if (!maySend(state.officeRoles, request.aggregate.name, request.command.type)) throw new DomainError('role-missing');
  // Who confirmed has looked at the limit.
  if (confirmedBy) return { ...unlimited({ uid, role: 'office', confirmedBy }), officeRoles: state.officeRoles };
  return { actor: { uid, role: 'office' }, approvalLimit: limitOf(state), officeRoles: state.officeRoles };
};
