import { businessRules } from '#domain/kernel/businessRules.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { foreseenMessages } from '#domain/kernel/foreseenMessages.ts';
import type { DeskList } from '#domain/office/desk/kinds.ts';
import type { BillStatus } from '#domain/work/deal/billStatus.ts';
import { dueBefore, horizon } from '#domain/work/deal/dueBefore.ts';
import { refusalOfButton } from '#domain/work/deal/row.ts';
import { entryFields } from '#domain/work/entry/fields.ts';
import { type Deal, type DealKind, type Deals, type DealView, kinds, viewOf } from '#web/entities/deal/kinds.ts';
import { workShown } from '#web/entities/deal/workShown.ts';
import { href } from '#web/routing/href.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';

/** The parts of the office's queue that differ between offers and entries. */
type ReviewQueueConfig<Row extends Deal> = {
  readonly whenEmpty: string;
  readonly listPath: string;
  readonly pathOf: (id: string) => string;
  readonly between: (deal: Row) => readonly [from: string, to: string];
  /** Since when a deal waits for the office's approval (ms). */
  readonly waitsSince: (deal: Row) => number;
  /** The texts of an approval: what is approved, and what happens next. */
  readonly approval: (deal: Row) => readonly [what: string, next: string];
  readonly factsOf: (deal: Row) => readonly Fact[];
};

const gone = '退会したため、表示できません。';

export const obstacleTexts: Partial<Record<ErrorCode, string>> = {
  'change-pending': '条件の変更について同意を待っているため、まだ承認できません。変更への回答のあとに、もう一度ご確認ください。',
  'proxy-disputed': '代理回答に異議があるため、まだ承認できません。先に異議への対応を記録してください。',
};

/** Why the office may not send a command now, or null. */
export const officeRefusal = (kind: DealKind, deal: Deal, type: string, now: number): ErrorCode | null => {
  const row = kinds[kind].table[type];
  return row ? refusalOfButton(row, deal, now, { by: 'office' }) : null;
};

/** Why a waiting deal cannot be approved; null when it can. */
export const approvalObstacle = (kind: DealKind, deal: Deal, now: number): string | null => {
  const refusal = officeRefusal(kind, deal, 'adminApprove', now);
  if (refusal === 'schedule-passed') return foreseenMessages[refusal];
  return (refusal && obstacleTexts[refusal]) ?? null;
};

export const reviewQueues: { readonly [K in DealKind]: ReviewQueueConfig<Deals[K]> } = {
  // Offers wait after the cast accepts them.
  offer: {
    whenEmpty: 'キャストがオファーを承諾すると、ここに表示されます。',
    listPath: href('officeOffers'),
    pathOf: (offerId) => href('officeOffer', { offerId }),
    between: ({ client, talent }) => [client.name, talent.name],
    waitsSince: ({ acceptedAt, updatedAt }) => acceptedAt ?? updatedAt,
    approval: ({ client, talent }) => [
      `${client.name}から${talent.name}へのオファー。`,
      '承認すると、クライアントに依頼の確定をお願いする通知が届きます。',
    ],
    factsOf: ({ message }) => (message ? [{ term: '問い合わせ', value: message }] : []),
  },
  // Entries wait after the cast sends them.
  entry: {
    whenEmpty: 'キャストがお仕事にエントリーすると、ここに表示されます。',
    listPath: href('officeEntries'),
    pathOf: (entryId) => href('officeEntry', { entryId }),
    between: ({ client, talent }) => [talent.name, client.name],
    waitsSince: ({ createdAt }) => createdAt,
    approval: ({ talent, job, client }) => [
      `${talent.name}から${client.name}のお仕事「${job.title}」へのエントリー。`,
      '承認すると、クライアントに届き、選考を開始できるようになります。',
    ],
    factsOf: ({ pr, schedule, reason }) => [
      { term: labelOf(entryFields.pr), value: pr ?? gone },
      { term: labelOf(entryFields.schedule), value: schedule ?? gone },
      ...(reason ? [{ term: '見送り・否認の理由', value: reason }] : []),
    ],
  },
};

/** When the office should settle an objection to a recorded answer (ms), before the work begins. */
const proxyDue = (deal: Deal): number => {
  const since = deal.proxy?.disputedAt ?? deal.updatedAt;
  return dueBefore(businessRules.officeReminderAgain, since, horizon(since, deal.scheduleToClose, workShown(deal)));
};

/** Until when (ms) the office should act on a deal in one of its queues. */
export const officeDue = <K extends DealKind>(kind: K, list: DeskList, deal: Deals[K]): number => {
  const { proposal, settleBy, calledOffAt, updatedAt, decideBy } = deal as Deal;
  if (list === 'changes') return proposal?.due ?? updatedAt;
  if (list === 'proxies') return proxyDue(deal);
  if (list === 'cancellations') return settleBy ?? (calledOffAt ?? updatedAt) + businessRules.cancellationReminder;
  return decideBy ?? reviewQueues[kind].waitsSince(deal) + businessRules.officeReminderAgain;
};

const billNotes: Readonly<Record<BillStatus, string>> = {
  UNCLAIMED: '請求の登録を待っています。',
  CLAIMED: '請求済みです。',
  IGNORED: '請求の対象外です。',
};

/** The office's text for a deal's state; for a closed deal also its bill's state. */
export const officeViewOf = <K extends DealKind>(
  kind: K,
  deal: Pick<Deals[K], 'status' | 'proposal' | 'cancellation' | 'calledOffBy' | 'proxyStage' | 'billStatus'>,
): DealView => {
  const view = viewOf(kind, deal, 'office');
  return deal.billStatus === null ? view : { ...view, note: view.note + billNotes[deal.billStatus] };
};
