import { type Check, type CheckTone, checkLabels } from '../approvalChecks.ts';
import css from './checkList.module.css';

const signs: Readonly<Record<CheckTone, readonly [sign: string, name: string]>> = {
  good: ['✓', '問題なし'],
  warn: ['△', '注意'],
  bad: ['！', '要対応'],
  asking: ['…', '確認中'],
};

/** 「注意 3・要対応 1」, or that nothing is to be noted. */
export const checkSummary = (checks: readonly Check[]): string => {
  const count = (wanted: CheckTone) => checks.filter(({ tone }) => tone === wanted).length;
  if (count('asking') > 0) return '確認中';
  const said = (['warn', 'bad'] as const).flatMap((tone) => (count(tone) > 0 ? [`${signs[tone][1]} ${count(tone)}`] : []));
  return said.join('・') || '注意なし';
};

const Sign = ({ tone }: Pick<Check, 'tone'>) => (
  <span className={css.sign}>
    <span aria-hidden="true">{signs[tone][0]}</span>
    <span className="visually-hidden">{signs[tone][1]}</span>
  </span>
);

/** The checks before an approval, each at its place: quiet if good, with the figure if not. */
export const CheckList = ({ checks }: { readonly checks: readonly Check[] }) => (
  <ul className={css.checks} aria-label="確かめること">
    {checks.map(({ key, tone, text, at }) => (
      <li key={key} className={css[tone]}>
        <Sign tone={tone} />
        <span>{checkLabels[key]}</span>
        <span className={css.value}>
          {tone === 'warn' || tone === 'bad' ? <strong>{text}</strong> : text}
          {at === undefined ? null : (
            <span className={css.scale} aria-hidden="true">
              <span style={{ left: `${at * 100}%` }} />
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
);

/** A check in the cell of a table: a tick, or the figure. */
export const CheckCell = ({ check: { tone, text } }: { readonly check: Check }) => (
  <span className={`${css.cell} ${css[tone]}`}>
    <Sign tone={tone} />
    {tone === 'warn' || tone === 'bad' ? <strong>{text}</strong> : null}
  </span>
);
