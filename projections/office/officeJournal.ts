import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { MASK } from '#domain/office/audit/history.ts';
import { actOf, isLook, objectOf } from '#domain/office/audit/journal.ts';
import { officeTypes } from '#domain/office/audit/officeTypes.ts';
import { type AnyEnvelope, definitionOf, type EnvelopeNamed, type EventType } from '#domain/registry.ts';
import { proxyInWords } from '#domain/work/deal/proxyLabels.ts';
import type { DealEnvelope } from '../deal/dealEvents.ts';
import { dealPath } from '../deal/deals.ts';
import { invoicePath } from '../invoice/invoices.schema.ts';
import { type Documents, projector, type ReadModel, type Writes } from '../kernel/projector.ts';
import type { OfficeJournalRow } from './officeJournal.schema.ts';

type Act = EnvelopeNamed<(typeof officeTypes)[number]>;
type Said = Readonly<Record<string, unknown>>;

const textIn = (data: Said, field: string): string | null => (typeof data[field] === 'string' ? data[field] : null);
const yenIn = (data: Said | undefined, field: string): number | null => (typeof data?.[field] === 'number' ? data[field] : null);

/** Whether the act is about others. Acts on the member's own account are not recorded. */
const isOfOffice = ({ streamId, meta: { actor } }: AnyEnvelope): boolean =>
  actor.role === 'office' && parseStreamId(streamId).entityId !== actor.uid;

/** The document of the act's deal or invoice; null for other acts. */
const documentOf = (event: AnyEnvelope): string | null => {
  const { aggregate } = parseStreamId(event.streamId);
  if (aggregate === 'offer') return dealPath('offers', event as DealEnvelope);
  if (aggregate === 'entry') return dealPath('entries', event as DealEnvelope);
  const number = aggregate === 'invoice' ? textIn(event.data, 'number') : null;
  return number === null ? null : invoicePath(number);
};

/** The fee of an entry before conclusion: the posting's, if it is one value and no range. */
const postedFee = (deal: ReadModel | undefined): number | null => {
  const { feeMin, feeMax } = (deal?.posted ?? {}) as { readonly feeMin?: number; readonly feeMax?: number };
  return feeMin !== undefined && feeMin === feeMax ? feeMin : null;
};

/** Event fields with amounts: of a payment, a file or invoice, a cancellation. */
const amountFields = ['yen', 'total', 'cancelFee'];
/** The amount of the event, otherwise of the invoice or deal. */
const amountOf = ({ type, data }: Act, known: ReadModel | undefined): number | null => {
  for (const field of amountFields) {
    const named = yenIn(data, field);
    if (named !== null) return named;
  }
  return yenIn(known, 'total') ?? yenIn(known, type.includes('Bill') ? 'billFee' : 'fee') ?? postedFee(known);
};

/** Reasons that pages show. Opening another one in the history is recorded. */
const shownReasons: ReadonlySet<EventType> = new Set<EventType>([
  ...(['EntryAdminDisapproved', 'OfferForceClosed', 'EntryForceClosed', 'JobForceClosed', 'ReportSettled'] as const),
  ...(['OfferCancellationSettled', 'EntryCancellationSettled'] as const),
  ...(['OfferBillIgnored', 'EntryBillIgnored', 'OfferBillReopened', 'EntryBillReopened'] as const),
  ...(['ClientCertificationRevoked', 'AccountSuspended', 'AccountSuspensionLifted', 'OfficeDutiesSet'] as const),
  ...(['TalentSuspended', 'TalentUnpublished', 'TalentProfileReturned', 'ClientProfileReturned'] as const),
  ...(['InvoiceVoided', 'InvoicePaymentStruck', 'InvoiceCredited'] as const),
  ...(['ReviewTakenDown', 'ReviewRestored', 'MediaTakenDown', 'TalentPictureTakenDown'] as const),
]);

const reasonOf = ({ type, data }: Act): string | null => {
  // For an answer given for the cast, the reason is how and when the office received it.
  if (type === 'OfferAnsweredOnBehalf' || type === 'EntryAnsweredOnBehalf') return proxyInWords({ ...data, answer: data.proxyAnswer });
  const field = type === 'ReportSettled' ? 'note' : 'reason';
  const reason = textIn(data, field);
  return reason !== null && definitionOf(type).personalPaths.includes(field) && !shownReasons.has(type) ? MASK : reason;
};

/** The person of the stream, in addition to those in the event. */
const ownerOf = (streamId: string): Pick<OfficeJournalRow, 'clientId' | 'talentId' | 'personId'> => {
  const { aggregate, entityId } = parseStreamId(streamId);
  return {
    clientId: aggregate === 'client' ? entityId : null,
    talentId: ['talent', 'guardian', 'diary'].includes(aggregate) ? entityId : null,
    personId: aggregate === 'account' ? entityId : null,
  };
};

/**
 * The stream that was read, repaired or exported, or the list that was saved. A reason for an
 * export is about the file, so it is not erased with the client.
 */
const targetOf = ({ type, data }: Act): string | null => {
  if (type === 'AuditBillsExported') return data.clientId === null ? null : streamIdOf('client', data.clientId);
  // A list is no stream. Its name in the place of one finds all its files.
  if (type === 'AuditListSaved') return `${data.list}-list`;
  return textIn(data, 'target') ?? textIn(data, 'streamId');
};

const objectsOf = ({ streamId, jobId, clientId, talentId, personId, target }: Omit<OfficeJournalRow, 'objects'>, data: Said): string[] => {
  const objects = new Set([objectOf(streamId)]);
  if (target !== null) objects.add(objectOf(target));
  if (jobId !== null) objects.add(streamIdOf('job', jobId));
  for (const uid of [clientId, talentId, personId]) if (uid !== null) objects.add(streamIdOf('account', uid));
  if (Array.isArray(data.subjects)) for (const uid of data.subjects as readonly string[]) objects.add(streamIdOf('account', uid));
  return [...objects];
};

const recordAct = (event: AnyEnvelope, documents: Documents): Writes => {
  if (!isOfOffice(event)) return [];
  const done = event as Act;
  const { id, streamId, version, type, meta } = done;
  const data: Said = done.data;
  const owner = ownerOf(streamId);
  const path = documentOf(done);
  const act = actOf(type);
  const row: Omit<OfficeJournalRow, 'objects'> = {
    ...(meta.actor.confirmedBy && { confirmedBy: meta.actor.confirmedBy }),
    id,
    uid: meta.actor.uid,
    type,
    act,
    isLook: isLook(act),
    streamId,
    version,
    jobId: textIn(data, 'jobId') ?? (type === 'JobForceClosed' ? parseStreamId(streamId).entityId : null),
    clientId: type === 'AuditBillsExported' ? null : (textIn(data, 'clientId') ?? owner.clientId),
    talentId: textIn(data, 'talentId') ?? textIn(data, 'ownerId') ?? owner.talentId,
    personId: textIn(data, 'uid') ?? owner.personId,
    target: targetOf(done),
    amount: amountOf(done, path === null ? undefined : documents.get(path)),
    invoice: parseStreamId(streamId).aggregate === 'invoice' ? textIn(data, 'number') : null,
    reason: reasonOf(done),
    createdAt: meta.recordedAt,
  };
  return [[`officeJournal/${id}`, { ...row, objects: objectsOf(row, data) }]];
};

const keys = (event: AnyEnvelope): string[] => {
  const path = isOfOffice(event) ? documentOf(event) : null;
  return path === null ? [] : [path];
};

/** Writes officeJournal/{eventId} with the amount of that moment. */
export const officeJournal = projector('officeJournal', keys, Object.fromEntries(officeTypes.map((type) => [type, recordAct])));
