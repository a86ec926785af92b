import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { checkLabels, refusesOverlap, type Standing, standingOf } from '../approvalChecks.ts';
import type { PickedDeal } from '../mixedQueue.ts';
import { useOwnAnswer } from '../ownAnswer.ts';
import { askedTerms, useApprovalChecks } from '../queries/checks.ts';
import css from './bulkApprove.module.css';
import { CheckCell } from './checkList.tsx';

/** The groups in their order: what has to be read, what can be passed over, what is not sent. */
const groups = {
  look: ['注意あり', '色のついた欄をご確認ください'],
  ready: ['問題なし', ''],
  asking: ['確認中', ''],
  locked: ['いまは承認できません', '承認には含めません'],
} as const satisfies Record<Standing, readonly [name: string, hint: string]>;

export type Standings = ReadonlyMap<string, Standing>;

type Props = {
  readonly deals: readonly PickedDeal[];
  readonly omitted: ReadonlySet<string>;
  readonly onPick: (id: string) => void;
  /** Why a deal would be refused now; null if it would not. */
  readonly refusalOf: (deal: PickedDeal) => string | null;
  /** What changed since the dialog was opened; empty if nothing did. */
  readonly changedText: (deal: PickedDeal) => string;
  readonly standings: Standings;
  readonly setStandings: Dispatch<SetStateAction<Standings>>;
};

const approval = ['adminApprove'];

type CellsProps = {
  readonly deal: PickedDeal;
  readonly setStandings: Dispatch<SetStateAction<Standings>>;
};

const CheckCells = ({ deal, setStandings }: CellsProps) => {
  const checks = useApprovalChecks(deal.kind, deal, useNow());
  const ownAnswer = useOwnAnswer(deal.kind, deal, approval);
  const standing = ownAnswer ? 'locked' : standingOf(checks, refusesOverlap(deal.kind, false));
  const { id } = deal;
  useEffect(() => {
    setStandings((known) => (known.get(id) === standing ? known : new Map(known).set(id, standing)));
  }, [id, standing, setStandings]);
  if (ownAnswer) return <td colSpan={checks.length}>{ownAnswer}</td>;
  return checks.map((check) => (
    <td key={check.key} data-tone={check.tone}>
      <span className={css.label} aria-hidden="true">
        {checkLabels[check.key]}
      </span>
      <CheckCell check={check} />
    </td>
  ));
};

type RowProps = Pick<Props, 'omitted' | 'onPick' | 'changedText'> &
  CellsProps & { readonly refusal: string | null; readonly isLocked: boolean };

const CheckRow = ({ omitted, onPick, changedText, refusal, isLocked, ...cells }: RowProps) => {
  const { deal } = cells;
  const { id, fee, talent, client } = deal;
  const name = deal.job.title || MISSING_JOB;
  const changed = changedText(deal);
  const { sheet, sheetWords } = askedTerms(deal);
  const day = sheet?.workDays[0]?.date;
  return (
    <tr data-locked={isLocked ? '' : undefined}>
      <td className={css.pick}>
        {isLocked ? null : (
          <input type="checkbox" aria-label={`${name}（${talent.name}）`} checked={!omitted.has(id)} onChange={() => onPick(id)} />
        )}
      </td>
      <th scope="row">
        {name}
        <small>
          {[`${talent.name} × ${client.name}`, day && shortDay(day), sheetWords?.place].filter(Boolean).join('・')}
          {changed ? <strong>{changed}</strong> : null}
        </small>
      </th>
      <td className={css.fee}>{fee === null ? '未定' : formatYen(fee)}</td>
      {refusal === null ? <CheckCells {...cells} /> : <td colSpan={Object.keys(checkLabels).length}>{refusal}</td>}
    </tr>
  );
};

/** The checks of a single approval as a matrix: a tick if fine, words if not. */
export const BulkCheckTable = ({ deals, refusalOf, standings, ...rowProps }: Props) => {
  const rows = deals.map((deal) => ({ deal, refusal: refusalOf(deal) }));
  const groupOf = ({ deal, refusal }: (typeof rows)[number]): Standing =>
    refusal === null ? (standings.get(deal.id) ?? 'asking') : 'locked';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={css.scroll} tabIndex={0} aria-label="承認するもの">
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">承認に含める</span>
            </th>
            <th scope="col">お仕事・キャスト</th>
            <th scope="col" className={css.fee}>
              報酬（税抜）
            </th>
            {Object.entries(checkLabels).map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(groups).map(([group, [name, hint]]) => {
          const members = rows.filter((row) => groupOf(row) === group);
          const sum = members.reduce((total, { deal }) => total + (deal.fee ?? 0), 0);
          return members.length === 0 ? null : (
            <tbody key={group}>
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={2}>
                  {name} {members.length}件{hint ? <small>{hint}</small> : null}
                </th>
                <td className={css.fee}>{formatYen(sum)}</td>
                <td colSpan={Object.keys(checkLabels).length} />
              </tr>
              {members.map(({ deal, refusal }) => (
                <CheckRow key={deal.id} {...rowProps} deal={deal} refusal={refusal} isLocked={group === 'locked'} />
              ))}
            </tbody>
          );
        })}
      </table>
    </section>
  );
};
