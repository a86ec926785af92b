import { Link } from 'react-router-dom';
import type { Viewer } from '#domain/deal/statusView.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { type Deal, type DealKind, type DealWithTerms, hasTerms, kinds, openActions } from '../kinds.ts';
import { type TermsRow, useTermsRows } from '../shownTerms.ts';
import { SheetChecklist } from './sheetChecklist.tsx';
import css from './termsCard.module.css';

/** The rows, each that the newest version changed with a mark and what stood there before. */
export const termsFacts = (rows: readonly TermsRow[]): Fact[] =>
  rows.map(({ label, value, was }) => ({
    term: label,
    value:
      was === undefined ? (
        value
      ) : (
        <>
          <span className={css.changed}>変更</span>
          {value}
          <span className={css.was}>前の版：{was}</span>
        </>
      ),
  }));

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Viewer; readonly now: number };

const Ways = ({ kind, deal, side, now }: Props) => {
  if (side === 'office') return null;
  const open = openActions(kind, deal, side, now);
  const canEdit = open.includes('changeTerms') || open.includes('proposeChange');
  return (
    <>
      {canEdit ? <Link to={kinds[kind].termsEdit(deal.id)}>条件書を変更</Link> : null}
      <Link to={kinds[kind].terms[side](deal.id)}>A4で表示</Link>
    </>
  );
};

const Terms = ({ deal, ...props }: Props & { readonly deal: DealWithTerms }) => (
  <Card
    title={`条件書（第${deal.termsNo}版）`}
    action={
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 16 }}>
        <Ways {...props} deal={deal} />
      </span>
    }
  >
    {props.side === 'office' ? <SheetChecklist deal={deal} /> : null}
    <Facts facts={termsFacts(useTermsRows(deal, props.side))} />
  </Card>
);

/** An entry has no terms before it is concluded: other ones than the posting's need the cast's consent. */
const OtherTerms = ({ kind, deal }: Pick<Props, 'kind' | 'deal'>) => (
  <Card title="条件書" action={<Link to={kinds[kind].termsEdit(deal.id)}>条件を変えて申し込む</Link>}>
    <p>依頼を確定すると、募集の条件書のとおりに成立します。募集のときと異なる条件にするには、キャストの同意が必要です。</p>
  </Card>
);

/** The terms sheet of a deal, with what its newest version changed; before there are terms, the way to propose some. */
export const TermsCard = ({ deal, ...props }: Props) => {
  if (hasTerms(deal)) return <Terms {...props} deal={deal} />;
  const { kind, side, now } = props;
  return side === 'client' && openActions(kind, deal, side, now).includes('proposeChange') ? <OtherTerms kind={kind} deal={deal} /> : null;
};
