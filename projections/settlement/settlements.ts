import type { SettlementEvent } from '#domain/money/settlement/events.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { otherSide } from '#domain/talk/chat/state.ts';
import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type Settlement, settlementPath } from './settlements.schema.ts';

type SettlementEnvelope = EnvelopeNamed<SettlementEvent['type']>;

const changed = (event: SettlementEnvelope, fields: Partial<Settlement>): Writes => [
  [settlementPath(entityIdOf(event)), { ...fields, ...versionFields(event) }, 'fields'],
];

/** A document without an answer, a decision and a bill. */
const unsettled = {
  objected: null,
  reasons: null,
  amounts: null,
  reason: null,
  total: null,
  fixedAt: null,
  parts: [],
  billMonth: null,
  billNet: null,
  billStatus: null,
  billId: null,
} as const satisfies Partial<Settlement>;

/** Writes settlements/{dealId}. A new report takes the place of the earlier one. */
export const settlements = projector('settlements', () => [], {
  SettlementReported: (event): Writes => {
    const { remindAt: _, ...said } = event.data;
    const id = entityIdOf(event);
    const document: Settlement = {
      ...unsettled,
      id,
      streamId: event.streamId,
      status: 'REPORTED',
      ...said,
      // Nothing to pay needs no answer.
      waitsFor: said.rows.length > 0 ? otherSide[said.by] : null,
      createdAt: said.reportedAt,
      ...versionFields(event),
      parts: [],
    };
    return [[settlementPath(id), document]];
  },
  SettlementWithdrawn: (event) => changed(event, { status: 'WITHDRAWN', waitsFor: null }),
  SettlementAnswered: (event) => {
    const { objected, reasons } = event.data;
    return changed(event, { status: 'DISPUTED', waitsFor: null, objected, reasons });
  },
  SettlementHandedOver: (event) => changed(event, { status: 'DISPUTED' }),
  SettlementReminded: (event) => changed(event, {}),
  SettlementDecided: (event) => changed(event, { waitsFor: null, amounts: event.data.amounts, reason: event.data.reason }),
  SettlementFixed: (event) => {
    const { parts, total, month, fixedAt } = event.data;
    const billed = { billMonth: month, billNet: parts.reduce((sum, { net }) => sum + net, 0), billStatus: 'UNCLAIMED' } as const;
    return changed(event, { status: 'FIXED', total, fixedAt, parts, ...(parts.length > 0 && billed) });
  },
  SettlementBillClaimed: (event) => changed(event, { billStatus: 'CLAIMED', billId: event.data.billId }),
  SettlementBillReopened: (event) => changed(event, { billStatus: 'UNCLAIMED', billId: null }),
});
