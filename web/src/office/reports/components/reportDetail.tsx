import { Link } from 'react-router-dom';
import { z } from 'zod';
import { longTime } from '#domain/kernel/format/times.ts';
import { reportFields } from '#domain/talk/report/fields.ts';
import { reportOutcomeLabel, reportOutcomes, reportReasonLabel } from '#domain/talk/report/reasons.ts';
import { subjectKindLabel } from '#domain/talk/report/subject.ts';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { href } from '#web/routing/href.ts';
import { useMany, useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../../acts/act.ts';
import { ActButtons } from '../../acts/actButtons.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { DeskPart } from '../../desk/deskPart.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { OpenPart } from '../../history/openButton.tsx';
import { TableCard } from '../../list/dataTable.tsx';
import { fieldName } from '../../list/fieldName.ts';
import { listTime } from '../../list/texts.ts';
import { personAddress } from '../../person/parts.ts';
import { ownerOf, reporterOf, subjectAddress, subjectText } from '../../person/reportTexts.ts';

const useReportsAboutSame = ({ ownerId }: Pick<Report, 'ownerId'>) =>
  useMany({ collection: 'reports', where: [['ownerId', '==', ownerId]], orderBy: ['createdAt', 'desc'], limit: 20 }, reportSchema);

/**
 * The other reports about the same person, those about the same object first, with their outcomes.
 * A report on a client also shows those on the client's jobs.
 */
const EarlierReports = ({ report }: { readonly report: Report }) => {
  const { query, rows } = useReportsAboutSame(report);
  const others = rows.filter(({ id }) => id !== report.id);
  const isSame = ({ kind, subjectId }: Report) => kind === report.kind && subjectId === report.subjectId;
  return (
    <TableCard
      title="同じ相手についてのほかの通報"
      list={{ query, rows: [...others.filter(isSame), ...others.filter((each) => !isSame(each))] }}
      none="ありません。"
      keyOf={({ id }) => id}
      columns={[
        {
          head: '日時',
          as: 'keep',
          title: ({ createdAt }) => longTime(createdAt),
          cell: ({ id, createdAt }) => <Link to={href('officeReport', { reportId: id })}>{listTime(createdAt)}</Link>,
        },
        { head: '対象', cell: (each) => (isSame(each) ? `${subjectText(each)}（同じ対象）` : subjectText(each)) },
        { head: fieldName('report', 'reason'), cell: ({ reason }) => reportReasonLabel[reason] },
        { head: '通報した方', cell: (each) => reporterOf(each).name },
        { head: fieldName('report', 'outcome'), cell: ({ outcome }) => (outcome === null ? '確認待ち' : reportOutcomeLabel[outcome]) },
      ]}
    />
  );
};

const { outcome: result, note: remark } = reportFields;
const outcomes = reportOutcomes.map((value) => ({ value, label: reportOutcomeLabel[value] }));

const settleAct = (report: Report): Act => ({
  callable: 'reports',
  type: 'settle',
  fields: { reportId: report.reportId, number: report.number },
  document: `reports/${report.id}`,
  label: '通報への対応を記録する',
  title: '通報への対応を記録しますか？',
  consequences: [],
  about: (
    <>
      <p>{subjectText(report)}</p>
      <p>
        通報した方にも相手にも通知されません。募集の終了、プロフィールの非公開・休止、アカウントの休止は、
        <Link to={subjectAddress(report)}>対象の画面</Link>で先にお済ませください。
      </p>
    </>
  ),
  done: '通報への対応を記録しました',
  inputs: {
    schema: z.object({ outcome: result, note: remark }),
    start: { outcome: '', note: '' },
    fields: { outcome: { as: 'choice', options: outcomes }, note: { multiline: true } },
  },
});

const other = { client: 'talent', talent: 'client' } as const;

type Side = Report['by'];

const Person = ({ id, name, side }: { readonly id: string; readonly name: string; readonly side: Side }) => (
  <>
    <Link to={personAddress(id, side)}>{name}</Link>（{subjectKindLabel[side]}）
  </>
);

const factsOf = (report: Report) => [
  { term: '対象', value: <Link to={subjectAddress(report)}>{subjectText(report)}</Link> },
  ...(report.job && report.kind !== 'job' ? [{ term: fieldName('report', 'jobId'), value: report.job.title }] : []),
  { term: fieldName('report', 'reason'), value: reportReasonLabel[report.reason] },
  { term: fieldName('report', 'words'), value: report.words || 'なし' },
  { term: '通報した方', value: <Person id={report.reporterId} name={reporterOf(report).name} side={report.by} /> },
  { term: '相手', value: <Person id={report.ownerId} name={ownerOf(report).name} side={other[report.by]} /> },
  { term: '受付', value: longTime(report.createdAt) },
];

/** What comes with a report. It is opened for a reason, which is recorded. */
const Evidence = ({ report: { reportId, evidence } }: { readonly report: Report }) => {
  if (evidence === null) return null;
  const { version, pictures, hasMessage } = evidence;
  return (
    <OpenPart
      label="証拠を表示する"
      closed={{ streamId: `report-${reportId}`, version, scope: 'EVENT' }}
      fields={['words', ...(pictures > 0 ? ['pictures'] : []), ...(hasMessage ? ['messageText'] : [])]}
    />
  );
};

const Settlement = ({ report: { outcome, note, settledAt, settledBy } }: { readonly report: Report }) => {
  if (outcome === null || settledAt === null || settledBy === null) return null;
  const facts = [
    { term: fieldName('report', 'outcome'), value: reportOutcomeLabel[outcome] },
    { term: fieldName('report', 'note'), value: note },
    { term: '担当', value: <Colleague uid={settledBy} /> },
    { term: '日時', value: longTime(settledAt) },
  ];
  return (
    <Card title="処理の結果">
      <Facts facts={facts} />
    </Card>
  );
};

export const ReportDetail = ({ id }: { readonly id: string }) => {
  const query = useOne(`reports/${id}`, reportSchema);
  return (
    <Loaded query={query} row={query.data} none={<EmptyState title="通報が見つかりません">番号をご確認ください。</EmptyState>}>
      {(report) => (
        <Stack>
          <Card title="通報の内容" action={<Link to={historyOf('report', report.reportId)}>履歴</Link>}>
            <Facts facts={factsOf(report)} />
            <Evidence report={report} />
          </Card>
          {report.status === 'OPEN' ? <ActButtons acts={[settleAct(report)]} /> : <Settlement report={report} />}
          <DeskPart kind="report" workId={report.reportId} waits={report.status === 'OPEN'} canSnooze />
          <EarlierReports report={report} />
        </Stack>
      )}
    </Loaded>
  );
};
