import type { Viewer } from '#domain/work/deal/row.ts';
import { factsOf, type TermsSheet, wordsOf } from '#domain/work/deal/sheet.ts';
import { type RowName, rowsSince, type SheetRow, type ShownTerms, termsRows } from '#domain/work/deal/sheetWords.ts';
import { type DealTerms, dealTermsPath, dealTermsSchema } from '#projections/deal/terms.schema.ts';
import type { DealWithTerms } from '#web/entities/deal/kinds.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { useMasterName } from '#web/entities/master/masterOptions.tsx';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';

/** A row of the terms, with the old value if the previous version differs. */
export type TermsRow = SheetRow & { readonly was?: string };

/** The rows of a deal's terms for a viewer, compared with the previous version; live. */
export const useTermsRows = (deal: DealWithTerms, viewer: Viewer): readonly TermsRow[] => {
  const masterName = useMasterName();
  const now = useNow();
  const { data: before } = useOne(deal.termsNo > 1 ? dealTermsPath(deal.id, deal.termsNo - 1) : '', dealTermsSchema);
  const names = { client: deal.client.name, talent: deal.talent.name, masterName };
  const commissionedAt = deal.approvedAt;
  const prices = usePrices(deal);
  const rowsOf = ({ termsNo, fee, scheduleToClose, sheet, sheetWords }: Omit<ShownTerms, 'commissionedAt' | 'prices'> | DealTerms) =>
    termsRows({ termsNo, fee, scheduleToClose, sheet, sheetWords, commissionedAt, prices }, names, viewer, now);
  const rows = rowsOf(deal);
  return before && deal.termsNo > 1 ? rowsSince(rows, rowsOf(before)) : rows;
};

type Typed = { readonly fee: number; readonly scheduleToClose: number; readonly sheet: TermsSheet };
/** Rows that the parties' page shows elsewhere. */
const aside: readonly RowName[] = ['client', 'talent', 'commissionedAt', 'termsNo'];

/** The terms that a client has typed, as rows; the money box beside them adds up the amount. */
export const useTypedTerms = (talent: string) => {
  const masterName = useMasterName();
  const now = useNow();
  return ({ fee, scheduleToClose, sheet }: Typed): readonly TermsRow[] => {
    const [facts, sheetWords] = [factsOf(sheet), wordsOf(sheet)];
    const terms = { termsNo: 1, fee, scheduleToClose, commissionedAt: null, sheet: facts, sheetWords, prices: undefined };
    return termsRows(terms, { client: '', talent, masterName }, 'client', now).filter(({ name }) => !aside.includes(name));
  };
};
