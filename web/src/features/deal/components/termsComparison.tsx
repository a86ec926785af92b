import { Fragment, useId } from 'react';
import type { DiffRow } from '#domain/work/deal/changeWords.ts';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import css from './termsComparison.module.css';

type Props = {
  readonly label: string;
  readonly heads: readonly [old: string, next: string];
  readonly rows: readonly DiffRow[];
};

export const TermsComparison = ({ label, heads: [old, next], rows }: Props) => {
  const id = useId();
  return (
    <table className={`${css.comparison} figures`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" id={`${id}old`}>
            {old}
          </th>
          <th scope="col" id={`${id}new`} className={css.new}>
            {next}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.label}>
            <tr>
              <th scope="rowgroup" colSpan={2} id={id + row.label}>
                {row.label}
              </th>
            </tr>
            <tr>
              <td className={css.old} headers={`${id}old ${id}${row.label}`}>
                {row.from === null ? '未定' : <s>{row.from}</s>}
              </td>
              <td className={css.new} headers={`${id}new ${id}${row.label}`}>
                <Phrases>{row.to}</Phrases>
                {row.by ? <span className={css.difference}>{row.by}</span> : null}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};
