import { useParams } from 'react-router-dom';
import type { RowName } from '#domain/deal/sheetWords.ts';
import { longDate } from '#domain/format/times.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { termsFacts } from '../components/termsCard.tsx';
import css from '../components/termsPaper.module.css';
import { type DealKind, type DealWithTerms, hasTerms, kinds, type Side } from '../kinds.ts';
import { useOwnDeal } from '../queries/deals.ts';
import { useTermsRows } from '../shownTerms.ts';

/** What the slip above the rows says itself. */
const onSlip: readonly RowName[] = ['total', 'payDue'];

const TermsPaper = ({ deal, side }: { readonly deal: DealWithTerms; readonly side: Side }) => {
  const now = useNow();
  const rows = useTermsRows(deal, side);
  return (
    <article data-paper className={css.sheet}>
      <header className={css.head}>
        <h1>取引条件明示書　第{deal.termsNo}版</h1>
        <p>
          {deal.job.title}
          <br />
          特定受託事業者に係る取引の適正化等に関する法律（フリーランス法）第3条による明示です。
        </p>
      </header>
      <div className={css.total}>
        {rows
          .filter(({ name }) => onSlip.includes(name))
          .map(({ name, label, value }) => (
            <span key={name} className="figures">
              {label} <strong>{value}</strong>
            </span>
          ))}
      </div>
      <div className={css.rows}>
        <Facts facts={termsFacts(rows.filter(({ name }) => !onSlip.includes(name)))} />
      </div>
      <footer className={css.foot}>
        <span>
          {deal.id}　第{deal.termsNo}版
        </span>
        <span className="figures">
          {siteName}・{longDate(now)}
        </span>
      </footer>
    </article>
  );
};

/** The terms of a deal on A4, for both sides: to print, and to keep. */
export default function TermsPaperScreen({ kind, side }: { readonly kind: DealKind; readonly side: Side }) {
  const { noun, idField, list, page } = kinds[kind];
  const { [idField]: id = '' } = useParams();
  const { query, row } = useOwnDeal(kind, side, id);
  const { to, back } = list[side];
  const none = (
    <EmptyState title="条件書がありません" action={<LinkButton to={to}>{back}</LinkButton>}>
      {noun}が見つからないか、まだ条件が決まっていません。
    </EmptyState>
  );
  return (
    <div className={css.page}>
      <Loaded query={query} row={row && !hasTerms(row) ? null : row} none={none}>
        {(deal) => (
          <>
            <div className={css.tools}>
              <LinkButton variant="text" to={page[side](deal.id)}>
                {noun}の詳細へ戻る
              </LinkButton>
              <Button onClick={() => window.print()}>印刷する</Button>
            </div>
            <TermsPaper deal={deal as DealWithTerms} side={side} />
          </>
        )}
      </Loaded>
    </div>
  );
}
