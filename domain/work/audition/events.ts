import { parties as partyFields } from '../../kernel/commonFields.ts';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { noticesTo } from '../../kernel/words/row.ts';
import { mediaFields } from '../../people/media/fields.ts';
import { auditionFields, auditionId } from './fields.ts';
import type { AuditionKind } from './kinds.ts';
import { type Invite, isOpenAct, type ShownInvite, type Slot, tapesUntil } from './rounds.ts';

const { dealKind, dealId, round, auditionKind, place, note } = auditionFields;
const { answerDue, tapeDue, slots, slotId, times, remindAt: remindsAt } = auditionFields;
const { reasonCode, reason, uploadId, score, scoreNote, result, message, dealIds, tapes, jobId, clientId } = auditionFields;

/** A round (回) of auditions of a job. `head`: fingerprint of what the client wrote on it. */
export type AuditionState = {
  readonly status: 'NONE' | 'OPEN' | 'CLOSED';
  readonly jobId: string;
  readonly clientId: string;
  readonly round: number;
  readonly auditionKind: AuditionKind;
  readonly answerDue: number;
  readonly tapeDue: number | null;
  readonly head: number;
  readonly slots: readonly Slot[];
  readonly invites: readonly Invite[];
};

const pages = { client: 'clientOffer', talent: 'talentOffer' } as const;
const { toBoth, tellClient, tellTalent } = noticesTo(pages, 'オーディションを確認する');

/** The deal and the round, on every event of a cast, so that each event is readable alone. */
const about = { ...partyFields, dealKind, dealId, round };
const ofRound = { jobId, clientId, round };

type Change = Partial<Invite>;
const changed = (state: AuditionState, { dealId }: { readonly dealId: string }, change: Change): AuditionState => ({
  ...state,
  invites: state.invites.map((each) => (each.dealId === dealId ? { ...each, ...change } : each)),
});

/** An invite as the rule of the acts reads it. */
export const shownOf = ({ status, auditionKind, tapeDue }: AuditionState, invite: Invite): ShownInvite => ({
  ...invite,
  isOpen: status === 'OPEN',
  auditionKind,
  tapeDue,
});
/** When a cast with a slot is reminded (ms); null: never, or not again. */
export const reminderOf = ({ status, remindAt, result }: Invite): number | null =>
  status === 'CONFIRMED' && result !== 'DECLINE' ? remindAt : null;
/** When the clock of an invite ends something (ms): the wait for an answer or a tape. */
export const lapseOf = (state: AuditionState, invite: Invite): number | null => {
  if (invite.tape === 'PROCESSING') return invite.upload?.dueAt ?? null;
  const shown = shownOf(state, invite);
  if (invite.status !== 'CONFIRMED') return invite.status !== 'OTHER_ASKED' && isOpenAct('confirm', shown, 0) ? invite.answerDue : null;
  return isOpenAct('submitTape', shown, 0) ? state.tapeDue : null;
};
const earliest = (times: readonly (number | null)[]): number[] => {
  const due = times.filter((each) => each !== null);
  return due.length > 0 ? [Math.min(...due)] : [];
};

const initial: AuditionState = {
  status: 'NONE',
  jobId: '',
  clientId: '',
  round: 0,
  auditionKind: 'IN_PERSON',
  answerDue: 0,
  tapeDue: null,
  head: 0,
  slots: [],
  invites: [],
};

/** The events of auditions. A cast is told of no other cast. */
export const auditionEvents = aggregate<AuditionState, { auditionId: typeof auditionId }>({
  name: 'audition',
  readers: 'deals',
  snapshotSchema: 1,
  id: { auditionId },
  initial,
  deadlines: (state) => [
    ...earliest(state.status === 'OPEN' ? state.invites.map(reminderOf) : []).map((dueAt) => ({
      kind: 'remindAudition' as const,
      dueAt,
    })),
    ...earliest(state.invites.map((each) => lapseOf(state, each))).map((dueAt) => ({ kind: 'lapseAudition' as const, dueAt })),
    ...earliest(state.invites.map(({ tape }) => (tape === 'READY' ? tapesUntil(state.tapeDue) : null))).map((dueAt) => ({
      kind: 'removeTapes' as const,
      dueAt,
    })),
  ],
}).events(
  {
    AuditionOpened: {
      data: { ...ofRound, auditionKind, place: personal(place), note: personal(note), answerDue, tapeDue: tapeDue.nullable() },
      words: 'オーディションを開始',
      evolve: (_, { place, note, ...data }) => ({
        ...initial,
        ...data,
        status: 'OPEN',
        head: fingerprint({ place, note }),
      }),
    },
    /** `slots`: all slots of the round after it. */
    AuditionSlotsAdded: {
      data: { ...ofRound, slots },
      words: '時間枠を追加',
      evolve: (state, { slots }) => ({ ...state, slots }),
    },
    AuditionInvited: {
      data: {
        ...about,
        auditionKind,
        place: personal(place),
        note: personal(note),
        slots,
        answerDue,
        tapeDue: tapeDue.nullable(),
      },
      words: {
        history: 'オーディションへの招待',
        topic: 'offers',
        asks: 'talent',
        ...tellTalent('オーディションに招待されました', '形式と日時を確認して、期限までに回答してください。'),
      },
      evolve: (state, { jobId, clientId, talentId, dealKind, dealId, slots, answerDue }) => {
        const who = { jobId, clientId, talentId, dealKind, dealId };
        const open = { slotIds: slots.map(({ slotId }) => slotId), slotId: null, upload: null, score: null, result: null, said: 0 };
        const invite: Invite = { ...who, ...open, status: 'INVITED', answerDue, remindAt: null, tape: 'NONE' };
        return { ...state, invites: [...state.invites, invite] };
      },
    },
    AuditionConfirmed: {
      data: { ...about, slotId: slotId.nullable(), remindAt: remindsAt.nullable() },
      words: {
        history: 'オーディションへの参加を回答',
        topic: 'offers',
        ...tellClient('キャストがオーディションへの参加を回答しました', '参加する方と時間枠を確認してください。'),
      },
      evolve: (state, { slotId, remindAt, ...data }) => changed(state, data, { status: 'CONFIRMED', slotId, remindAt }),
    },
    AuditionInviteDeclined: {
      data: { ...about, reasonCode: reasonCode.nullable(), reason: personal(reason.nullable()) },
      words: {
        history: 'オーディションへの不参加を回答',
        topic: 'offers',
        ...tellClient('キャストがオーディションに参加できません', '理由を確認してください。エントリーや問い合わせは続いています。'),
      },
      evolve: (state, data) => changed(state, data, { status: 'DECLINED', slotId: null }),
    },
    AuditionOtherAsked: {
      data: { ...about, times, reason: personal(reason.nullable()) },
      words: {
        history: '別の日時を希望',
        topic: 'offers',
        ...tellClient('キャストがオーディションの別の日時を希望しています', '希望の日時を確認して、時間枠を変更してください。'),
      },
      evolve: (state, data) => changed(state, data, { status: 'OTHER_ASKED' }),
    },
    AuditionMoved: {
      data: { ...about, slots, answerDue },
      words: {
        history: '時間枠の変更',
        topic: 'offers',
        asks: 'talent',
        ...tellTalent('オーディションの日時が変更されました', '新しい日時を確認して、期限までに回答してください。'),
      },
      evolve: (state, { slots: [slot], answerDue, ...data }) => {
        const id = slot?.slotId ?? null;
        return changed(state, data, { status: 'MOVED', slotIds: id === null ? [] : [id], slotId: id, answerDue, remindAt: null });
      },
    },
    /** Nobody answered in time. */
    AuditionUnanswered: {
      data: about,
      words: {
        history: 'オーディションの回答の期限切れ',
        topic: 'offers',
        notifies: toBoth(
          'オーディションの回答期限が過ぎました',
          '期限までに回答がありませんでした。エントリーや問い合わせは続いています。',
        ),
      },
      evolve: (state, data) => changed(state, data, { status: 'SILENT', slotId: null }),
    },
    AuditionReminded: {
      data: about,
      words: {
        history: 'オーディション前日のお知らせ',
        topic: 'deadlines',
        ...tellTalent('まもなくオーディションです', '日時と場所を確認してください。'),
      },
      evolve: (state, data) => changed(state, data, { remindAt: null }),
    },
    /** The movie waits for its transcoding until `dueAt`. */
    AuditionTapeSubmitted: {
      data: { ...about, uploadId, dueAt: mediaFields.dueAt },
      words: '自撮りの動画を提出',
      evolve: (state, { uploadId, dueAt, ...data }) => changed(state, data, { tape: 'PROCESSING', upload: { uploadId, dueAt } }),
    },
    AuditionTapeReady: {
      data: {
        ...about,
        S: personal(mediaFields.S),
        M: personal(mediaFields.M),
        poster: personal(mediaFields.poster),
      },
      words: {
        history: '自撮りの動画の変換が完了',
        topic: 'offers',
        ...tellClient('オーディションの動画が届きました', '動画を確認して、結果をお知らせください。'),
      },
      evolve: (state, data) => changed(state, data, { tape: 'READY' }),
    },
    AuditionTapeFailed: {
      data: { ...about, fault: mediaFields.reason },
      words: {
        history: '自撮りの動画の変換に失敗',
        topic: 'offers',
        ...tellTalent('オーディションの動画を変換できませんでした', '理由を確認して、もう一度提出してください。'),
      },
      evolve: (state, data) => changed(state, data, { tape: 'FAILED', upload: null }),
    },
    AuditionTapeMissed: {
      data: about,
      words: {
        history: '自撮りの動画の期限切れ',
        topic: 'offers',
        notifies: toBoth('オーディションの動画の提出期限が過ぎました', '期限までに動画が提出されませんでした。'),
      },
      evolve: (state, data) => changed(state, data, { tape: 'MISSED' }),
    },
    /** Only for the client. */
    AuditionScored: {
      data: { ...about, score, scoreNote: personal(scoreNote) },
      words: 'オーディションの評価を記録',
      evolve: (state, { score, scoreNote, ...data }) => changed(state, data, { score: fingerprint({ score, scoreNote }) }),
    },
    AuditionResultGiven: {
      data: { ...about, result, message: personal(message.nullable()) },
      words: {
        history: 'オーディションの結果をお知らせ',
        topic: 'offers',
        ...tellTalent('オーディションの結果が届きました', '結果とクライアントからの言葉を確認してください。'),
      },
      evolve: (state, { result, message, ...data }) => changed(state, data, { result, said: fingerprint({ message }) }),
    },
    /** The end of the deal follows, and tells the cast. */
    AuditionCastDeclined: {
      data: { ...about, reasonCode: reasonCode.nullable(), reason: personal(reason.nullable()) },
      words: 'オーディションの結果により見送り',
      evolve: (state, data) => changed(state, data, { result: 'DECLINE' }),
    },
    /** The deal ended or was concluded elsewhere. Its own events tell both sides. */
    AuditionLeft: {
      data: about,
      words: '選考の終了によりオーディションの対象から除外',
      evolve: (state, data) => changed(state, data, { status: 'LEFT', slotId: null, remindAt: null }),
    },
    AuditionTapesRemoved: {
      data: { ...ofRound, tapes },
      words: '自撮りの動画を削除',
      evolve: (state, { tapes }) => tapes.reduce((held, each) => changed(held, each, { tape: 'REMOVED', upload: null }), state),
    },
    AuditionClosed: {
      data: { ...ofRound, dealIds },
      words: 'オーディションを終了',
      evolve: (state) => ({ ...state, status: 'CLOSED' }),
    },
  },
  // An invite has only the client's words, so that one commit invites several casts with one key.
  (_auditionId, { type, data }) => ('talentId' in data && type !== 'AuditionInvited' ? [data.clientId, data.talentId] : [data.clientId]),
);

export type AuditionEvent = EventOf<typeof auditionEvents>;
