import type { Firestore } from 'firebase-admin/firestore';
import { DAY, MINUTE } from '#domain/calendar/instants.ts';
import { type DealPlan, type Step, stepsTo } from './dealPlans.ts';
import type { DemoUser } from './demoUser.ts';
import type { DemoJob } from './jobPostings.ts';

/** Long enough to bring a deal to its conclusion on a slow machine, short enough to wait for. */
export const closesInMs = 15_000;
const expiresInMs = 4_000;
/** How far off an end is set for which a busy machine was too late. */
const LATER_MS = 30_000;

/** Sends a command with an end that comes soon, and once more with a later one when that had passed on the way. */
export const inTime = async <Answer>(end: number, send: (scheduleToClose: number) => Promise<Answer>): Promise<Answer> => {
  try {
    return await send(end);
  } catch (error) {
    if (!String(error).includes('schedule-in-past')) throw error;
    return send(Date.now() + LATER_MS);
  }
};
const statusTimeoutMs = MINUTE;

export type PostedJob = DemoJob & { readonly jobId: string };
export type Cast = { readonly clients: readonly DemoUser[]; readonly casts: readonly DemoUser[]; readonly office: DemoUser };
/** A deal that was made, and where it is to end up. */
export type Deal = {
  readonly collection: 'offers' | 'entries';
  readonly id: string;
  readonly job: number;
  readonly cast: number;
  readonly status: string;
  readonly bill?: DealPlan['bill'];
};

type Pair = { readonly job: number; readonly cast: number };

export const sendersOf = (plan: Pair, job: PostedJob, { clients, casts, office }: Cast): Record<Step['by'], DemoUser> => ({
  client: clients[job.client] as DemoUser,
  cast: casts[plan.cast] as DemoUser,
  office,
});

/** A fee within the posting's, in whole thousands of yen. */
export const dealFee = ({ cast }: Pair, { posting: { feeMin, feeMax } }: PostedJob): number =>
  feeMin + Math.round(((cast % 5) / 4) * ((feeMax - feeMin) / 1000)) * 1000;

/** An end that the demo does not reach. */
export const lastingSchedule = ({ posting }: PostedJob): number => posting.endsAt + 14 * DAY;

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

const scheduleOf = ({ status }: DealPlan, job: PostedJob): number => {
  if (status === 'IS_CLOSED') return Date.now() + closesInMs;
  if (status === 'IS_EXPIRED') return Date.now() + expiresInMs;
  return lastingSchedule(job);
};

/** Sends the commands that lead a deal to its status, each by who has to send it. */
export const makeDeal = async (plan: DealPlan, job: PostedJob, cast: Cast): Promise<Deal> => {
  const senders = sendersOf(plan, job, cast);
  const fee = dealFee(plan, job);
  const pair = { jobId: job.jobId, talentId: senders.cast.uid };
  let offerId: string | undefined;
  for (const { by, type } of stepsTo[plan.status]) {
    const target = type === 'inquire' || type === 'makeOffer' ? pair : {};
    const sent = offerId === undefined ? { type } : { type: type === 'makeOffer' ? 'continueInquiry' : type, offerId };
    const { streamId } = await inTime(scheduleOf(plan, job), (end) =>
      senders[by].send('offers', `${type} ${plan.job}-${plan.cast}`, { ...sent, ...target, ...fieldsOf(type, fee, end) }),
    );
    offerId = streamId.slice('offer-'.length);
  }
  return {
    collection: 'offers',
    id: offerId ?? '',
    job: plan.job,
    cast: plan.cast,
    status: plan.status,
    ...(plan.bill && { bill: plan.bill }),
  };
};

/** Resolves when the read models show every deal in its status; rejects with the deals that do not get there. */
export const untilSettled = (db: Firestore, deals: readonly Deal[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const awaited = new Map(deals.map(({ id, status }) => [id, status]));
    const timeout = setTimeout(() => {
      stop();
      reject(new Error(`These deals did not reach their status: ${[...awaited].map(([id, status]) => `${id} (${status})`).join(', ')}`));
    }, statusTimeoutMs);
    const finish = (end: () => void) => {
      clearTimeout(timeout);
      stop();
      end();
    };
    const watched = (['offers', 'entries'] as const).map((collection) =>
      db.collectionGroup(collection).onSnapshot(
        (found) => {
          for (const deal of found.docs) if (awaited.get(deal.id) === deal.get('status')) awaited.delete(deal.id);
          if (awaited.size === 0) finish(resolve);
        },
        (error) => finish(() => reject(error)),
      ),
    );
    const stop = () => {
      for (const unsubscribe of watched) unsubscribe();
    };
  });

/** What the office does with the bills of closed deals. */
export const settleBills = async (deals: readonly Deal[], office: DemoUser): Promise<void> => {
  for (const { collection, id, bill } of deals) {
    if (!bill) continue;
    const target = collection === 'offers' ? { offerId: id } : { entryId: id };
    const number = bill === 'claimBill' ? { billId: 'INV-2026-0001' } : {};
    await office.send(collection, `${bill} ${id}`, { type: bill, ...target, ...number });
  }
};
