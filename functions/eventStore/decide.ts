import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type AccountState, account } from '#domain/account/account.ts';
import type { Actor, DecisionContext } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { limitOf, maySend } from '#domain/office/duties.ts';
import { limitAlone } from '#domain/office/fourEyes.ts';
import type { OfficeRole } from '#domain/office/roles.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { paths } from '../platform/firestorePaths.ts';
import { inOwnCode } from './faults.ts';
import { controlHead, isForTwo, isWatched, watchOf } from './fourEyes.ts';
import { assertAbsent, type FoundStream, foundBy, statesOf } from './guard.ts';
import type { CommandRequest, EventStore } from './request.ts';
import { type LoadedStream, loadStream } from './stream.ts';

const SYSTEM: Actor = { uid: 'system', role: 'system' };

/** What a command's batched read found. */
export type Found = {
  readonly control: DocumentSnapshot;
  readonly head: DocumentSnapshot;
  readonly accountHead: DocumentSnapshot;
  readonly reservation: DocumentSnapshot | undefined;
  readonly together: DocumentSnapshot | undefined;
  readonly turns: readonly DocumentSnapshot[];
  /** Which acts of the office need a second member. */
  readonly watches: DocumentSnapshot | undefined;
  /** The heads of the guard's streams. */
  readonly guarded: readonly DocumentSnapshot[];
};

/** The one batched read of a command. */
export const readFor = async ({ db }: EventStore, request: CommandRequest, streamId: string): Promise<Found> => {
  const { guard, sender } = request;
  const watched = isWatched(request);
  const accountId = sender === 'system' ? streamId : streamIdOf('account', sender.uid);
  const turnRefs = (guard?.turns ?? []).map((path) => db.doc(path));
  const [control, head, accountHead, ...others] = (await db.getAll(
    db.doc(paths.projectionControl),
    db.doc(paths.head(streamId)),
    db.doc(paths.head(accountId)),
    ...(guard?.reserve ? [db.doc(guard.reserve.path)] : []),
    ...(guard?.together ? [db.doc(guard.together.path)] : []),
    ...(watched ? [db.doc(controlHead)] : []),
    ...turnRefs,
    ...(guard?.streams ?? []).map((other) => db.doc(paths.head(streamIdOf(other.aggregate.name, other.entityId)))),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];
  const reservation = guard?.reserve && others.shift();
  const together = guard?.together && others.shift();
  const watches = watched ? others.shift() : undefined;
  const turns = others.splice(0, turnRefs.length);
  return { control, head, accountHead, reservation, together, watches, turns, guarded: others };
};

/** What a command comes to, by the state of its stream and of the guard's. */
export type Decided = {
  readonly events: readonly AnyEvent[];
  readonly stream: LoadedStream;
  readonly actor: Actor;
  readonly at: number;
  readonly states: readonly unknown[];
  readonly found: readonly FoundStream[];
};

/** Decides. Nothing is written. Throws DomainError for a refusal. */
export const decide = async (eventStore: EventStore, request: CommandRequest, found: Found): Promise<Decided> => {
  const { db, keys, now } = eventStore;
  const { aggregate, guard } = request;
  const { actor, approvalLimit, officeRoles } = await senderOf(eventStore, request, found.accountHead);
  const watch = await watchOf(eventStore, request, found.watches);
  const stream = await loadStream(db, keys, aggregate, found.head);
  // Where a second member decides on what is above a limit, the limit does not end it.
  const aloneUpTo = actor.confirmedBy === undefined ? limitAlone(watch, approvalLimit) : 0;
  const context: DecisionContext = { now: now(), actor, ids: [], approvalLimit: watch?.on ? null : approvalLimit, aloneUpTo, officeRoles };
  const states = guard ? await statesOf(eventStore, guard, found.guarded) : [];
  const command = guard?.complete?.(states, found.together?.data() ?? {}) ?? request.command;
  const events = inOwnCode(() => aggregate.decider.decide(command, stream.state, context) as AnyEvent[]);
  const decided = { events, stream, actor, at: context.now, states, found: [] };
  if (events.length === 0) return decided;
  if (isForTwo(request, watch, stream.state, approvalLimit)) throw new DomainError('second-needed');
  if (stream.version === 0) assertMayBegin(request);
  const others = guard ? await foundBy(eventStore, guard, found.together) : [];
  if (guard) await assertAbsent(eventStore, guard);
  guard?.check?.(states, context.now, others);
  if (guard?.reserve && found.reservation?.exists) throw new DomainError(guard.reserve.taken(found.reservation.data() ?? {}));
  return { ...decided, found: others };
};

/** An id that a sender invented names nothing, whatever the decider makes of an empty stream. */
const assertMayBegin = ({ aggregate, begins, guard }: CommandRequest): void => {
  if (begins === false || (aggregate.reserved && !guard?.reserve)) throw new DomainError('not-found');
};

type KnownSender = { readonly actor: Actor; readonly approvalLimit: number | null; readonly officeRoles: readonly OfficeRole[] };
const unlimited = (actor: Actor): KnownSender => ({ actor, approvalLimit: null, officeRoles: [] });

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
