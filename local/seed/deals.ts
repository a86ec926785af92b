import type { Firestore } from 'firebase-admin/firestore';
import { type DealPlan, type Step, stepsTo } from './dealPlans.ts';
import type { DemoUser } from './demoUser.ts';
import type { DemoJob } from './jobPostings.ts';

const day = 24 * 3_600_000;
/** Long enough to bring a deal to its conclusion on a slow machine, short enough to wait for. */
const closesInMs = 10_000;
const expiresInMs = 2_000;
const statusTimeoutMs = 60_000;

export type PostedJob = DemoJob & { readonly jobId: string };
export type Cast = { readonly clients: readonly DemoUser[]; readonly casts: readonly DemoUser[]; readonly office: DemoUser };
export type Deal = { readonly plan: DealPlan; readonly offerId: string };

/** What each command says beside the deal's id. */
const fieldsOf = (type: string, fee: number, scheduleToClose: number): object => {
  switch (type) {
    case 'inquire':
      return {
        inquiryType: 'APPEARANCE',
        message: 'プロフィールを拝見し、ご連絡しました。日程のご都合と、ご出演いただけるかをお聞かせください。',
      };
    case 'makeOffer':
      return { fee, scheduleToClose };
    case 'changeFee':
      return { fee: fee + 5_000 };
    case 'adminDisapprove':
      return { reason: '同じ時期に、競合する広告への出演があるためです。' };
    case 'forceClose':
      return { reason: '撮影が中止になったと、両者から連絡がありました。' };
    default:
      return {};
  }
};

const scheduleOf = ({ status }: DealPlan, { posting }: PostedJob): number => {
  if (status === 'IS_CLOSED') return Date.now() + closesInMs;
  if (status === 'IS_EXPIRED') return Date.now() + expiresInMs;
  return posting.endsAt + 14 * day;
};

/** Sends the commands that lead a deal to its status, each by who has to send it. */
export const makeDeal = async (plan: DealPlan, job: PostedJob, { clients, casts, office }: Cast): Promise<Deal> => {
  const senders: Record<Step['by'], DemoUser> = {
    client: clients[job.client] as DemoUser,
    cast: casts[plan.cast] as DemoUser,
    office,
  };
  const { feeMin, feeMax } = job.posting;
  const fee = feeMin + Math.round(((plan.cast % 5) / 4) * ((feeMax - feeMin) / 1000)) * 1000;
  const schedule = scheduleOf(plan, job);
  const pair = { jobId: job.jobId, talentId: senders.cast.uid };
  let offerId: string | undefined;
  for (const { by, type } of stepsTo[plan.status]) {
    const target = type === 'inquire' || type === 'makeOffer' ? pair : {};
    const command = { type, ...target, ...(offerId === undefined ? {} : { offerId }), ...fieldsOf(type, fee, schedule) };
    const { streamId } = await senders[by].send('offers', `${type} ${plan.job}-${plan.cast}`, command);
    offerId = streamId.slice('offer-'.length);
  }
  return { plan, offerId: offerId ?? '' };
};

/** Resolves when the read models show every deal in its status; rejects with the deals that do not get there. */
export const untilSettled = (db: Firestore, deals: readonly Deal[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const awaited = new Map(deals.map(({ offerId, plan }) => [offerId, plan.status]));
    const timeout = setTimeout(() => {
      stop();
      reject(new Error(`These deals did not reach their status: ${[...awaited].map(([id, status]) => `${id} (${status})`).join(', ')}`));
    }, statusTimeoutMs);
    const finish = (end: () => void) => {
      clearTimeout(timeout);
      stop();
      end();
    };
    const stop = db.collectionGroup('offers').onSnapshot(
      (offers) => {
        for (const offer of offers.docs) if (awaited.get(offer.id) === offer.get('status')) awaited.delete(offer.id);
        if (awaited.size === 0) finish(resolve);
      },
      (error) => finish(() => reject(error)),
    );
  });

/** What the office does with the bills of closed deals. */
export const settleBills = async (deals: readonly Deal[], office: DemoUser): Promise<void> => {
  for (const { plan, offerId } of deals) {
    if (!plan.bill) continue;
    const bill = plan.bill === 'claimBill' ? { billId: 'INV-2026-0001' } : {};
    await office.send('offers', `${plan.bill} ${offerId}`, { type: plan.bill, offerId, ...bill });
  }
};
