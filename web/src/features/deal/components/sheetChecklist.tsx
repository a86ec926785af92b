import { sheetChecks } from '#domain/work/deal/sheetWords.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { useMasterName } from '#web/entities/master/masterOptions.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import css from './termsCard.module.css';

type Props = {
  readonly deal: Pick<Deal, 'sheet' | 'sheetWords'>;
  /** Whether it shows what the items say: where no sheet is next to it. */
  readonly inFull?: boolean;
};

/** The office's checklist before an approval, with the missing fields of the sheet. */
export const SheetChecklist = ({ deal, inFull = false }: Props) => {
  const masterName = useMasterName();
  const checks = sheetChecks(deal, { masterName });
  if (inFull)
    return (
      <Facts
        facts={checks.map(({ label, isMissing, value }) => ({
          term: label,
          value: isMissing ? <span className={css.missing}>{value}</span> : <span className={css.lines}>{value}</span>,
        }))}
      />
    );
  return (
    <ul className={css.checks} aria-label="条件書の確認">
      {checks.map(({ label, isMissing }) => (
        <li key={label} className={isMissing ? css.missing : undefined}>
          {label}：{isMissing ? '未記入' : '記入あり'}
        </li>
      ))}
    </ul>
  );
};
