import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, jstDate, jstInstant, jstParts, outsideNight } from '../../kernel/calendar/instants.ts';
import type { Parties } from '../deal/state.ts';
import type { DealRef } from '../hold/holds.ts';
import type { AuditionKind, AuditionResult } from './kinds.ts';
import type { InviteStatus, TapeStatus } from './status.ts';

/** A slot: a day in JST, times of day (`HH:MM`), and how many casts come. */
export type Slot = {
  readonly slotId: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly capacity: number;
};

/** An invited cast. Times in ms. */
export type Invite = Parties &
  DealRef & {
    readonly status: InviteStatus;
    /** The slots to choose from. */
    readonly slotIds: readonly string[];
    /** The slot that the cast has, or that is kept for them. */
    readonly slotId: string | null;
    readonly answerDue: number;
    /** When the cast is reminded of the slot; null: not, or not again. */
    readonly remindAt: number | null;
    readonly tape: TapeStatus;
    /** The upload that is transcoded, and until when. */
    readonly upload: { readonly uploadId: string; readonly dueAt: number } | null;
    readonly score: number | null;
    readonly result: AuditionResult | null;
    /** What was said with the result, as a fingerprint. */
    readonly said: number;
  };

/** The id of a round of a job. */
export const auditionIdOf = (jobId: string, round: number): string => `${jobId}_${round}`;
export const roundOf = (auditionId: string) => {
  const end = auditionId.lastIndexOf('_');
  return { jobId: auditionId.slice(0, end), round: Number(auditionId.slice(end + 1)) };
};

/** The id of a slot: its beginning, since slots do not overlap. */
export const slotIdOf = ({ date, from }: Pick<Slot, 'date' | 'from'>): string => `${date}_${from.replace(':', '')}`;
/** When a slot begins (ms). */
export const slotStart = ({ date, from }: Pick<Slot, 'date' | 'from'>): number => jstInstant(date, from) ?? Number.NaN;

/** Slots of equal length (ms), one after the other; null if the last ends on another day. */
export const slotSeries = (first: Omit<Slot, 'slotId' | 'to'>, length: number, count: number): readonly Omit<Slot, 'slotId'>[] | null => {
  const edges = Array.from({ length: count + 1 }, (_, index) => jstParts(slotStart(first) + index * length));
  if (edges.some(({ date }) => date !== first.date)) return null;
  return edges.slice(1).map(({ time: to }, index) => ({ ...first, from: edges[index]?.time ?? '', to }));
};

/** What is wrong with new slots beside the slots of a round; null if nothing. */
export const slotsFault = (added: readonly Omit<Slot, 'slotId'>[], known: readonly Slot[], now: number): string | null => {
  if (added.length + known.length > businessRules.auditionSlotsMax) return `時間枠は${businessRules.auditionSlotsMax}件までです`;
  if (added.some(({ from, to }) => from >= to)) return '終了は開始より後の時刻にしてください';
  if (added.some((each) => slotStart(each) <= now)) return '過ぎた日時は選べません';
  if (added.some(({ date }) => date > jstDate(now + businessRules.auditionAheadMax)))
    return `${businessRules.auditionAheadMax / DAY}日以内の日付を選択してください`;
  const all = [...known, ...added].sort((one, other) => slotStart(one) - slotStart(other));
  const overlaps = all.some(({ date, from }, index) => all[index - 1]?.date === date && from < (all[index - 1]?.to ?? ''));
  return overlaps ? '時間が重なる枠があります' : null;
};

/** How many places of a slot are free. */
export const freePlaces = ({ slotId, capacity }: Slot, invites: readonly Pick<Invite, 'slotId'>[]): number =>
  capacity - invites.filter((each) => each.slotId === slotId).length;

/** Until when an invited cast answers (ms): the time of the round, or later for a late invite. */
export const answerEnd = (answerDue: number, now: number): number =>
  answerDue >= now + businessRules.shortestPeriod ? answerDue : outsideNight(now + businessRules.auditionAnswer);

/** When a cast is reminded of a slot (ms). */
export const remindAt = (slot: Slot): number => outsideNight(slotStart(slot) - DAY);

/** What decides which acts are open, in a state and in a document. */
export type ShownInvite = Pick<Invite, 'status' | 'answerDue' | 'tape' | 'result'> & {
  readonly isOpen: boolean;
  readonly auditionKind: AuditionKind;
  readonly tapeDue: number | null;
};

export const castActs = ['confirm', 'askOther', 'declineInvite', 'submitTape'] as const;
export const clientActs = ['move', 'giveResult', 'score'] as const;
export type AuditionAct = (typeof castActs)[number] | (typeof clientActs)[number];

const asked: readonly InviteStatus[] = ['INVITED', 'MOVED'];
const isAsked = ({ status, answerDue }: ShownInvite, now: number) => asked.includes(status) && now < answerDue;
const open: Readonly<Record<AuditionAct, (invite: ShownInvite, now: number) => boolean>> = {
  confirm: (invite, now) => invite.result === null && (isAsked(invite, now) || invite.status === 'OTHER_ASKED'),
  askOther: (invite, now) =>
    invite.result === null && invite.auditionKind !== 'SELF_TAPE' && (isAsked(invite, now) || invite.status === 'CONFIRMED'),
  declineInvite: (invite, now) =>
    invite.result === null && (isAsked(invite, now) || invite.status === 'OTHER_ASKED' || invite.status === 'CONFIRMED'),
  submitTape: ({ result, auditionKind, status, tape, tapeDue }, now) =>
    result === null &&
    auditionKind === 'SELF_TAPE' &&
    status === 'CONFIRMED' &&
    (tape === 'NONE' || tape === 'FAILED') &&
    now < (tapeDue ?? 0),
  move: ({ result, auditionKind, status }) => result === null && auditionKind !== 'SELF_TAPE' && status !== 'DECLINED',
  giveResult: ({ result }) => result !== 'DECLINE',
  score: () => true,
};

/** Whether an act on an invite is open at `now` (ms). The decision and the buttons ask this. */
export const isOpenAct = (act: AuditionAct, invite: ShownInvite, now: number): boolean =>
  invite.isOpen && invite.status !== 'LEFT' && open[act](invite, now);

export const withoutResult = <Each extends Pick<Invite, 'status' | 'result'>>(invites: readonly Each[]): readonly Each[] =>
  invites.filter(({ status, result }) => result === null && status !== 'LEFT');

/** When the tapes of a round are deleted (ms); null without tapes. */
export const tapesUntil = (tapeDue: number | null): number | null => (tapeDue === null ? null : tapeDue + businessRules.auditionTapesKept);
