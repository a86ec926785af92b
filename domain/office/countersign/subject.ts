import type { AggregateName } from '../../kernel/identifiers.ts';
import { dealFee } from '../../work/deal/machine.ts';
import type { Row } from '../../work/deal/row.ts';
import type { Parties } from '../../work/deal/state.ts';
import { entryTable } from '../../work/entry/table.ts';
import { offerTable } from '../../work/offer/table.ts';

const tables: Partial<Record<AggregateName, Readonly<Record<string, Row>>>> = { offer: offerTable, entry: entryTable };

/** The amount of a command on a stream in this state (yen, without tax); null for none. */
export const amountOf = (aggregate: AggregateName, type: string, state: unknown): number | null => {
  const row = tables[aggregate]?.[type];
  return row ? dealFee(row, state as Parameters<typeof dealFee>[1]) : null;
};

type Whom = { readonly [Field in keyof Parties]: string | null } & { readonly personId: string | null };

/** The people of an act: the sides of a deal, or the account. */
export const whomOf = (aggregate: AggregateName, entityId: string, state: unknown): Whom => {
  const { jobId = null, clientId = null, talentId = null } = tables[aggregate] ? (state as Partial<Parties>) : {};
  return { jobId, clientId, talentId, personId: aggregate === 'account' ? entityId : null };
};
