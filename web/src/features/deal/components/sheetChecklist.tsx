import { sheetChecks } from '#domain/deal/sheetWords.ts';
import type { Deal } from '../kinds.ts';
import css from './termsCard.module.css';

/** The office's checklist before an approval, with the missing fields of the sheet. */
export const SheetChecklist = ({ deal }: { readonly deal: Pick<Deal, 'sheet' | 'sheetWords'> }) => (
  <ul className={css.checks} aria-label="条件書の確認">
    {sheetChecks(deal).map(({ label, isMissing }) => (
      <li key={label} className={isMissing ? css.missing : undefined}>
        {label}：{isMissing ? '未記入' : '記入あり'}
      </li>
    ))}
  </ul>
);
