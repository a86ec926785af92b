import { z } from 'zod';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { eventText } from '../../history/eventTexts.ts';
import { StreamLink } from '../../history/streamLink.tsx';
import { TableCard } from '../../list/dataTable.tsx';
import { listTime } from '../../list/listTime.ts';
import css from '../../list/table.module.css';
import { mailSchema } from '../../operations/documents.ts';

const stateLabels = {
  PENDING: '送信待ち',
  SENDING: '送信中',
  SENT: '送信済み',
  SKIPPED: '送信なし（受け取らない設定など）',
  FAILED: '送信できませんでした',
  HELD: '翌朝にまとめて送信',
  TOLD: 'まとめて送信済み',
} as const;
const sentSchema = mailSchema.extend({ state: z.enum(Object.keys(stateLabels) as (keyof typeof stateLabels)[]) });

const digestLabels: Readonly<Record<string, string>> = {
  SearchDigest: '保存した検索条件の新着',
  NoticeDigest: 'まとめたお知らせ',
  OfficeMorning: '事務局の対応待ち',
  OfficeUrgent: '事務局への至急の確認のお願い',
};

/** The recent mails to a person: subject and result, without address and text. */
export const MailsOfPerson = ({ uid }: { readonly uid: string }) => {
  const mails = { collection: 'mails', where: [['uid', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 20 } as const;
  return (
    <TableCard
      title="送ったメール"
      list={useMany(mails, sentSchema)}
      none="まだありません。"
      keyOf={({ id }) => id}
      className={css.events}
      columns={[
        { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) },
        { head: '用件', cell: ({ kind }) => digestLabels[kind] ?? eventText(kind) },
        { head: '状態', as: 'keep', cell: ({ state }) => stateLabels[state] },
        { head: '対象', as: 'long', cell: ({ streamId }) => <StreamLink streamId={streamId} /> },
      ]}
    />
  );
};
