import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Viewer } from '#domain/work/deal/row.ts';
import type { RowName } from '#domain/work/deal/sheetWords.ts';
import { type Deal, type DealKind, type DealWithTerms, hasTerms, kinds, openActions } from '#web/entities/deal/kinds.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { type Changed, changeActions, changeWords } from '../changes.ts';
import { type TermsRow, useTermsRows } from '../shownTerms.ts';
import { SheetChecklist } from './sheetChecklist.tsx';
import css from './termsCard.module.css';

const ChangeAct = lazyPart(async () => (await import('./changeAct.tsx')).ChangeAct);

type Actions = Readonly<Partial<Record<RowName, ReactNode>>>;

/** The rows; those that the newest version changed have a mark and the old value. */
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

/** Rows that are left out, since the card or the office's page shows them elsewhere. */
const aside: readonly RowName[] = ['client', 'talent', 'termsNo'];
const first: readonly RowName[] = ['fee', 'serviceFee', 'tax', 'share', 'total', 'scheduleToClose'];

const inMoneyBox: readonly RowName[] = ['serviceFee', 'tax', 'share', 'total'];

const onPage = (rows: readonly TermsRow[], side: Viewer): readonly TermsRow[] => {
  const left = side === 'office' ? aside : [...aside, ...inMoneyBox];
  return [...rows.filter(({ name }) => first.includes(name)), ...rows.filter(({ name }) => !first.includes(name))].filter(
    ({ name }) => !left.includes(name),
  );
};

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Viewer; readonly now: number };

const rowOf = { fee: 'fee', schedule: 'scheduleToClose' } as const satisfies Record<Changed, RowName>;
const termsThatChange = Object.keys(rowOf) as Changed[];

const useChanges = ({ kind, deal, side, now }: Props) => {
  const [changing, setChanging] = useState<Changed | null>(null);
  const open = openActions(kind, deal, side, now);
  const isOpen = (changed: Changed) => open.includes(changeActions[changed]);
  const actions: Actions = Object.fromEntries(
    termsThatChange.filter(isOpen).map((changed) => [
      rowOf[changed],
      <Button key={changed} variant="text" size="small" onClick={() => setChanging(changed)}>
        {changeWords[changed].open}
      </Button>,
    ]),
  );
  // An open dialog stays when the deal has changed meanwhile, and shows the refusal.
  const dialogs = termsThatChange
    .filter((changed) => isOpen(changed) || changed === changing)
    .map((changed) => (
      <ChangeAct
        key={`${changed} ${deal[rowOf[changed]]}`}
        kind={kind}
        deal={deal}
        changed={changed}
        shown={changing === changed}
        onClose={() => setChanging(null)}
      />
    ));
  return { actions, dialogs };
};

const Ways = ({ kind, deal, side, now }: Props) => {
  if (side === 'office') return null;
  const open = openActions(kind, deal, side, now);
  const canEdit = open.includes('changeTerms') || open.includes('proposeChange');
  return (
    <>
      {canEdit ? <Link to={kinds[kind].termsEdit(deal.id)}>条件書を変更</Link> : null}
      <Link to={kinds[kind].terms[side](deal.id)}>条件書を印刷・保存</Link>
    </>
  );
};

const Terms = ({ deal, ...props }: Props & { readonly deal: DealWithTerms }) => {
  const { actions, dialogs } = useChanges({ ...props, deal });
  return (
    <Card
      title={`条件書（第${deal.termsNo}版）`}
      action={
        <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 16 }}>
          <Ways {...props} deal={deal} />
        </span>
      }
    >
      {props.side === 'office' ? <SheetChecklist deal={deal} /> : null}
      <Facts facts={termsFacts(onPage(useTermsRows(deal, props.side), props.side), actions)} />
      {dialogs}
    </Card>
  );
};

/** Terms of an entry that differ from the posting need the cast's consent. */
const OtherTerms = ({ kind, deal }: Pick<Props, 'kind' | 'deal'>) => (
  <Card title="条件書" action={<Link to={kinds[kind].termsEdit(deal.id)}>条件を変えて申し込む</Link>}>
    <p>依頼を確定すると、募集の条件書のとおりに成立します。募集のときと異なる条件にするには、キャストの同意が必要です。</p>
  </Card>
);

export const TermsCard = ({ deal, ...props }: Props) => {
  if (hasTerms(deal)) return <Terms {...props} deal={deal} />;
  const { kind, side, now } = props;
  return side === 'client' && openActions(kind, deal, side, now).includes('proposeChange') ? <OtherTerms kind={kind} deal={deal} /> : null;
};
