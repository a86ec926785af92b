import { fingerprint } from '#domain/kernel/fingerprint.ts';
import { type DiffRow, diffRows } from '#domain/work/deal/changeWords.ts';
import { sheetDiffRows } from '#domain/work/deal/sheetWords.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { postedFee } from '#web/entities/deal/rowFacts.ts';
import { useMasterName } from '#web/entities/master/masterOptions.tsx';
import { useNow } from '#web/shared/format/now.ts';
import { diffBetween, proposedOf, type Version, versionOf } from './versions.ts';

export const useChangedRows = () => {
  const masterName = useMasterName();
  const now = useNow();
  return (before: Version, after: Version): DiffRow[] => [
    ...diffRows({ ...diffBetween(before, after), sheet: false }),
    ...sheetDiffRows(before, after, { masterName }, now),
  ];
};

const asPosted = '募集時の内容';

/** Only hashes of the posting's texts are stored, which show whether they are equal. */
const postedOf = (deal: Deal, { sheetWords }: Version): Version => {
  const { sheet = null, words = null } = ('posted' in deal && deal.posted) || {};
  const said = (text: string, print: number | undefined): string => (fingerprint(text) === print ? text : asPosted);
  return {
    ...versionOf(deal),
    sheet,
    sheetWords: sheetWords && {
      content: said(sheetWords.content, words?.content),
      place: said(sheetWords.place, words?.place),
      undecided: '',
      notes: '',
    },
  };
};

export const useProposedRows = (deal: Deal): DiffRow[] => {
  const rowsOf = useChangedRows();
  const proposed = proposedOf(deal);
  if (proposed === null) return [];
  if (deal.fee !== null) return rowsOf(versionOf(deal), proposed);
  const [fee, ...rest] = rowsOf(postedOf(deal, proposed), proposed);
  return fee ? [{ ...fee, from: postedFee(deal) }, ...rest] : [];
};
