import type { RowName } from '#domain/work/deal/sheetWords.ts';
import { type DealKind, type DealWithTerms, hasTerms, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { RoleName } from '#web/entities/job/roleName.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { MissingPaper, Paper, PaperPage } from '#web/shared/ui/paper.tsx';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { NoDeal, useDealInAddress } from '../components/addressedDeal.tsx';
import { termsFacts } from '../components/termsCard.tsx';
import css from '../components/termsPaper.module.css';
import { useTermsRows } from '../shownTerms.ts';

const onSlip: readonly RowName[] = ['total', 'payDue'];

const Large = ({ value }: { readonly value: string }) => {
  const [figure, ...note] = value.split(/(?=（)/);
  return (
    <>
      <strong>{figure}</strong>
      {note}
    </>
  );
};

type Props = { readonly kind: DealKind; readonly side: Side };

const TermsPaper = ({ kind, side, deal }: Props & { readonly deal: DealWithTerms }) => {
  const rows = useTermsRows(deal, side);
  return (
    <Paper
      back={{ to: kinds[kind].page[side](deal.id), label: `${kinds[kind].noun}の詳細へ戻る` }}
      head={
        <>
          <h1>取引条件明示書　第{deal.termsNo}版</h1>
          <p className={css.law}>
            {deal.job.title}
            {deal.roleNo === null ? null : (
              <>
                　役：
                <RoleName jobId={deal.jobId} roleNo={deal.roleNo} />
              </>
            )}
            <br />
            特定受託事業者に係る取引の適正化等に関する法律（フリーランス法）第3条による明示です。
          </p>
        </>
      }
      foot={
        <>
          取引の番号 <RecordNumber>{deal.id}</RecordNumber>　第{deal.termsNo}版
        </>
      }
    >
      <div className={css.total}>
        {rows
          .filter(({ name }) => onSlip.includes(name))
          .map(({ name, label, value }) => (
            <span key={name} className="figures">
              {label} <Large value={value} />
            </span>
          ))}
      </div>
      <div className={css.rows}>
        <Facts facts={termsFacts(rows.filter(({ name }) => !onSlip.includes(name)))} />
      </div>
    </Paper>
  );
};

export default function TermsPaperScreen({ kind, side }: Props) {
  const { query, row } = useDealInAddress(kind, side);
  const none = (
    <MissingPaper title="条件書">
      <NoDeal kind={kind} side={side} title="条件書がありません">
        {kinds[kind].noun}が見つからないか、まだ条件が決まっていません。
      </NoDeal>
    </MissingPaper>
  );
  return (
    <PaperPage>
      <Loaded query={query} row={row && !hasTerms(row) ? null : row} none={none}>
        {(deal) => <TermsPaper kind={kind} side={side} deal={deal as DealWithTerms} />}
      </Loaded>
    </PaperPage>
  );
}
