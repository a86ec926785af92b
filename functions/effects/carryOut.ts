import { DomainError } from '#domain/kernel/domainError.ts';
import { type AggregateName, parseStreamId } from '#domain/kernel/identifiers.ts';
import { commandOf } from '#domain/office/countersign/asked.ts';
import { countersign } from '#domain/office/countersign/countersign.ts';
import { aggregateNamed, type EnvelopeNamed } from '#domain/registry.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { announce } from '../delivery/announce.ts';
import { unpark } from '../delivery/parking.ts';
import { subscriptions } from '../delivery/publish.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { standing } from '../eventStore/openDeadlines.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import type { Executed } from '../eventStore/request.ts';
import type { RulesByIds } from '../eventStore/rule.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { rulesOf } from '../rules/dealRules.ts';
import { fireDeadline } from './deadlines/fireDeadline.ts';
import type { Mail } from './mail/mails.ts';

type Confirmed = EnvelopeNamed<'CountersignConfirmed'>;
type Asked = EnvelopeNamed<'CountersignAsked'>;

/** The rules of the callables. The second member is the other approver. */
const rulesFor =
  (aggregate: AggregateName, entityId: string, command: { readonly type: string }, uid: string): RulesByIds =>
  (ids) => {
    const deal = [offer, entry].find(({ name }) => name === aggregate);
    return deal ? rulesOf({ deal, entityId, command, uid, ids }, 'otherApprover') : [];
  };

/** Sends the requested command for its member. Its id is made of the event's: it runs once. */
const execute = async (runtime: Runtime, { id, streamId, meta, data }: Confirmed): Promise<Executed> => {
  const [first] = await decryptEvents(await readStored(runtime.db, streamId, 1, 1), runtime.keys);
  const asked = first as Asked;
  const { aggregate, entityId } = parseStreamId(data.target);
  const command = commandOf(
    aggregate,
    { ...asked.data.command, type: String(asked.data.command.type) },
    asked.data.reason ?? '',
    asked.meta.commandId,
  );
  return executeCommand(runtime, {
    aggregate: aggregateNamed(aggregate),
    entityId,
    command,
    commandId: `confirmed_${id}`,
    sender: { uid: data.askedBy, hasRequiredSecondFactor: true, confirmedBy: data.confirmedBy },
    causationId: id,
    correlationId: meta.correlationId,
    rules: rulesFor(aggregate, entityId, command, data.askedBy),
  });
};

/** Records the result in the request's stream. */
const end = async (runtime: Runtime, { id, streamId, meta }: Confirmed, code: string | null): Promise<void> => {
  const command = code === null ? { type: 'finish' } : { type: 'lapse', refusedWith: code };
  const { entityId } = parseStreamId(streamId);
  const because = { causationId: id, correlationId: meta.correlationId };
  const request = { aggregate: countersign, entityId, command, commandId: `ended_${id}`, sender: 'system' as const, ...because };
  await announce(runtime, await executeCommand(runtime, request));
};

/**
 * Carries out an act that a second member confirmed. If the command is refused, the request ends
 * with the refusal's code. After a crash it runs again; the command's receipt prevents a second
 * effect. An export is fetched by the member who asked.
 */
export const carryOutConfirmed = async (runtime: Runtime, event: Confirmed): Promise<void> => {
  if (event.data.act === 'EXPORT') return;
  try {
    const executed = await execute(runtime, event);
    await announce(runtime, executed);
    // No event: another member did the same in the meantime.
    const isDone = executed.types.length > 0 || executed.isRepeated === true;
    await end(runtime, event, isDone ? null : 'status-conflict');
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'aborted') throw error;
    await end(runtime, event, error.code);
  }
};

// Repairs by the office. Each reads the current state, so a repeated delivery changes nothing.

type Unparking = EnvelopeNamed<'OperationStreamRetried' | 'OperationEventDiscarded'>;

/**
 * Un-parks the stream if it is still parked at the version that the office saw, and publishes a
 * message for it. An event that fails again parks the stream again.
 */
export const resumeStream = async (
  { db, publish, now }: Runtime,
  { type, data: { subscription, streamId, parkedAt } }: Unparking,
): Promise<void> => {
  // Older events name subscriptions that no longer exist.
  const name = subscriptions.find((each) => each === subscription);
  if (!name) return;
  const moved = await unpark(db, name, streamId, { discard: type === 'OperationEventDiscarded', parkedAt, now: now() });
  if (!moved) return;
  const head = (await db.doc(paths.head(streamId)).get()).data() as Head | undefined;
  if (head) await publish({ streamId, version: head.version });
};

/** Queues a mail again that was given up, with all its attempts. */
export const sendAgain = async (
  { db, now, wakeMailSender }: Runtime,
  { data: { mailId } }: EnvelopeNamed<'OperationMailResent'>,
): Promise<void> => {
  const ref = db.doc(paths.mail(mailId));
  const queued = await db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data() as Mail | undefined;
    if (mail?.state !== 'FAILED') return false;
    transaction.update(ref, { state: 'PENDING', attempts: 0, dueAt: now(), updatedAt: now() });
    return true;
  });
  if (queued) await wakeMailSender({ mailId });
};

/** Rings an overdue deadline, or arms it with a new task name: a used one is blocked for a day. */
export const rearm = async (
  runtime: Runtime,
  { data: { deadlineId }, version }: EnvelopeNamed<'OperationDeadlineRearmed'>,
): Promise<void> => {
  const deadline = await standing(runtime.db, deadlineId);
  if (deadline) await fireDeadline(runtime, { ...deadline, hop: version * 1_000 });
};
