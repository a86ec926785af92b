import { type Row, stampsOf, type Table } from '#domain/deal/row.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';
import { type Documents, type Projector, projector, type ReadModel, type Writes } from '../kernel/projector.ts';
import type { DealEnvelope } from './dealEvents.ts';
import { type DealCollection, dealDocument, sameFields } from './deals.schema.ts';
import { readsTerms, termsAfter, versionMade } from './terms.ts';

/** No step of the table has been taken yet. */
export const noStamps = <T extends Table>(table: T) => sameFields(stampsOf(table), null);

let lastStreamId = '';
let lastJobId = '';
let lastPath = '';

export const dealPath = (collection: DealCollection, { streamId, data: { jobId } }: DealEnvelope): string => {
  // A replay asks for the same deal again and again; the same text object spares it most of the
  // look-up. A stream is in one collection.
  if (streamId !== lastStreamId || jobId !== lastJobId) {
    lastPath = dealDocument(collection, jobId, parseStreamId(streamId).entityId);
    lastStreamId = streamId;
    lastJobId = jobId;
  }
  return lastPath;
};

/** What an event changes beside status and stamp; `at`: when it was recorded. */
type Change = (event: never, at: number) => ReadModel;
type Rows = {
  readonly collection: DealCollection;
  /** The domain's table: the status that follows an event, and the stamp that it leaves. */
  readonly table: Table;
  /** The events that may begin a deal, and the document of which nothing has happened yet. */
  readonly beginnings: readonly EventType[];
  readonly begun: (event: never, documents: Documents) => ReadModel;
  readonly changes: { readonly [Type in EventType]?: Change };
};

/**
 * Follows deals by the domain's table and by what else single events change. Only an event that
 * begins a deal reads the sources of its cards, and only a change of terms the deal's document.
 */
export const dealProjector = ({ collection, table, beginnings, begun, changes }: Rows): Projector => {
  const handled = new Set<string>(Object.values(table).map(({ event }) => event));
  const keys = (event: AnyEnvelope) => {
    if (!beginnings.includes(event.type))
      return readsTerms(event) && handled.has(event.type) ? [dealPath(collection, event as DealEnvelope)] : [];
    const { jobId, clientId, talentId } = (event as DealEnvelope).data;
    return [dealPath(collection, event as DealEnvelope), `jobs/${jobId}`, `talents/${talentId}`, `clients/${clientId}`];
  };
  const reaction =
    ({ to, stamp, bills }: Row, change: Change | undefined) =>
    (event: DealEnvelope, documents: Documents): Writes => {
      const path = dealPath(collection, event);
      const at = event.meta.recordedAt;
      const fields: ReadModel = { ...change?.(event as never, at) };
      const said = event.data as Readonly<Record<string, unknown>>;
      if (stamp !== undefined) fields[stamp] = said[stamp] ?? at;
      const billFee = bills && (said[bills] as number);
      // The bill's month is that of the deal's end, however it came.
      if (billFee && stamp) Object.assign(fields, { billFee, billStatus: 'UNCLAIMED', closedAt: fields[stamp] });
      if (to !== 'same') {
        fields.status = to;
        // Each status waits for its own answer or for none.
        fields.answerDue = said.answerDue ?? null;
        // An objection ends with the deal.
        if (!table.disputeProxy?.from.includes(to)) fields.proxyStage = null;
      } else if (said.answerDue) fields.answerDue = said.answerDue;
      fields.updatedAt = at;
      fields.version = event.version;
      const found = documents.get(path);
      Object.assign(fields, termsAfter(event, found));
      // An offer may begin with an inquiry: what is there already is gone on with.
      const isNew = beginnings.includes(event.type) && !found;
      const shown = isNew ? begun(event as never, documents) : found;
      const version = versionMade(event, { ...shown, ...fields });
      return [isNew ? [path, { ...shown, ...fields }] : [path, fields, 'fields'], ...version];
    };
  const reactions = Object.values(table).map((row) => [row.event, reaction(row, changes[row.event as EventType])]);
  return projector(collection, 3, keys, Object.fromEntries(reactions));
};

/** Nobody has called the deal off. */
export const notCalledOff = {
  ...{ cancellation: null, calledOffBy: null, cancelCode: null, cancelFeeMax: null, cancelFee: null, cancellationReason: null },
} as const;

type CalledOff = Pick<EnvelopeNamed<'OfferCancellationRequested'>['data'], 'calledOffBy' | 'cancelCode' | 'cancelFeeMax' | 'reason'>;

/** How a deal that was called off stands. */
export const cancelChanges = {
  requested: ({ calledOffBy, cancelCode, cancelFeeMax, reason }: CalledOff) =>
    ({ cancellation: 'ASKED', calledOffBy, cancelCode, cancelFeeMax, cancelFee: null, cancellationReason: reason }) as const,
  settled: (cancelFee: number, adminCancelReason: string | null, adminCancelBy: string | null) =>
    ({ cancellation: 'SETTLED', cancelFee, adminCancelReason, adminCancelBy }) as const,
};

/** The office has answered nothing on the cast's behalf. */
export const notAnswered = { proxyStage: null, proxy: null } as const;

/** Where a closed deal's bill stands, and the stamps that go with it. */
export const billChanges = {
  claimed: (billId: string | null, at: number) =>
    ({ billStatus: 'CLAIMED', billApplyedAt: at, billIgnoredAt: null, isBill: true, billId }) as const,
  ignored: (at: number) => ({ billStatus: 'IGNORED', billApplyedAt: null, billIgnoredAt: at, isBill: false, billId: null }) as const,
  reopened: () => ({ billStatus: 'UNCLAIMED', billApplyedAt: null, billIgnoredAt: null, isBill: false, billId: null }) as const,
};
