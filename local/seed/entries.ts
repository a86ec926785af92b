import { type Cast, closesInMs, type Deal, dealFee, inTime, lastingSchedule, type PostedJob, sendersOf } from './deals.ts';
import { type EntryPlan, entryStepsTo } from './entryPlans.ts';

/** What each command says beside the entry's id. */
const fieldsOf = (type: string, fee: number, scheduleToClose: number): object => {
  switch (type) {
    case 'enter':
      return {
        pr: '募集の内容を拝見し、これまでの経験を生かせると考えてエントリーしました。衣装合わせにも伺えます。',
        schedule: '記載の日程はすべて空いています。前日の準備からの参加も可能です。',
      };
    case 'approve':
      return { fee, scheduleToClose };
    case 'changeFee':
      return { fee: fee + 5_000 };
    case 'refuse':
      return { reason: '今回は、役柄の年齢に近い方にお願いすることになりました。' };
    case 'adminDisapprove':
      return { reason: '同じ時期に、競合する広告への出演があるためです。' };
    case 'forceClose':
      return { reason: '撮影が中止になったと、両者から連絡がありました。' };
    default:
      return {};
  }
};

/** Sends the commands that lead an entry to its status, each by who has to send it. */
export const makeEntry = async (plan: EntryPlan, job: PostedJob, cast: Cast): Promise<Deal> => {
  const senders = sendersOf(plan, job, cast);
  const fee = dealFee(plan, job);
  let entryId = '';
  for (const { by, type } of entryStepsTo[plan.status]) {
    const target = type === 'enter' ? { jobId: job.jobId } : { entryId };
    const schedule = plan.status === 'IS_CLOSED' ? Date.now() + closesInMs : lastingSchedule(job);
    const { streamId } = await inTime(schedule, (end) =>
      senders[by].send('entries', `${type} entry ${plan.job}-${plan.cast}`, { type, ...target, ...fieldsOf(type, fee, end) }),
    );
    entryId = streamId.slice('entry-'.length);
  }
  return { collection: 'entries', id: entryId, job: plan.job, cast: plan.cast, status: plan.status };
};
