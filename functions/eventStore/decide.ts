import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Actor, DecisionContext } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import { limitOf, maySend } from '#domain/office/duties.ts';
import { limitAlone } from '#domain/office/fourEyes.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import { inOwnCode } from './faults.ts';
import { controlHead, isForTwo, isWatched, watchOf } from './fourEyes.ts';
import { assertAbsent, type FoundStream, type FurtherGuard, foundBy, type Guard, type GuardDocuments, statesOf } from './guard.ts';
import { knownIds } from './knownIds.ts';
import { pauseLook } from './pauses.ts';
import type { CommandRequest, EventStore, GuardedRequest } from './request.ts';
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
  /** A document that the guard names. */
  at(path: string): DocumentSnapshot;
  /** By path, the documents that the command's events probably change. */
  readonly documents: ReadonlyMap<string, DocumentSnapshot>;
};

/** The paths of the heads of a guard's streams. */
const headsOf = ({ streams }: Pick<Guard, 'streams'>): readonly string[] =>
  streams.map(({ aggregate, entityId }) => paths.head(streamIdOf(aggregate.name, entityId)));

/** The documents that a guard names before it is checked. */
const namedBy = (guard: Guard): readonly string[] => [
  ...headsOf(guard),
  ...[guard.reserve?.path, guard.together?.path].filter((path) => path !== undefined),
  ...(guard.turns ?? []),
  ...(guard.documents ?? []),
];

/** The one batched read of a command. */
export const readFor = async (eventStore: EventStore, request: GuardedRequest, streamId: string): Promise<Found> => {
  const { db, following } = eventStore;
  const { guard, sender } = request;
  const watched = isWatched(request);
  const headPath = paths.head(streamId);
  const accountPath = sender === 'system' ? headPath : paths.head(streamIdOf('account', sender.uid));
  const expected = following.expectedKeys(request, knownIds(db, streamId) ?? {});
  const look = pauseLook(eventStore);
  const named = [...look.paths, headPath, accountPath, ...(watched ? [controlHead] : []), ...(guard ? namedBy(guard) : [])];
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
    ...{
      head,
      at,
      read: byPath,
      isPaused: look.isPaused(at),
      accountHead: at(accountPath),
      watches: watched ? at(controlHead) : undefined,
    },
    documents: new Map(fresh.map((path) => [path, at(path)])),
  };
};

/**
 * Whether a document has the events that the head has. One response has one time, unless the client
 * asked again for a part of it. The commit fails if the head is older than the document.
 */
const isAsNewAs = (head: DocumentSnapshot, document: DocumentSnapshot): boolean =>
  head.updateTime === undefined || !(document.readTime < head.updateTime);

/** What a command comes to, by the state of its stream and of the guard's. */
export type Decided = {
  readonly events: readonly AnyEvent[];
  readonly stream: LoadedStream;
  readonly actor: Actor;
  readonly at: number;
  readonly states: readonly unknown[];
  readonly found: readonly FoundStream[];
  /** The turns that a further rule named. */
  readonly turns: readonly DocumentSnapshot[];
};

/** Decides. Nothing is written. Throws DomainError for a refusal. */
export const decide = async (eventStore: EventStore, request: GuardedRequest, found: Found): Promise<Decided> => {
  const { db, keys, now } = eventStore;
  const { aggregate, guard } = request;
  const { actor, approvalLimit, officeRoles } = await senderOf(eventStore, request, found.accountHead);
  const watch = await watchOf(eventStore, request, found.watches);
  const stream = await loadStream(db, keys, aggregate, found.head);
  // Where a second member decides on what is above a limit, the limit does not end it.
  const aloneUpTo = actor.confirmedBy === undefined ? limitAlone(watch, approvalLimit) : 0;
  const context: DecisionContext = {
    ...{ now: now(), actor, approvalLimit: watch?.on ? null : approvalLimit, aloneUpTo },
    ...(officeRoles && { maySend: (name, type) => maySend(officeRoles, name, type) }),
  };
  const states = guard ? await statesOf(eventStore, guard, headsOf(guard).map(found.at)) : [];
  const documents: GuardDocuments = { get: (path) => found.at(path).data() };
  const together = guard?.together && found.at(guard.together.path);
  const command = guard?.complete?.(states, together?.data() ?? {}, documents) ?? request.command;
  const events = inOwnCode(() => aggregate.decider.decide(command, stream.state, context) as AnyEvent[]);
  const decided = { events, stream, actor, at: context.now, states, found: [], turns: [] };
  if (events.length === 0) return decided;
  if (isForTwo(request, watch, stream.state, approvalLimit)) throw new DomainError('second-needed');
  if (stream.version === 0) assertMayBegin(request);
  if (!guard) return decided;
  const [others, further] = await Promise.all([
    foundBy(eventStore, guard, together, found.read),
    readFurther(eventStore, guard.further?.(states, documents)),
    assertAbsent(eventStore, guard),
  ]);
  guard.check?.(states, context.now, others, documents);
  further?.check(context.now);
  const reservation = guard.reserve && found.at(guard.reserve.path);
  if (guard.reserve && reservation?.exists) throw new DomainError(guard.reserve.taken(reservation.data() ?? {}));
  return { ...decided, found: others, turns: further?.turns ?? [] };
};

/** Reads what a further rule names. */
const readFurther = async (eventStore: EventStore, guard: FurtherGuard | undefined) => {
  if (!guard) return undefined;
  const { db } = eventStore;
  const { streams, turns = [] } = guard;
  const [read, others] = await Promise.all([
    getMany(
      db,
      [...headsOf(guard), ...turns].map((path) => db.doc(path)),
    ),
    foundBy(eventStore, guard),
    assertAbsent(eventStore, guard),
  ]);
  const states = await statesOf(eventStore, guard, read.slice(0, streams.length));
  const documents: GuardDocuments = { get: () => undefined };
  return { turns: read.slice(streams.length), check: (now: number) => guard.check?.(states, now, others, documents) };
};

/** An id that a sender invented names nothing, whatever the decider makes of an empty stream. */
const assertMayBegin = ({ aggregate, begins, guard }: GuardedRequest): void => {
  if (begins === false || (aggregate.reserved && !guard?.reserve)) throw new DomainError('not-found');
};

type KnownSender = { readonly actor: Actor; readonly approvalLimit: number | null; readonly officeRoles?: readonly OfficeRole[] };
const unlimited = (actor: Actor): KnownSender => ({ actor, approvalLimit: null });

/**
 * The sender as the log knows it now: a suspension or a lost role counts at once, although tokens
 * live for an hour.
 */
const senderOf = async ({ db, keys }: EventStore, request: CommandRequest, accountHead: DocumentSnapshot): Promise<KnownSender> => {
  if (request.sender === 'system') return unlimited(SYSTEM);
  const { state } = (await loadStream(db, keys, account, accountHead)) as LoadedStream & { state: AccountState };
  const { uid, isGoodForOffice, confirmedBy } = request.sender;
  if (state.status === 'NONE') return unlimited({ uid, role: null });
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  if (state.suspended) throw new DomainError('account-suspended');
  if (state.isAdmin && !isGoodForOffice) throw new DomainError('second-factor-missing');
  request.admit?.(state);
  if (!state.isAdmin) return unlimited({ uid, role: state.role });
  if (!maySend(state.officeRoles, request.aggregate.name, request.command.type)) throw new DomainError('role-missing');
  // Who confirmed has looked at the limit.
  if (confirmedBy) return { ...unlimited({ uid, role: 'office', confirmedBy }), officeRoles: state.officeRoles };
  return { actor: { uid, role: 'office' }, approvalLimit: limitOf(state), officeRoles: state.officeRoles };
};
