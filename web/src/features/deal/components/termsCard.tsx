import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RowName } from '#domain/deal/sheetWords.ts';
import type { Viewer } from '#domain/deal/statusView.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { changes } from '../changes.ts';
import { type Deal, type DealKind, type DealWithTerms, hasTerms, kinds, openActions } from '../kinds.ts';
import { type TermsRow, useTermsRows } from '../shownTerms.ts';
import { SheetChecklist } from './sheetChecklist.tsx';
import css from './termsCard.module.css';

/** What a row ends with: a link that changes it. */
type Actions = Readonly<Partial<Record<RowName, ReactNode>>>;

/** The rows, each that the newest version changed with a mark and what stood there before. */
export const termsFacts = (rows: readonly TermsRow[], actions: Actions = {}): Fact[] =>
  rows.map(({ name, label, value, was }) => ({
    term: label,
    ...(actions[name] && { action: actions[name] }),
    value:
      was === undefined ? (
        value
      ) : (
        <>
          <span className={css.changed}>変更</span>
          <strong>{value}</strong>
          <span className={css.was}>
            前の版：<s>{was}</s>
          </span>
        </>
      ),
  }));

/** The title, the other side's card and the office's page name version and parties. */
const aside: readonly RowName[] = ['client', 'talent', 'termsNo'];
/** What is decided by comes first. */
const first: readonly RowName[] = ['fee', 'tax', 'total', 'scheduleToClose'];

const onPage = (rows: readonly TermsRow[]): readonly TermsRow[] => [
  ...rows.filter(({ name }) => first.includes(name)),
  ...rows.filter(({ name }) => !first.includes(name) && !aside.includes(name)),
];

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Viewer; readonly now: number };

/** Fee and end have pages of their own. */
const changeLinks = ({ kind, deal, side, now }: Props): Actions => {
  const open = openActions(kind, deal, side, now);
  const { fee, schedule } = changes[kind];
  return {
    fee: open.includes('changeFee') ? <Link to={fee.edit(deal.id)}>報酬を変更</Link> : null,
    scheduleToClose: open.includes('changeSchedule') ? <Link to={schedule.edit(deal.id)}>終了日を変更</Link> : null,
  };
};

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
    <Facts facts={termsFacts(onPage(useTermsRows(deal, props.side)), changeLinks({ ...props, deal }))} />
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
