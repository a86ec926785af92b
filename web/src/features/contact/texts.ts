import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import {
  type ContactCategory,
  type ContactStatus,
  contactCategories,
  contactCategoryLabel,
  contactStatusLabel,
} from '#domain/talk/contact/category.ts';
import { repliesUntil } from '#domain/talk/contact/deadlines.ts';
import type { ChipTone } from '#web/shared/ui/statusChip.tsx';

const notes: Readonly<Record<ContactCategory, string>> = {
  ACCOUNT: '登録、ログイン、認証、プロフィール、退会など',
  DEAL: 'エントリー、オファー、条件、取り消し、評価など',
  BILLING: '請求書、請求先、報酬の支払いなど',
  BUG: '動かない、表示がおかしいなど。行った操作と、表示された文をお書きください',
  COMPLAINT: '困ったこと、ほかの会員や掲載内容についての報告など',
  OTHER: '上のどれにも当てはまらないこと',
};

export const categoryOptions = contactCategories.map((value) => ({ value, label: contactCategoryLabel[value], note: notes[value] }));

/** The time limit of an answer: the office's second reminder. */
export const answeredWithin = `${businessRules.officeReminderAgain / DAY}日以内を目安に、事務局が回答します。`;

const askerStatus: Readonly<Record<ContactStatus, { readonly label: string; readonly tone: ChipTone }>> = {
  WAITING: { label: contactStatusLabel.WAITING, tone: 'theirs' },
  ANSWERED: { label: contactStatusLabel.ANSWERED, tone: 'mine' },
  CLOSED: { label: contactStatusLabel.CLOSED, tone: 'ended' },
};

type Standing = { readonly status: ContactStatus; readonly isFromOffice?: boolean };

/** The state of a contact for its asker; a first message from the office is not an answer. */
export const askerStatusOf = ({ status, isFromOffice = false }: Standing) =>
  isFromOffice && status === 'ANSWERED' ? { ...askerStatus.ANSWERED, label: '事務局から' } : askerStatus[status];

export const canReply = ({ status, since }: { readonly status: ContactStatus; readonly since: number }, now: number): boolean =>
  status !== 'CLOSED' || now < repliesUntil(since);

export const nextText = ({ status, since }: { readonly status: ContactStatus; readonly since: number }, now: number): string => {
  if (status === 'WAITING') return answeredWithin;
  const until = longTime(repliesUntil(since));
  if (status === 'ANSWERED') return `ご不明な点があれば、返信してください。${until}までに返信がなければ、完了になります。`;
  return canReply({ status, since }, now)
    ? `このお問い合わせは完了しました。続きがあるときは、${until}までにメッセージを送ると再開します。`
    : 'このお問い合わせは完了しました。続きがあるときは、新しくお問い合わせください。';
};
