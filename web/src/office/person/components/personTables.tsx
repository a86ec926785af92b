import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { contactCategoryLabel, contactStatusLabel } from '#domain/talk/contact/category.ts';
import { contactSchema } from '#projections/contact/contacts.schema.ts';
import { type InvoiceDocument, invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { invoiceChip, whenText } from '#web/entities/invoice/status.ts';
import { href } from '#web/routing/href.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { invoiceAt } from '../../filters/billFilter.ts';
import { jobStatusLabels, visibilityLabels } from '../../filters/jobSearch.ts';
import { eventText } from '../../history/eventTexts.ts';
import { StreamLink } from '../../history/streamLink.tsx';
import { type Column, TableCard } from '../../list/dataTable.tsx';
import css from '../../list/table.module.css';
import { listTime } from '../../list/texts.ts';
import { mailSchema } from '../../operations/documents.ts';
import { invoicedByMonth } from '../figures.ts';
import { invoicesOf } from '../queries/personFigures.ts';
import { ownerOf, reporterOf, stateText, subjectText } from '../reportTexts.ts';
import own from './person.module.css';

type Of = { readonly uid: string };
type Table<Row> = {
  readonly title: string;
  readonly action?: (uid: string) => ReactNode;
  readonly selection: (uid: string) => Selection;
  readonly schema: z.ZodType<Row>;
  readonly none?: string;
  readonly head?: (rows: readonly Row[]) => ReactNode;
  readonly columns: readonly Column<Row>[];
};

/** The latest documents about a person as a table. */
const tableOf =
  <Row extends { readonly id: string }>({ title, action, selection, schema, none = 'まだありません。', ...table }: Table<Row>) =>
  ({ uid }: Of) => {
    const list = useMany(selection(uid), schema);
    const keyOf = ({ id }: Row) => id;
    return <TableCard title={title} action={action?.(uid)} list={list} none={none} keyOf={keyOf} className={css.events} {...table} />;
  };

export const ContactsOfPerson = tableOf({
  title: 'お問い合わせ・連絡',
  selection: (uid) => ({ collection: 'contacts', where: [['ownerId', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 20 }),
  schema: contactSchema,
  columns: [
    { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) },
    {
      head: '内容',
      cell: ({ id, category, excerpt }) => (
        <Link to={href('officeContact', { contactId: id })}>{excerpt ?? contactCategoryLabel[category]}</Link>
      ),
    },
    { head: 'きっかけ', as: 'keep', cell: ({ isFromOffice }) => (isFromOffice ? '事務局から' : '会員から') },
    { head: '状態', as: 'keep', cell: ({ status }) => contactStatusLabel[status] },
    { head: '通数', as: 'number', cell: ({ messages }) => messages },
  ],
});

const InvoicedMonths = ({ invoices }: { readonly invoices: readonly InvoiceDocument[] }) => {
  const months = invoicedByMonth(invoices, useNow());
  const most = Math.max(1, ...months.map(({ yen }) => yen));
  return (
    <>
      <ol className={`${own.months} figures`} aria-label="月ごとの請求（税込）">
        {months.map(({ month, yen }) => (
          <li key={month} title={`${monthText(month)} ${formatYen(yen)}`}>
            <span className="visually-hidden">{`${monthText(month)} ${formatYen(yen)}`}</span>
            <i style={{ height: `${(yen / most) * 100}%` }} />
            <small aria-hidden="true">{Number(month.slice(5))}</small>
          </li>
        ))}
      </ol>
      <p className={own.under}>{`月ごとの請求（税込）。最も多い月は${formatYen(most)}`}</p>
    </>
  );
};

export const InvoicesOfPerson = tableOf({
  title: '請求書',
  selection: invoicesOf,
  schema: invoiceSchema,
  head: (invoices) => <InvoicedMonths invoices={invoices} />,
  columns: [
    { head: '完了月', as: 'keep', cell: ({ month }) => monthText(month) },
    { head: '請求番号', cell: ({ number }) => <Link to={href('officeBills') + invoiceAt(number)}>{number}</Link> },
    { head: '税込', as: 'number', cell: ({ total }) => formatYen(total) },
    { head: '状態', as: 'keep', cell: (invoice) => <StatusChip {...invoiceChip(invoice)} /> },
    { head: '期限・入金', cell: (invoice) => whenText(invoice) },
  ],
});

export const JobsOfPerson = tableOf({
  title: '掲載したお仕事',
  action: (uid) => <Link to={`${href('officeJobs')}?client=${uid}`}>すべて見る</Link>,
  selection: (uid) => ({ collection: 'jobs', where: [['clientId', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 20 }),
  schema: jobSchema,
  columns: [
    { head: '掲載', as: 'keep', cell: ({ createdAt }) => listTime(createdAt) },
    { head: 'お仕事', cell: ({ id, title }) => <Link to={href('officeJob', { jobId: id })}>{title}</Link> },
    { head: '募集', as: 'keep', cell: ({ status }) => jobStatusLabels[status] },
    { head: '公開', as: 'keep', cell: ({ visibility }) => visibilityLabels[visibility] },
  ],
});

const stateLabels = {
  PENDING: '送信待ち',
  SENDING: '送信中',
  SENT: '送信済み',
  SKIPPED: '送信なし（受け取らない設定など）',
  FAILED: '送信できませんでした',
  HELD: '翌朝にまとめて送信',
  TOLD: 'まとめて送信済み',
} as const;

const digestLabels: Readonly<Record<string, string>> = {
  SearchDigest: '保存した検索条件の新着',
  NoticeDigest: 'まとめたお知らせ',
  OfficeMorning: '事務局の対応待ち',
  OfficeUrgent: '事務局への至急の確認のお願い',
};

/** The recent mails to a person: subject and result, without address and text. */
export const MailsOfPerson = tableOf({
  title: '送ったメール',
  selection: (uid) => ({ collection: 'mails', where: [['uid', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 20 }),
  schema: mailSchema.extend({ state: z.enum(Object.keys(stateLabels) as (keyof typeof stateLabels)[]) }),
  columns: [
    { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) },
    { head: '用件', cell: ({ kind }) => digestLabels[kind] ?? eventText(kind) },
    { head: '状態', as: 'keep', cell: ({ state }) => stateLabels[state] },
    { head: '対象', as: 'long', cell: ({ streamId }) => <StreamLink streamId={streamId} /> },
  ],
});

const reportColumns: readonly Column<Report>[] = [
  {
    head: '受付',
    as: 'keep',
    cell: ({ id, createdAt }) => <Link to={href('officeReport', { reportId: id })}>{listTime(createdAt)}</Link>,
  },
  { head: '対象', cell: subjectText },
  { head: '理由・結果', cell: (report) => (report.status === 'OPEN' ? `${stateText(report)}・確認待ち` : stateText(report)) },
];

const ReportsAbout = tableOf({
  title: 'この方についての通報',
  selection: (uid) => ({ collection: 'reports', where: [['ownerId', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 20 }),
  schema: reportSchema,
  none: 'ありません。',
  columns: [...reportColumns, { head: '通報した方', cell: (report) => reporterOf(report).name }],
});

const ReportsBy = tableOf({
  title: 'この方からの通報',
  selection: (uid) => ({ collection: 'reports', where: [['reporterId', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 20 }),
  schema: reportSchema,
  none: 'ありません。',
  columns: [...reportColumns, { head: '相手', cell: (report) => ownerOf(report).name }],
});

export const ReportsOfPerson = ({ uid }: Of) => (
  <>
    <ReportsAbout uid={uid} />
    <ReportsBy uid={uid} />
  </>
);
