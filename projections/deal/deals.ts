import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { actOf } from '#domain/office/audit/journal.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';
import { type Row, rowsByEvent, stampsOf, type Table } from '#domain/work/deal/row.ts';
import { lastDay, type SheetTemplate } from '#domain/work/deal/sheet.ts';
import { type Documents, type Projector, projector, type ReadModel, type Write, type Writes } from '../kernel/projector.ts';
import type { DealEnvelope } from './dealEvents.ts';
import { type DealCollection, dealDocument, sameFields } from './deals.schema.ts';
import type { Entry } from './entries.schema.ts';
import { changedFee } from './feeChangelogs.ts';
import type { Offer } from './offers.schema.ts';
import { readsTerms, termsAfter, versionMade } from './terms.ts';

export const noStamps = <T extends Table>(table: T) => sameFields(stampsOf(table), null);

let lastStreamId = '';
let lastJobId = '';
let lastPath = '';

export const dealPath = (collection: DealCollection, { streamId, data: { jobId } }: DealEnvelope): string => {
  // A replay asks for the same deal often. Reusing the same text speeds up the map look-up. A
  // stream is in one collection.
  if (streamId !== lastStreamId || jobId !== lastJobId) {
    lastPath = dealDocument(collection, jobId, parseStreamId(streamId).entityId);
    lastStreamId = streamId;
    lastJobId = jobId;
  }
  return lastPath;
};

export const notCalledOff = {
  cancellation: null,
  calledOffBy: null,
  settleBy: null,
  cancelCode: null,
  cancelFeeMax: null,
  cancelFee: null,
  cancellationReason: null,
} as const;

/** An offer's or an entry's event, by its name without the kind. */
type DealEvent<Name extends string> = EnvelopeNamed<Extract<EventType, `Offer${Name}` | `Entry${Name}`>>;
type DealEventName = EventType extends infer Type ? (Type extends `Offer${infer Name}` ? Name : never) : never;

export const ended = ({ data: { reasonCode, reason } }: { readonly data: Pick<Offer, 'reasonCode' | 'reason'> }) => ({
  reasonCode,
  reason,
});

/** The new fee and end. */
export const changedTerms = (event: EnvelopeNamed<'OfferTermsChanged' | 'EntryTermsChanged' | 'OfferCounterAgreed'>) => ({
  ...changedFee(event),
  scheduleToClose: event.data.scheduleToClose,
});

/** The changes of events that offers and entries share. `at`: time of recording (ms). */
const sharedChanges = {
  Approved: ({ data: { prices } }) => ({ prices }),
  FeeChanged: changedFee,
  ScheduleChanged: ({ data: { scheduleToClose } }) => ({ scheduleToClose }),
  TermsChanged: changedTerms,
  AdminApproved: ({ data: { feeUpTo } }) => ({ feeUpTo }),
  ChangeAdminApproved: ({ data: { feeUpTo } }) => ({ feeUpTo }),
  Refused: ended,
  AdminDisapproved: ({ data: { reason } }) => ({ reason }),
  ForceClosed: ({ data: { reason }, meta: { actor } }) => ({ adminCancelReason: reason, adminCancelBy: actor.uid }),
  CancellationRequested: ({ data: { calledOffBy, settleBy, cancelCode, cancelFeeMax, reason } }) => ({
    cancellation: 'ASKED',
    calledOffBy,
    settleBy,
    cancelCode,
    cancelFeeMax,
    cancelFee: null,
    cancellationReason: reason,
  }),
  CancellationReminded: () => ({ cancellation: 'REMINDED' }),
  CancellationWithdrawn: () => notCalledOff,
  CancellationDismissed: () => notCalledOff,
  CancellationSettled: ({ data: { cancelFee, reason }, meta: { actor } }) => ({
    cancellation: 'SETTLED',
    cancelFee,
    adminCancelReason: reason,
    adminCancelBy: actor.uid,
  }),
  BillClaimed: ({ data: { billId } }, at) => ({ billStatus: 'CLAIMED', billApplyedAt: at, billIgnoredAt: null, isBill: true, billId }),
  BillIgnored: (_, at) => ({ billStatus: 'IGNORED', billApplyedAt: null, billIgnoredAt: at, isBill: false, billId: null }),
  BillReopened: () => ({ billStatus: 'UNCLAIMED', billApplyedAt: null, billIgnoredAt: null, isBill: false, billId: null }),
} satisfies { readonly [Name in DealEventName]?: (event: DealEvent<Name>, at: number) => Partial<Offer & Entry> };

/** The fields that an event changes beside status and stamp. `at`: time of recording (ms). */
type Change = (event: never, at: number) => ReadModel;
type WithTerms = { readonly sheet?: Pick<SheetTemplate, 'workDays'> | null; readonly scheduleToClose?: number | null };
const workEndOf = ({ sheet, scheduleToClose }: WithTerms): string | null =>
  typeof scheduleToClose === 'number' ? lastDay(sheet ?? { workDays: [] }, scheduleToClose) : null;

type Rows = {
  readonly collection: DealCollection;
  /** The deal table: the next status and the stamp of each event. */
  readonly table: Table;
  /** The events that can begin a deal, and the initial document. */
  readonly beginnings: readonly EventType[];
  readonly begun: (event: never, documents: Documents) => ReadModel;
  /** The changes of the events that only this kind of deals has. */
  readonly changes: { readonly [Type in EventType]?: Change };
};

/**
 * Builds the projector of a deal's document from the deal table and changes of single events. Only
 * a first event reads the sources of cards, and only a change of terms reads the document.
 */
export const dealProjector = ({ collection, table, beginnings, begun, changes }: Rows): Projector => {
  const rows = rowsByEvent(table);
  const keys = (event: AnyEnvelope) => {
    if (!beginnings.includes(event.type))
      return readsTerms(event.type) && rows.has(event.type) ? [dealPath(collection, event as DealEnvelope)] : [];
    const { jobId, clientId, talentId } = (event as DealEnvelope).data;
    return [dealPath(collection, event as DealEnvelope), `jobs/${jobId}`, `talents/${talentId}`, `clients/${clientId}`];
  };
  const reaction = ({ event: type, to, stamp, bills, clock }: Row, change: Change | undefined) => {
    const isBeginning = (beginnings as readonly string[]).includes(type);
    const reads = isBeginning || readsTerms(type);
    // The end of the deal also ends an objection.
    const endsObjection = to !== undefined && !table.disputeProxy?.from.includes(to);
    return (event: DealEnvelope, documents: Documents): Writes => {
      const path = dealPath(collection, event);
      const at = event.meta.recordedAt;
      const found = reads ? documents.get(path) : undefined;
      const fields: ReadModel = { ...change?.(event as never, at) };
      const said = event.data as Readonly<Record<string, unknown>>;
      if (stamp !== undefined) fields[stamp] = said[stamp] ?? at;
      const billed = bills && (said[bills] as number);
      // The bill belongs to the month of the deal's end.
      if (billed && stamp) {
        const billFee = billed + ((said.serviceFee as number | undefined) ?? 0);
        Object.assign(fields, { billFee, billStatus: 'UNCLAIMED', closedAt: fields[stamp] });
      }
      if (to !== undefined) {
        fields.status = to;
        // Each status waits for its own answer, or for none.
        fields.answerDue = said.answerDue ?? null;
        fields.decideBy = said.decideBy ?? null;
        if (endsObjection) fields.proxyStage = null;
      } else if (clock === 'stopped') fields.answerDue = null;
      else if (said.answerDue) fields.answerDue = said.answerDue;
      fields.updatedAt = at;
      fields.version = event.version;
      Object.assign(fields, termsAfter(event, found));
      if ('sheet' in fields || 'scheduleToClose' in fields) {
        const { sheet, scheduleToClose } = (found ?? {}) as WithTerms;
        fields.workEndsOn = workEndOf({ sheet, scheduleToClose, ...fields });
      }
      // An offer may begin with an inquiry: then the document exists.
      const version = versionMade(event, fields, found);
      const own: Write = isBeginning && !found ? [path, Object.assign(begun(event as never, documents), fields)] : [path, fields, 'fields'];
      return version ? [own, version] : [own];
    };
  };
  const changeOf = (type: string): Change | undefined =>
    changes[type as EventType] ?? (sharedChanges as Readonly<Record<string, Change>>)[actOf(type)];
  const reactions = [...rows].map(([event, row]) => [event, reaction(row, changeOf(event))]);
  return projector(collection, keys, Object.fromEntries(reactions));
};

/** The fields of a deal without answers of the office for the cast. */
export const notAnswered = { proxyStage: null, proxy: null } as const;
