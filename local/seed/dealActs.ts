import { latestMonths, monthsAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstMonth, MINUTE, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { cancelFeeMaxOf } from '#domain/work/deal/cancellation.ts';
import { proxyAnswers } from '#domain/work/deal/fields.ts';
import { factsOf, type TermsSheet } from '#domain/work/deal/sheet.ts';
import { type Act, entityIdOf, type Person } from './acts.ts';
import { conversationActs, conversations, typicalConversation } from './conversations.ts';
import { courseOf, type DealStory } from './dealCourses.ts';
import {
  castReasons,
  castReviews,
  clientReasons,
  clientReviews,
  disapprovals,
  entryPrs,
  entrySchedules,
  forcedEnds,
  inquiryMessages,
  offerMessages,
  refusals,
} from './dealTexts.ts';
import { people } from './demoPeople.ts';
import { invoicedMonth } from './invoices.ts';
import type { DemoJob } from './jobPostings.ts';
import { momentAfter, pick, randomOf, type Side } from './moments.ts';

type Members = Readonly<Record<Side, Person>>;
const membersOf = (story: DealStory, jobs: readonly DemoJob[]): Members => ({
  client: people.clients[(jobs[story.job] as DemoJob).client] as Person,
  cast: people.casts[story.cast] as Person,
  // A colleague handles every second job.
  office: story.job % 2 === 0 ? people.office : people.colleagues.review,
});

const labelOf = ({ kind, job, cast }: DealStory, type: string): string => `${type} ${kind} ${job}-${cast}`;

/** The deal's id, made from its first command. */
export const dealIdOf = (story: DealStory, members: Members): string => {
  const { by, type } = courseOf(story).steps[0] as { by: Side; type: string };
  return entityIdOf(members[by], labelOf(story, type));
};

/** A fee (yen) within the posting's range, in whole thousands. */
const feeOf = ({ job, cast }: DealStory, { posting: { feeMin, feeMax } }: DemoJob): number =>
  feeMin + Math.round(randomOf('fee', job, cast)() * ((feeMax - feeMin) / 1000)) * 1000;

const sheetOf = ({ posting: { sheet, description, place } }: DemoJob): TermsSheet => ({
  ...sheet,
  content: description,
  place,
  undecided: '',
  notes: '',
});

/** The time (ms) of a step in a deal's course. */
const timeOf = (story: DealStory, type: string): number => story.times[courseOf(story).steps.findIndex((step) => step.type === type)] ?? 0;

/** The fee (yen) that the client owes for a cancellation. */
const owed = (story: DealStory, posted: DemoJob): number => {
  const sheet = { facts: factsOf(sheetOf(posted)) };
  const terms = { fee: feeOf(story, posted), sheet, approvedAt: timeOf(story, 'approve') };
  return cancelFeeMaxOf(terms, 'client', timeOf(story, 'requestCancellation'));
};

/** The fields of each command beside the parties and the job. */
const fieldsOf = (story: DealStory, type: string, posted: DemoJob, termsNo: number): object => {
  const { job, cast, endsAt } = story;
  const fee = feeOf(story, posted);
  switch (type) {
    case 'inquire':
      return { inquiryType: pick(['APPEARANCE', 'APPEARANCE', 'OTHERS'], type, job, cast), message: pick(inquiryMessages, job, cast) };
    case 'makeOffer':
      return { fee, scheduleToClose: endsAt, sheet: sheetOf(posted), message: pick(offerMessages, job, cast) };
    case 'accept':
    case 'adminApprove':
      return { termsNo };
    case 'approve':
      return { termsNo, ...(story.kind === 'entry' && { fee, scheduleToClose: endsAt, sheet: sheetOf(posted) }) };
    case 'changeFee':
      return { fee: fee + pick([3_000, 5_000, 10_000], type, job, cast) };
    case 'proposeChange':
      return story.course === 'closedLater'
        ? { scheduleToClose: endsAt + DAY, reason: '天候のため、撮影を翌日に延期しました。' }
        : { fee: Math.max(fee - 5_000, 1_000), reason: '撮影が半日に短縮されたため、報酬の変更をお願いします。' };
    case 'agreeChange':
    case 'declineChange':
    case 'adminApproveChange':
      return { proposalNo: 1 };
    case 'enter':
      return { pr: pick(entryPrs, 'pr', job, cast), schedule: pick(entrySchedules, 'schedule', job, cast) };
    case 'refuse':
      return story.kind === 'entry' ? pick(refusals, job, cast) : pick(castReasons, job, cast);
    case 'refuseInquiry':
      return pick(castReasons, job, cast);
    case 'decline':
    case 'cancel':
      return pick(clientReasons, type, job, cast);
    case 'withdraw':
      return { reasonCode: 'OTHER_WORK', reason: '同じ日に撮影が決まりました。' };
    case 'adminDisapprove':
      return { reason: pick(disapprovals, job, cast) };
    case 'requestCancellation':
      return {
        termsNo,
        cancelCode: 'OWN_REASON',
        cancelFeeMax: owed(story, posted),
        reason: '企画が延期になったため、取り消しをお願いします。',
      };
    case 'settleCancellation':
      return {
        calledOffAt: timeOf(story, 'requestCancellation'),
        cancelFee: owed(story, posted),
        reason: '条件書のとおりに精算しました。',
      };
    case 'disputeProxy':
      return { reason: 'この日の電話では、まだ回答していません。' };
    case 'settleProxy':
      return { outcome: 'KEPT', reason: 'お電話でご本人に確認し、承諾のままで進めることになりました。' };
    case 'forceClose':
      return { reason: pick(forcedEnds, job, cast) };
    default:
      return {};
  }
};

/** Additional fields when the office gives the cast's answer. */
const heardBy = (by: Side, type: string, at: number): object =>
  by === 'office' && (proxyAnswers as readonly string[]).includes(type)
    ? { onBehalf: { channel: 'PHONE', heardAt: at, note: '折り返しのお電話で確認' } }
    : {};

const roleOf = ({ cast }: DealStory, { posting: { roles } }: DemoJob): { readonly roleNo?: number } => {
  const role = roles[(cast + 1) % roles.length];
  return role ? { roleNo: role.no } : {};
};

const courseActs = (story: DealStory, posted: DemoJob, members: Members): Act[] => {
  const id = dealIdOf(story, members);
  const pair = { jobId: posted.jobId, ...(story.kind === 'offer' && { talentId: members.cast.uid }) };
  const named = story.kind === 'offer' ? { offerId: id } : { entryId: id };
  const { steps } = courseOf(story);
  return steps.map(({ by, type }, step): Act => {
    const target = step === 0 ? { ...pair, ...roleOf(story, posted) } : type === 'makeOffer' ? { ...pair, ...named } : named;
    const termsNo = 1 + steps.slice(0, step).filter((before) => before.type === 'changeFee').length;
    const at = story.times[step] ?? 0;
    const fields = { ...fieldsOf(story, type, posted, termsNo), ...heardBy(by, type, at) };
    const command = { type: type === 'makeOffer' && step > 0 ? 'continueInquiry' : type, ...target, ...fields };
    const callable = story.kind === 'offer' ? 'offers' : 'entries';
    return { at, by: members[by], callable, label: labelOf(story, type), command };
  });
};

/** When a deal closes (ms); null if it does not, or not yet. */
export const closesAt = (story: DealStory, now: number): number | null => {
  const { status, steps } = courseOf(story);
  const end = story.endsAt + (steps.some(({ type }) => type === 'proposeChange') ? DAY : 0);
  return status === 'IS_CLOSED' && end < now ? end : null;
};

/** The share of each side that writes a review. */
const willing = { client: 0.8, cast: 0.65 } as const;

/**
 * Most sides write a review within a few days; one cast in nine reports that the work did not take
 * place. Recent deals have reviews of the demo client only. The office removes one in twelve client
 * reviews.
 */
const reviewActs = (
  story: DealStory,
  closedAt: number,
  { client: owner }: DemoJob,
  place: number,
  members: Members,
  now: number,
): Act[] => {
  const reviewId = dealIdOf(story, members);
  const { job, cast } = story;
  const isRecent = closedAt > now - 7 * DAY;
  return (['client', 'cast'] as const).flatMap((side): Act[] => {
    const random = randomOf('review', side, job, cast);
    const wasNotHeld = side === 'cast' && place % 9 === 7;
    if (isRecent ? side === 'cast' || owner !== 0 : !wasNotHeld && random() > willing[side]) return [];
    const later = closedAt + HOUR + random() * random() * 4 * DAY;
    const at = isRecent ? Math.floor(closedAt + (1.5 + random() * 3) * HOUR) : momentAfter(later, side, random);
    if (at > closedAt + 6 * DAY) return [];
    const [score, comment] = pick(side === 'client' ? clientReviews : castReviews, side, job, cast);
    const command = wasNotHeld ? { type: 'reportNotHeld', reviewId } : { type: 'write', reviewId, score, comment };
    const written: Act = { at, by: members[side], callable: 'reviews', label: labelOf(story, 'review'), command };
    if (isRecent || side === 'cast' || place % 12 !== 4) return [written];
    const takeDown = { type: 'takeDown', reviewId, by: 'client', reason: '連絡先が書かれているため' };
    const down: Act = {
      at: closedAt + 8 * DAY,
      by: people.colleagues.review,
      callable: 'reviews',
      label: labelOf(story, 'take down'),
      command: takeDown,
    };
    return down.at < now ? [written, down] : [written];
  });
};

/**
 * Bills are claimed early in the next month, by hand until invoices began (invoices.ts); those of
 * the last two months are open. One in nine is ignored, another is in question, one was claimed
 * twice.
 */
const billActs = (story: DealStory, closedAt: number, { client: owner }: DemoJob, place: number, members: Members, now: number): Act[] => {
  const month = jstMonth(closedAt);
  if (latestMonths(now, 2).includes(month) || place % 9 === 6) return [];
  const target = story.kind === 'offer' ? { offerId: dealIdOf(story, members) } : { entryId: dealIdOf(story, members) };
  const from = startOfJstDay(monthsAfter(`${month}-01`, 1)) + 4 * DAY;
  const at = momentAfter(from + owner * HOUR, 'office', randomOf('bills', month, owner)) + place * MINUTE;
  const act = (when: number, label: string, command: object & { readonly type: string; readonly reason?: string }): Act => ({
    at: when,
    by: people.colleagues.billing,
    callable: story.kind === 'offer' ? ('offers' as const) : ('entries' as const),
    label: labelOf(story, label),
    command: { ...command, ...target },
  });
  if (place % 9 === 2) return [act(at, 'ignore', { type: 'ignoreBill', reason: '主催者の都合による無償協力のため' })];
  if (month === invoicedMonth(now)) return [];
  const claim = { type: 'claimBill', billId: `INV-${month}-${String(owner + 1).padStart(3, '0')}` };
  if (place % 13 !== 3) return [act(at, 'claim', claim)];
  return [
    act(at, 'claim', claim),
    act(at + DAY, 'reopen', { type: 'reopenBill', reason: '請求書の宛名を直すため' }),
    act(at + 2 * DAY, 'claim again', claim),
  ];
};

/** The last time of a message; every unread message has its reminder by now. */
const quietSince = (now: number): number => now - HOUR;

const talkActs = (story: DealStory, members: Members, now: number): Act[] => {
  const room = { roomId: dealIdOf(story, members), label: labelOf(story, 'talk'), members };
  const written = conversations.find(({ kind, job, cast }) => kind === story.kind && job === story.job && cast === story.cast);
  if (written) return conversationActs(room, written, story.times.at(-1) ?? 0, quietSince(now));
  const { status } = courseOf(story);
  return status === 'IS_CLOSED' || status === 'IS_APPROVED' ? typicalConversation(room, story, quietSince(now)) : [];
};

/** All acts about the deals: courses, rooms, reviews and bills. */
export const dealActs = (stories: readonly DealStory[], jobs: readonly DemoJob[], now: number): Act[] =>
  stories.flatMap((story, place) => {
    const members = membersOf(story, jobs);
    const posted = jobs[story.job] as DemoJob;
    const closedAt = closesAt(story, now);
    return [
      ...courseActs(story, posted, members),
      ...talkActs(story, members, now),
      ...(closedAt === null
        ? []
        : [...reviewActs(story, closedAt, posted, place, members, now), ...billActs(story, closedAt, posted, place, members, now)]),
    ].filter(({ at }) => at < now);
  });
