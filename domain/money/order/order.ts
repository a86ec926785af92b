import { z } from 'zod';
import { parties as partyFields } from '../../kernel/commonFields.ts';
import { aggregate, type CommandOf, type EventOf } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { conflict } from '../../work/deal/outcomes.ts';
import { parties } from '../../work/deal/state.ts';
import { type BillTo, billTo } from '../invoice/content.ts';
import { addresseeOf, orderFields } from './fields.ts';

const { dealKind, poNumber, addressee } = orderFields;

/** A print of the order, without its words. The same order again changes nothing. */
export type OrderState = { readonly status: 'NONE' | 'SET'; readonly content: number };

type Said = { readonly poNumber: string | null; readonly addressee: object | null };
const contentOf = ({ poNumber, addressee }: Said): number => fingerprint({ poNumber: poNumber ?? '', addressee });

const events = aggregate({
  name: 'order',
  readers: 'bills',
  initial: { status: 'NONE', content: contentOf({ poNumber: '', addressee: null }) } as OrderState,
  snapshotSchema: 1,
  id: { dealId: identifier },
}).events(
  {
    /** The last one holds. No words: the client's billing profile holds. */
    OrderSet: {
      data: { ...partyFields, dealKind, poNumber: personal(z.string()), addressee: personal(billTo.nullable()) },
      act: true,
      words: '発注番号・請求先を設定',
      evolve: (_, said) => ({ status: 'SET', content: contentOf(said) }),
    },
  },
  (_dealId, { data: { clientId } }) => clientId,
);

export type OrderEvent = EventOf<typeof events>;

/** The refusal once an invoice has the deal: the client asks the office, which makes it void. */
export const invoiced = (isClient: boolean): DomainError => new DomainError(isClient ? 'order-invoiced' : 'bill-invoiced');

/** What the server adds of the deal. */
const ofDeal = z.object({ ...partyFields, stage: z.enum(['OPEN', 'CLAIMED', 'OVER']) });
export type OrderedDeal = z.infer<typeof ofDeal>;

const example = {
  dealKind: 'offer',
  poNumber: 'PO-2026-118',
  addressee: {
    company: '株式会社みのり製菓',
    department: '購買部',
    name: '田中 実',
    postalCode: '1000005',
    prefecture: '東京都',
    city: '千代田区',
    street: '丸の内1-1-1',
    buildingName: '',
  },
} as const;

type Sent = { readonly dealKind: 'offer' | 'entry'; readonly poNumber: string; readonly addressee: BillTo; readonly deal: OrderedDeal };

/** The last order holds. `isClient`: who sent it, for the words of the refusal. */
const decided = ({ dealKind, poNumber, addressee, deal }: Sent, state: OrderState, isClient: boolean): OrderEvent[] => {
  const said = { poNumber, addressee: addresseeOf(addressee) };
  if (state.content === contentOf(said)) return [];
  if (deal.stage === 'CLAIMED') throw invoiced(isClient);
  if (deal.stage === 'OVER') return conflict();
  return [{ type: 'OrderSet', data: { ...parties(deal), dealKind, ...said } }];
};

const row = {
  begins: true,
  payload: { dealKind, poNumber, addressee, deal: ofDeal },
  wire: { dealKind, jobId: identifier, poNumber, addressee },
  example: { ...example, deal: { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent, stage: 'OPEN' } },
} as const;

/** The order (発注番号・請求先) of a deal, under the deal's id. Empty fields clear. */
export const order = events.commands({
  set: {
    ...row,
    by: 'client',
    decide: (sent, state, { actor }) => {
      permit(actor.uid === sent.deal.clientId);
      return decided(sent, state, true);
    },
  },
  /** By the office for the client. */
  setFor: {
    ...row,
    by: 'office',
    duties: ['billing'],
    decide: (sent, state, { actor: { uid, confirmedBy } }) => {
      permit(![uid, confirmedBy].some((member) => member === sent.deal.clientId || member === sent.deal.talentId));
      return decided(sent, state, false);
    },
  },
});

export type OrderCommand = CommandOf<typeof order>;
