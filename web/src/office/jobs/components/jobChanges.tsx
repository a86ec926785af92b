import { fieldText } from '../../audit/fieldTexts.ts';
import { useNames } from '../../audit/queries/names.ts';
import { valueText } from '../../audit/valueTexts.ts';
import { listTime } from '../../listTime.ts';
import css from '../../table.module.css';
import { TableCard } from '../../tableCard.tsx';
import { useJobChanges } from '../queries/jobChanges.ts';

/** What the client changed in a posting, field by field, the latest first. Of the client's words only that they changed. */
export const JobChanges = ({ jobId }: { readonly jobId: string }) => {
  const query = useJobChanges(jobId);
  const nameOf = useNames(
    (query.data ?? []).flatMap(({ changes }) => changes.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }])),
  );
  return (
    <TableCard
      title="掲載内容の変更"
      query={query}
      rows={query.data}
      none="変更はありません。"
      columns={['日時', '項目', '変更前', '変更後']}
    >
      {({ id, changedAt, changes }) =>
        changes.map(({ field, before, after }) => (
          <tr key={`${id}${field}`}>
            <td className={`${css.keep} figures`}>{listTime(changedAt)}</td>
            <td className={css.keep}>{fieldText('job', field)}</td>
            {before === null && after === null ? (
              <td colSpan={2}>変更あり（内容は監査で確認できます）</td>
            ) : (
              <>
                <td className="figures">{valueText(field, before, nameOf)}</td>
                <td className="figures">{valueText(field, after, nameOf)}</td>
              </>
            )}
          </tr>
        ))
      }
    </TableCard>
  );
};
