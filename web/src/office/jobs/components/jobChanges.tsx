import { jobChangelogSchema } from '#projections/job/jobChangelogs.schema.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { fieldText } from '../../history/fieldTexts.ts';
import { useNames } from '../../history/names.ts';
import { ShownValue } from '../../history/shownValue.tsx';
import { TableCard } from '../../list/dataTable.tsx';
import { listTime } from '../../list/texts.ts';

/** Latest first, live. For free text only the fact of the change is shown. */
export const JobChanges = ({ jobId }: { readonly jobId: string }) => {
  const changelogs = useMany(
    { collection: 'jobChangelogs', where: [['jobId', '==', jobId]], orderBy: ['changedAt', 'desc'], limit: 50 },
    jobChangelogSchema,
  );
  const rows = changelogs.rows.flatMap(({ id, changedAt, changes }) =>
    changes.map((change) => ({ ...change, changedAt, key: id + change.field, hidden: change.before === null && change.after === null })),
  );
  const nameOf = useNames(rows.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]));
  return (
    <TableCard
      title="掲載内容の変更"
      list={{ ...changelogs, rows }}
      none="変更はありません。"
      keyOf={({ key }) => key}
      columns={[
        { head: '日時', as: 'keep', cell: ({ changedAt }) => listTime(changedAt) },
        { head: '項目', as: 'keep', cell: ({ field }) => fieldText('job', field) },
        {
          head: '変更前',
          cell: ({ hidden, field, before }) =>
            hidden ? '変更あり（内容は監査で確認できます）' : <ShownValue field={field} value={before} nameOf={nameOf} />,
        },
        { head: '変更後', cell: ({ hidden, field, after }) => (hidden ? '' : <ShownValue field={field} value={after} nameOf={nameOf} />) },
      ]}
    />
  );
};
