import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { ItemReaders } from '#domain/kernel/officeParts.ts';
import { email, identifier, instant } from '#domain/kernel/validation.ts';
import { type AuditCommand, audit as auditAggregate } from '#domain/office/audit/audit.ts';
import { auditFields, auditIdOf, savedLists } from '#domain/office/audit/fields.ts';
import type { Fields } from '#domain/office/audit/history.ts';
import { type JournalFilter, journalFilter } from '#domain/office/audit/journalFilter.ts';
import { isMasked, maskedFields } from '#domain/office/audit/masks.ts';
import { type ControlState, control } from '#domain/office/control/control.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type Message, messagePath } from '#projections/chat/chatRooms.schema.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { controlHead } from '../eventStore/fourEyes.ts';
import { decryptEvents } from '../eventStore/readEvents.ts';
import type { EventStore } from '../eventStore/request.ts';
import { loadStream } from '../eventStore/stream.ts';
import { requireOffice } from '../gate/admission.ts';
import { type Caller, commandIdSchema, signedInCallable } from '../gate/commandCallable.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';
import { readAroundJob } from './aroundJob.ts';
import { documentHistory, personalFields, valueAt } from './documentHistory.ts';
import { readAsOf, readHistory, readUpTo } from './history.ts';
import { readJournal, readJournalSums } from './journal.ts';
import { profileRefusals } from './profileRefusals.ts';
import { readersOf, subjectsOpened } from './streamPeople.ts';

/**
 * The message that a report names, as its document is now. It is no copy: it goes with its sender.
 */
const reportedMessage = async (db: Firestore, { data: { subjectId, messageId } }: EnvelopeNamed<'ReportMade'>): Promise<Fields> => {
  if (messageId === null) return {};
  const message = (await db.doc(messagePath(subjectId, messageId)).get()).data() as Message | undefined;
  return { messageText: message?.text ?? null, messagePictures: message?.pictures ?? [] };
};

/** The personal fields of an event; null after an erasure. Throws for private streams. */
const readPersonal = async ({ db, keys }: EventStore, streamId: string, version: number): Promise<Fields> => {
  const stored = (await db.doc(paths.event(streamId, version)).get()).data() as EventEnvelope | undefined;
  if (!stored) throw new DomainError('not-found');
  const fields = personalFields(stored);
  if (fields.length === 0) throw new DomainError('permission-denied');
  const [opened] = await decryptEvents([stored], keys);
  const values = Object.fromEntries(fields.map((field) => [field, valueAt(opened?.data ?? {}, field) ?? null]));
  return stored.type === 'ReportMade' ? { ...values, ...(await reportedMessage(db, opened as EnvelopeNamed<'ReportMade'>)) } : values;
};

/** The masked fields of a person's document after a version, decrypted; null if empty or erased. */
const readPersonalAsOf = async ({ db, keys }: EventStore, streamId: string, version: number): Promise<Fields> => {
  const { aggregate } = parseStreamId(streamId);
  if (!isMasked(aggregate)) throw new DomainError('permission-denied');
  const opened = await decryptEvents(await readUpTo(db, streamId, version), keys);
  const history = documentHistory();
  for (const event of opened) history.add(event, []);
  const shown = history.fields();
  return Object.fromEntries(maskedFields[aggregate].map((field) => [field, shown[field] || null]));
};

const { target: streamId, list, filter, hasWords, count, sha256, reason } = auditFields;
const asked = { commandId: commandIdSchema };
const page = { limit: z.int().min(1).max(200).default(100) };

const wire = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('history'),
    ...asked,
    streamId,
    from: z.int().min(1).default(1),
    ...page,
    purpose: z.enum(['VIEW', 'CSV']),
  }),
  z.strictObject({ type: z.literal('asOf'), ...asked, streamId, version: z.int().min(1).optional(), at: instant.optional() }),
  z.strictObject({
    type: z.literal('aroundJob'),
    ...asked,
    jobId: identifier,
    after: z
      .strictObject({ at: instant, id: z.string().max(300) })
      .nullable()
      .default(null),
    ...page,
    purpose: z.enum(['VIEW', 'CSV']),
  }),
  z.strictObject({
    type: z.literal('open'),
    ...asked,
    streamId,
    version: z.int().min(1),
    scope: auditFields.scope.default('EVENT'),
    reason,
  }),
  z.strictObject({
    type: z.literal('journal'),
    ...asked,
    filter: journalFilter,
    after: z
      .strictObject({ at: instant, amount: z.number().nullable(), id: z.string().max(300) })
      .nullable()
      .default(null),
    limit: z.int().min(1).max(100).default(100),
    purpose: z.enum(['VIEW', 'CSV']),
  }),
  // With the commandId of the page: both are one look, which is recorded once.
  z.strictObject({ type: z.literal('journalSums'), ...asked, filter: journalFilter }),
  z.strictObject({ type: z.literal('findAccount'), ...asked, email }),
  z.strictObject({ type: z.literal('profileRefusals'), uid: identifier }),
  z.strictObject({ type: z.literal('saveList'), ...asked, list, filter, hasWords, count, sha256, reason }),
]);
type Search = Extract<z.infer<typeof wire>, { type: 'findAccount' }>;
type Saving = Extract<z.infer<typeof wire>, { type: 'saveList' }>;
type Request = Exclude<z.infer<typeof wire>, { type: 'findAccount' | 'profileRefusals' | 'saveList' }>;

/** The target of a look at the journal: 「journal-office-1_2026-11-20_2026-11-20」. */
const journalOf = ({ uid, since, until }: JournalFilter): string => `journal-${[uid ?? 'all', since ?? '', until ?? ''].join('_')}`;

const recordOf = async ({ db }: Runtime, request: Request): Promise<AuditCommand> => {
  const requestId = request.commandId;
  if (request.type === 'open') {
    const { streamId: target, version, scope, reason } = request;
    return { type: 'openPersonal', requestId, target, version, scope, reason, subjects: await subjectsOpened(db, target, version, scope) };
  }
  if (request.type === 'journal') return { type: 'readHistory', requestId, target: journalOf(request.filter), purpose: request.purpose };
  if (request.type === 'journalSums') return { type: 'readHistory', requestId, target: journalOf(request.filter), purpose: 'VIEW' };
  if (request.type === 'aroundJob') return { type: 'readHistory', requestId, target: `around-${request.jobId}`, purpose: request.purpose };
  return { type: 'readHistory', requestId, target: request.streamId, purpose: request.type === 'asOf' ? 'AS_OF' : request.purpose };
};

/**
 * Records a look of a member of the office before anything is shown; if that fails, nothing is
 * shown. The decider checks the account in the log.
 */
export const recordLook = async (
  current: Runtime,
  caller: Pick<Caller, 'uid' | 'hasRequiredSecondFactor' | 'signedInAt'> & { readonly confirmedBy?: string },
  command: AuditCommand,
): Promise<void> => {
  const { uid, hasRequiredSecondFactor, signedInAt, confirmedBy } = caller;
  const executed = await executeCommand(current, {
    aggregate: auditAggregate,
    entityId: auditIdOf(uid, current.now()),
    command,
    commandId: command.requestId,
    sender: { uid, hasRequiredSecondFactor, signedInAt, ...(confirmedBy && { confirmedBy }) },
  });
  await announce(current, executed);
};

const answer = (current: Runtime, request: Request): Promise<unknown> => {
  const { db } = current;
  if (request.type === 'history') return readHistory(db, request.streamId, request.from, request.limit);
  if (request.type === 'asOf') return readAsOf(db, request.streamId, request);
  if (request.type === 'journal') return readJournal(db, request.filter, request.limit, request.after);
  if (request.type === 'journalSums') return readJournalSums(db, request.filter);
  if (request.type === 'aroundJob') return readAroundJob(db, request.jobId, request.after, request.limit);
  const { streamId: opened, version, scope } = request;
  return scope === 'EVENT' ? readPersonal(current, opened, version) : readPersonalAsOf(current, opened, version);
};

/**
 * The uid of the account with exactly this address, or null. Each search is recorded before its
 * answer, also without a hit: nobody tries addresses without a trace.
 */
const search = async (
  current: Runtime,
  caller: Caller,
  { commandId: requestId, email: typed }: Search,
): Promise<{ uid: string | null }> => {
  await requireOffice(current, caller, 'people');
  // The accounts server stores addresses in lower case.
  const accounts = current.db.collection('users').where('email', '==', typed.toLowerCase()).limit(1);
  const found = (await accounts.get()).docs[0]?.id ?? null;
  const target = found === null ? 'search-none' : `account-${found}`;
  await recordLook(current, caller, { type: 'readHistory', requestId, target, purpose: 'SEARCH' });
  return { uid: found };
};

/**
 * Records the file of a list before the browser saves it. If files of bills need a second member, a
 * list of invoices is refused: a file of bills can be asked for.
 */
const saveList = async (current: Runtime, caller: Caller, { commandId: requestId, ...saved }: Saving): Promise<null> => {
  const { db, keys } = current;
  await requireOffice(current, caller, savedLists[saved.list].part);
  if (saved.list === 'invoices') {
    const { state } = await loadStream(db, keys, control, await db.doc(controlHead).get());
    if ((state as ControlState).watches.EXPORT?.on) throw new DomainError('second-needed');
  }
  await recordLook(current, caller, { ...saved, requestId });
  return null;
};

const readersOfRequest = async ({ db }: Runtime, request: Request): Promise<ItemReaders> => {
  if (request.type === 'journal' || request.type === 'journalSums') return 'people';
  return request.type === 'aroundJob' ? 'deals' : readersOf(db, request.streamId);
};

/**
 * The office's reads of the log: a stream, everything around a job, a past state, the office's
 * journal, personal data for a reason; the search for an account by its whole address, and the
 * record of a saved list. They also work, and are recorded, while commands are stopped. What would
 * be refused shows no data of the log and is not recorded.
 */
export const audit = signedInCallable(
  'audit',
  wire,
  async (payload, caller): Promise<unknown> => {
    if (payload.type === 'findAccount') return search(runtime(), caller, payload);
    if (payload.type === 'saveList') return saveList(runtime(), caller, payload);
    if (payload.type === 'profileRefusals') {
      await requireOffice(runtime(), caller, 'people');
      return profileRefusals(runtime(), caller, payload.uid);
    }
    // The receipt answers a repeated look, without a look at the account. So this comes first.
    await requireOffice(runtime(), caller, await readersOfRequest(runtime(), payload));
    await recordLook(runtime(), caller, await recordOf(runtime(), payload));
    return answer(runtime(), payload);
  },
  { reads: true },
);
