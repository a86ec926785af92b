import { MASK } from '#domain/audit/history.ts';
import { actOf, isLook, officeTypes } from '#domain/audit/journal.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, definitionOf, type EnvelopeNamed, type EventType } from '#domain/registry.ts';
import { proxyInWords } from '#domain/words/proxyWords.ts';
import type { DealEnvelope } from '../deal/dealEvents.ts';
import { dealPath } from '../deal/deals.ts';
import { invoicePath } from '../invoice/invoices.schema.ts';
import { type Documents, projector, type ReadModel, type Writes } from '../kernel/projector.ts';
import type { OfficeJournalRow } from './officeJournal.schema.ts';

type Act = EnvelopeNamed<(typeof officeTypes)[number]>;
type Said = Readonly<Record<string, unknown>>;

const textIn = (data: Said, field: string): string | null => (typeof data[field] === 'string' ? data[field] : null);
const yenIn = (data: Said | undefined, field: string): number | null => (typeof data?.[field] === 'number' ? data[field] : null);

/** An act about others: in a stream of the own account somebody acts for themself. */
const isOfOffice = ({ streamId, meta: { actor } }: AnyEnvelope): boolean =>
  actor.role === 'office' && parseStreamId(streamId).entityId !== actor.uid;

/** The document of the deal or of the invoice that an act is about. */
const documentOf = (event: AnyEnvelope): string | null => {
  const { aggregate } = parseStreamId(event.streamId);
  if (aggregate === 'offer') return dealPath('offers', event as DealEnvelope);
  if (aggregate === 'entry') return dealPath('entries', event as DealEnvelope);
  const number = aggregate === 'invoice' ? textIn(event.data, 'number') : null;
  return number === null ? null : invoicePath(number);
};

/**
 * The fee of an entry before its conclusion: that of the posting, where it names one and no range.
 */
const postedFee = (deal: ReadModel | undefined): number | null => {
  const { feeMin, feeMax } = (deal?.posted ?? {}) as { readonly feeMin?: number; readonly feeMax?: number };
  return feeMin !== undefined && feeMin === feeMax ? feeMin : null;
};

/**
 * Fields of events that say an amount: of a payment, of a file or an invoice, of a cancellation.
 */
const amountFields = ['yen', 'total', 'cancelFee'];
/** The amount that an act names; else that of the invoice or the deal. */
const amountOf = ({ type, data }: Act, known: ReadModel | undefined): number | null => {
  const named = amountFields.map((field) => yenIn(data, field)).find((yen) => yen !== null);
  return named ?? yenIn(known, 'total') ?? yenIn(known, type.includes('Bill') ? 'billFee' : 'fee') ?? postedFee(known);
};

/**
 * Reasons that a page of the office shows anyway. The others are opened in the history, on record.
 */
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
  // Why is what the office heard: how, and when.
  if (type === 'OfferAnsweredOnBehalf' || type === 'EntryAnsweredOnBehalf') return proxyInWords({ ...data, answer: data.proxyAnswer });
  const field = type === 'ReportSettled' ? 'note' : 'reason';
  const reason = textIn(data, field);
  return reason !== null && definitionOf(type).personalPaths.includes(field) && !shownReasons.has(type) ? MASK : reason;
};

/** Whom an act is about, beside those whom the event names: the person whose stream it is. */
const ownerOf = (streamId: string): Pick<OfficeJournalRow, 'clientId' | 'talentId' | 'personId'> => {
  const { aggregate, entityId } = parseStreamId(streamId);
  return {
    clientId: aggregate === 'client' ? entityId : null,
    talentId: ['talent', 'guardian', 'diary'].includes(aggregate) ? entityId : null,
    personId: aggregate === 'account' ? entityId : null,
  };
};

/**
 * The stream that was looked at, mended, or whose bills were exported: why is about the file, and
 * is not the client's to take away.
 */
const targetOf = ({ type, data }: Act): string | null => {
  if (type === 'AuditBillsExported') return data.clientId === null ? null : streamIdOf('client', data.clientId);
  return textIn(data, 'target') ?? textIn(data, 'streamId');
};

const recordAct = (event: AnyEnvelope, documents: Documents): Writes => {
  if (!isOfOffice(event)) return [];
  const done = event as Act;
  const { id, streamId, version, type, meta } = done;
  const data: Said = done.data;
  const owner = ownerOf(streamId);
  const path = documentOf(done);
  const act = actOf(type);
  const row: OfficeJournalRow = {
    ...(meta.actor.confirmedBy && { confirmedBy: meta.actor.confirmedBy }),
    ...{ id, uid: meta.actor.uid, type, act, isLook: isLook(act), streamId, version },
    jobId: textIn(data, 'jobId') ?? (type === 'JobForceClosed' ? parseStreamId(streamId).entityId : null),
    clientId: type === 'AuditBillsExported' ? null : (textIn(data, 'clientId') ?? owner.clientId),
    talentId: textIn(data, 'talentId') ?? textIn(data, 'ownerId') ?? owner.talentId,
    personId: textIn(data, 'uid') ?? owner.personId,
    target: targetOf(done),
    amount: amountOf(done, path === null ? undefined : documents.get(path)),
    reason: reasonOf(done),
    createdAt: meta.recordedAt,
  };
  return [[`officeJournal/${id}`, row]];
};

const keys = (event: AnyEnvelope): string[] => {
  const path = isOfOffice(event) ? documentOf(event) : null;
  return path === null ? [] : [path];
};

/**
 * Written in the commit of the act: who of the office did what. The document is of the same stream,
 * so that its amount is that of the moment.
 */
export const officeJournal = projector('officeJournal', 1, keys, Object.fromEntries(officeTypes.map((type) => [type, recordAct])));
