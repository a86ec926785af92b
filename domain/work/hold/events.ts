import { parties as partyFields } from '../../kernel/commonFields.ts';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { asNotified, noticesTo } from '../../kernel/words/row.ts';
import { castId, holdFields } from './fields.ts';
import type { Hold } from './holds.ts';

const { dealKind, dealId, days, position, previousPosition, by, reasonCode, reason } = holdFields;
const { askedAt, answerDue, endsAt, remindAt, challengerId, challengers, firstDay, isOffered, waitsUntil } = holdFields;

/** The holds of a cast in the order of granting, and requests. Holds that ended are gone. */
export type HoldState = {
  readonly status: 'NONE' | 'KEPT';
  readonly holds: readonly Hold[];
  /** The deal of the hold that a side ended last, so that the same act again changes nothing. */
  readonly last: string | null;
};

const pages = { client: 'clientOffer', talent: 'talentOffer' } as const;
const { toClient, toTalent, toBoth, tellClient, tellTalent, tellBoth } = noticesTo(pages, 'キープを確認する');
const mails = { client: asNotified('キープを確認する') };

/** The deal of the hold, on every event, so that each event is readable alone. */
const about = { ...partyFields, dealKind, dealId };

type Change = Partial<Hold> | ((hold: Hold) => Partial<Hold>);
const changed = (state: HoldState, { dealId }: Pick<Hold, 'dealId'>, change: Change): HoldState => ({
  ...state,
  holds: state.holds.map((hold) =>
    hold.dealId === dealId ? { ...hold, ...(typeof change === 'function' ? change(hold) : change) } : hold,
  ),
});
const without = (state: HoldState, { dealId }: Pick<Hold, 'dealId'>): HoldState => ({
  ...state,
  holds: state.holds.filter((hold) => hold.dealId !== dealId),
});

const letGo = (state: HoldState, deal: Pick<Hold, 'dealId'>): HoldState => ({ ...without(state, deal), last: deal.dealId });

/** The events of holds. Others are told positions, never names. */
export const holdEvents = aggregate<HoldState, { talentId: typeof castId }>({
  name: 'hold',
  readers: 'deals',
  snapshotSchema: 1,
  id: { talentId: castId },
  initial: { status: 'NONE', holds: [], last: null },
  deadlines: ({ holds }) => {
    const running = holds.filter(({ isDecided }) => !isDecided);
    const ends = running.flatMap(({ endsAt, challenge }) => [endsAt, ...(challenge ? [challenge.endsAt] : [])]);
    const reminders = running.flatMap(({ status, isReminded, remindAt }) => (status === 'HELD' && !isReminded ? [remindAt] : []));
    return [
      ...(reminders.length > 0 ? [{ kind: 'remindHold' as const, dueAt: Math.min(...reminders) }] : []),
      ...(ends.length > 0 ? [{ kind: 'endHolds' as const, dueAt: Math.min(...ends) }] : []),
    ];
  },
}).events(
  {
    HoldRequested: {
      data: { ...about, days, askedAt, answerDue },
      words: {
        history: 'キープの申し込み',
        topic: 'offers',
        asks: 'talent',
        ...tellTalent('キープの申し込みが届きました', '日程を確認して、期限までに回答してください。キープは、出演の約束ではありません。'),
      },
      evolve: (state, { askedAt: _, answerDue, ...asked }) => {
        const times = { endsAt: answerDue, remindAt: answerDue, isReminded: false };
        const hold: Hold = { ...asked, ...times, status: 'ASKED', extension: 'NONE', isDecided: false, challenge: null };
        return { ...state, status: 'KEPT', holds: [...without(state, asked).holds, hold] };
      },
    },
    /** `position`: 1 plus the earlier holds on its worst day. */
    HoldGranted: {
      data: { ...about, days, position, endsAt, remindAt },
      words: {
        history: 'キープを承諾',
        topic: 'offers',
        ...tellClient('キープできました', '順番と期限を確認してください。期限までに、オファーするか、キープを外してください。'),
      },
      evolve: (state, { dealId, endsAt, remindAt }) => {
        const asked = state.holds.find((hold) => hold.dealId === dealId);
        if (!asked) return state;
        return { ...state, holds: [...without(state, asked).holds, { ...asked, status: 'HELD', endsAt, remindAt }] };
      },
    },
    HoldRefused: {
      data: { ...about, reason: personal(reason.nullable()) },
      words: {
        history: 'キープを辞退',
        topic: 'offers',
        ...tellClient('キープの申し込みが辞退されました', '問い合わせは続いています。日程を変えて、もう一度申し込めます。'),
      },
      evolve: letGo,
    },
    /** Nobody answered the request. */
    HoldLapsed: {
      data: about,
      words: {
        history: 'キープの申し込みの期限切れ',
        topic: 'offers',
        notifies: toBoth('キープの申し込みが期限切れになりました', '期限までに回答がなかったため、日程はキープされていません。'),
      },
      evolve: without,
    },
    HoldExtensionAsked: {
      data: { ...about, answerDue },
      words: {
        history: 'キープの延長の申し込み',
        topic: 'offers',
        asks: 'talent',
        ...tellTalent('キープの延長の申し込みが届きました', '延長するかどうかを回答してください。回答しないと、もとの期限で終わります。'),
      },
      evolve: (state, data) => changed(state, data, { extension: 'ASKED' }),
    },
    HoldExtended: {
      data: { ...about, endsAt, remindAt },
      words: {
        history: 'キープを延長',
        topic: 'offers',
        ...tellClient('キープが延長されました', '新しい期限を確認してください。延長は1回までです。'),
      },
      evolve: (state, { endsAt, remindAt, ...data }) => changed(state, data, { extension: 'USED', endsAt, remindAt, isReminded: false }),
    },
    HoldExtensionRefused: {
      data: about,
      words: {
        history: 'キープの延長を辞退',
        topic: 'offers',
        ...tellClient('キープの延長は辞退されました', 'もとの期限までに、オファーするか、キープを外してください。'),
      },
      evolve: (state, data) => changed(state, data, { extension: 'USED' }),
    },
    HoldReminded: {
      data: { ...about, answerDue },
      words: {
        history: 'キープの期限のお知らせを送信',
        topic: 'deadlines',
        asks: 'client',
        ...tellClient(
          'キープの期限が近づいています',
          '期限までに、オファーするか、キープを外してください。期限を過ぎると、キープは終わります。',
        ),
      },
      evolve: (state, data) => changed(state, data, { isReminded: true }),
    },
    HoldExpired: {
      data: about,
      words: {
        history: 'キープの期限切れ',
        topic: 'offers',
        notifies: toBoth('キープが期限で終わりました', '日程のキープは終わりました。問い合わせや選考は続いています。'),
        mails,
      },
      evolve: without,
    },
    /** `by` let it go; the other sides are told. */
    HoldReleased: {
      data: { ...about, firstDay, by, reasonCode: reasonCode.nullable(), reason: personal(reason.nullable()) },
      act: true,
      words: {
        history: 'キープを解除',
        topic: 'offers',
        ...tellBoth('キープが外れました', '日程のキープは終わりました。理由を確認してください。'),
      },
      evolve: letGo,
    },
    /** A client after this one wants to decide: offer until then, or the hold ends. */
    HoldChallenged: {
      data: { ...about, challengerId, answerDue },
      words: {
        history: 'キープへの決定の希望',
        topic: 'deadlines',
        asks: 'client',
        notifies: {
          client: toClient(
            'ほかのクライアントが決定を希望しています',
            '期限までにオファーすると、御社が先になります。キープを外すか、期限を過ぎると、次のクライアントに順番が移ります。',
          ),
          talent: toTalent(
            '先にキープしているクライアントの回答を待っています',
            '次のクライアントが決定を希望しています。期限までは、先のクライアントの回答をお待ちください。',
          ),
        },
        mails,
      },
      evolve: (state, { challengerId, answerDue, ...data }) =>
        changed(state, data, ({ challenge }) => ({ challenge: { by: [...(challenge?.by ?? []), challengerId], endsAt: answerDue } })),
    },
    /** A challenger is gone, others wait on. */
    HoldChallengersChanged: {
      data: { ...about, challengers },
      words: 'キープへの決定の希望の変更',
      evolve: (state, { challengers, ...data }) =>
        changed(state, data, ({ challenge }) => ({ challenge: challenge && { ...challenge, by: challengers } })),
    },
    /** All challengers are gone, so the hold goes on as before. */
    HoldChallengeEnded: {
      data: about,
      words: {
        history: 'キープへの決定の希望の終了',
        topic: 'offers',
        notifies: { client: toClient('決定の希望がなくなりました', 'キープは、もとの期限まで続きます。') },
      },
      evolve: (state, data) => changed(state, data, { challenge: null }),
    },
    /**
     * The client decides. `isOffered`: by an offer, so the hold lasts as long as its deal.
     * `waitsUntil`: until when the holders before it decide.
     */
    HoldDecided: {
      data: { ...about, isOffered, waitsUntil: waitsUntil.nullable() },
      words: 'キープからの決定の希望',
      evolve: (state, { isOffered, waitsUntil: _, ...data }) =>
        isOffered ? changed(state, data, { isDecided: true, challenge: null }) : state,
    },
    /** The client before this one made its offer first. */
    HoldChallengeLost: {
      data: about,
      words: {
        history: '先のキープのオファー',
        topic: 'offers',
        ...tellClient(
          '先のクライアントがオファーしました',
          'キャストは、先のクライアントのオファーに回答します。辞退されたときは、御社の順番が上がります。',
        ),
      },
      evolve: (state) => state,
    },
    /** The challenge ended without an offer. */
    HoldYielded: {
      data: about,
      words: {
        history: 'キープの順番が移動',
        topic: 'offers',
        notifies: toBoth('キープが終わり、次のクライアントに順番が移りました', '期限までにオファーがなかったため、キープは終わりました。'),
        mails,
      },
      evolve: without,
    },
    HoldPromoted: {
      data: { ...about, previousPosition, position },
      words: {
        history: 'キープの順番が繰り上がり',
        topic: 'offers',
        ...tellClient('キープの順番が上がりました', '先のキープが外れました。新しい順番を確認してください。'),
      },
      evolve: (state) => state,
    },
    /** The cast concluded another deal on one of the days. */
    HoldDisplaced: {
      data: about,
      words: {
        history: 'ほかの成立によるキープの終了',
        topic: 'offers',
        ...tellClient('ほかのお仕事が決まったため、キープが終わりました', 'キャストは、キープしていた日に出演できません。'),
      },
      evolve: without,
    },
    /** Its deal ended. Both sides are told of that. */
    HoldDropped: { data: about, words: '取引の終了によるキープの終了', evolve: without },
    /** Its deal is concluded. */
    HoldConcluded: { data: about, words: 'キープから成立', evolve: without },
  },
  (_talentId, { data }) => [data.clientId, data.talentId],
);

export type HoldEvent = EventOf<typeof holdEvents>;
