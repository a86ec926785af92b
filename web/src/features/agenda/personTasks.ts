import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { isNear, shortDay } from '#domain/kernel/format/times.ts';
import { pathOf } from '#domain/kernel/words/places.ts';
import { sumOf } from '#domain/money/settlement/amounts.ts';
import { datesOf } from '#domain/work/job/workDates.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import { correction } from '#web/entities/account/correction.ts';
import type { Side } from '#web/entities/deal/kinds.ts';
import type { ConsentKind } from '#web/entities/guardian/consentState.ts';
import { castsAddress } from '#web/entities/job/castSearches.ts';
import { href } from '#web/routing/href.ts';

/** `due` in ms. `jobId`: the search that it begins is for this job. */
export type PersonTask = {
  readonly words: string;
  readonly why: string;
  readonly to: string;
  readonly due: number | null;
  readonly jobId?: string;
};

/** What both sides' tasks follow from. `returned`: why the office sent the profile back. */
type Common = { readonly agreed: boolean; readonly returned: string | null };
/**
 * The state of a cast. `guardian`: of a minor's registration of a guardian and their consent.
 * `isOwed`: a concluded deal cannot be paid, because there is no bank account.
 */
export type CastState = Common & { readonly guardian: 'not needed' | 'missing' | ConsentKind; readonly isOwed: boolean };
export type ClientState = Common & { readonly billable: boolean };

const taskOf = (words: string, why: string, to: string, due: number | null = null): PersonTask => ({ words, why, to, due });

const terms = (to: string) => taskOf('利用規約を確認して同意する', '今の利用規約への同意が、まだ済んでいません', to);
const returnedTask = (what: string, reason: string, to: string) => {
  const { act, why } = correction(what, reason);
  return taskOf(act, why, to);
};

const guardianTasks = {
  'not needed': null,
  missing: { words: '保護者を登録して、確認をお願いする', why: 'プロフィールの公開には、保護者の同意が必要です' },
  unasked: { words: '保護者に確認をお願いする', why: 'プロフィールの公開には、保護者の同意が必要です' },
  changed: { words: '保護者にもう一度確認をお願いする', why: '確認をお願いしたあとで、内容が変わりました' },
  expired: { words: '保護者にもう一度確認をお願いする', why: '保護者の回答の期限を過ぎました' },
  refused: { words: '保護者の回答を確認する', why: '保護者の方が「同意しない」と回答しました' },
  asked: null,
  given: null,
} as const satisfies Record<CastState['guardian'], Pick<PersonTask, 'words' | 'why'> | null>;

export const castTasks = ({ agreed, returned, guardian, isOwed }: CastState): PersonTask[] => {
  const consent = guardianTasks[guardian];
  return [
    ...(consent ? [taskOf(consent.words, consent.why, href('talentGuardian'))] : []),
    ...(returned === null ? [] : [returnedTask('プロフィール', returned, href('talentProfileBasic'))]),
    ...(isOwed ? [taskOf('お受け取り口座を登録する', '登録するまで、成立したお仕事の報酬を振り込めません', href('talentPayments'))] : []),
    ...(agreed ? [] : [terms(href('talentTerms'))]),
  ];
};

type Answerable = Pick<Settlement, 'id' | 'dealKind' | 'status' | 'answerBy' | 'rows' | 'lastDay'>;
/** What comes if nobody answers, by the status of a settlement that waits for a side. */
const settlementNext: Readonly<Partial<Record<Settlement['status'], string>>> = {
  REPORTED: '過ぎると、事務局が決定します',
  DISPUTED: '期限を過ぎました。事務局が決定するまで回答できます',
};

/** A report of overtime and expenses that waits for a side. `about`: the other side and the job. */
export const settlementTask = ({ id, dealKind, status, answerBy, rows, lastDay }: Answerable, side: Side, about: string[]): PersonTask => {
  const what = [...about, `${shortDay(lastDay)}のお仕事`, `${formatYen(sumOf(rows))}（税込）`].join('・');
  const to = pathOf(`${side}Settlement`, { offerId: dealKind === 'offer' ? id : null, entryId: id });
  return taskOf('精算の報告に回答する', `${what}。${settlementNext[status] ?? ''}`, to, status === 'REPORTED' ? answerBy : null);
};

type AnswerableHold = Pick<
  HoldDocument,
  'id' | 'dealKind' | 'days' | 'status' | 'position' | 'endsAt' | 'extension' | 'isDecided' | 'challengedUntil'
>;

const holdWords = ({ status, position, endsAt, extension, isDecided, challengedUntil }: AnswerableHold, side: Side, now: number) => {
  if (side === 'talent') {
    if (status === 'ASKED') return 'キープの申し込みに回答する';
    return extension === 'ASKED' ? 'キープの延長に回答する' : null;
  }
  if (status === 'ASKED' || isDecided) return null;
  if (challengedUntil !== null) return '決定の希望に答える';
  return position === 1 && isNear(endsAt, now) ? 'キープの期限までに決める' : null;
};

/** A hold that waits for a side. `about`: the other side and the job. */
export const holdTask = (hold: AnswerableHold, side: Side, about: string[], now: number): PersonTask[] => {
  const words = holdWords(hold, side, now);
  if (words === null) return [];
  const { id, dealKind, days, endsAt, challengedUntil } = hold;
  const to = pathOf(`${side}Offer`, { offerId: dealKind === 'offer' ? id : null, entryId: id });
  return [taskOf(words, [...about, days.map(shortDay).join('、')].join('・'), to, challengedUntil ?? endsAt)];
};

/** How long before a job its free seats are a task. */
export const SEATS_NEAR = 7 * DAY;

/** A job that still lacks people: how many, on which of its days (JST), and the search for them. */
export type MissingSeats = { readonly job: Job; readonly free: number; readonly days: readonly string[]; readonly to: string };

/** The people whom a job lacks beside its concluded deals, on the days that are left, or null. */
export const missingSeats = (concluded: number, job: Job, now: number): MissingSeats | null => {
  const free = job.numberOfPeople - concluded;
  if (free <= 0) return null;
  const dates = datesOf(job);
  const days = (dates.length > 0 ? dates : [jstDate(job.startsAt)]).filter((date) => date >= jstDate(now));
  return { job, free, days, to: castsAddress(job, days) };
};

export const seatWords = ({ free }: MissingSeats): string => `あと${free}人をさがす`;

/** What the jobs that begin within a week of `now` (ms) lack, the nearest first. */
export const nearSeats = (concludedOf: (jobId: string) => number, jobs: readonly Job[], now: number): MissingSeats[] =>
  jobs
    .filter(({ startsAt }) => now < startsAt && startsAt <= now + SEATS_NEAR)
    .flatMap((job) => missingSeats(concludedOf(job.id), job, now) ?? [])
    .sort((one, other) => one.job.startsAt - other.job.startsAt);

export const seatTask = (seats: MissingSeats): PersonTask => {
  const { id, title, startsAt, numberOfPeople } = seats.job;
  const why = `${title}（${shortDay(jstDate(startsAt))}）は、${numberOfPeople}人のうち${numberOfPeople - seats.free}人が決まっています`;
  return { ...taskOf(seatWords(seats), why, seats.to, startsAt), jobId: id };
};

export const clientTasks = ({ agreed, returned, billable }: ClientState, hasConcluded: boolean): PersonTask[] => {
  return [
    ...(returned === null ? [] : [returnedTask('会社情報', returned, href('clientCompanyEdit'))]),
    ...(hasConcluded && !billable
      ? [taskOf('請求先を登録する', '成立したお仕事のご請求に、必要な項目がそろっていません', href('clientBillEdit'))]
      : []),
    ...(agreed ? [] : [terms(href('clientTerms'))]),
  ];
};

/** Null if everything is prepared. `hasJobs`: has posted one, undefined while loading. */
export const clientNext = (hasJobs: boolean | undefined, billable: boolean): PersonTask | null => {
  if (hasJobs === false)
    return taskOf('最初の募集をつくる', '掲載するとエントリーが届き、日程の空いているキャストにまとめて聞けます', href('clientJobAdd'));
  return billable ? null : taskOf('請求先を登録する', 'お仕事が成立すると、ご請求に必要になります', href('clientBillEdit'));
};
