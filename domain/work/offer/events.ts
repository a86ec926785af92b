import { z } from 'zod';
import { personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { asNotified, both, mailOnly, noticesTo, step } from '../../kernel/words/row.ts';
import { agreedNo, changedWords, changeEvents, sheetWords, withoutFeeUpTo, withoutSheet, withoutTermsNo } from '../deal/changeEvents.ts';
import type { EventIn, EventRow } from '../deal/definition.ts';
import { checkedBefore, inquiredBefore, remindedBefore } from '../deal/remindedBefore.ts';
import {
  cancelEvents,
  concludedWhenRecorded,
  endEvents,
  expired,
  inRole,
  proxyEvents,
  withEndReason,
  withoutPrices,
  withoutRole,
  withReason,
} from '../deal/sharedEvents.ts';
import { heldSheet } from '../deal/storedSheet.ts';
import { counterEvents } from './counterEvents.ts';
import { offerFields } from './fields.ts';
import { inquiryAnswerEvents } from './inquiryAnswer.ts';

const { inquiryType, previous, earlierDeals, askedAt, answerDue, remindAt, decideBy, feeUpTo, prices } = offerFields;
const yen = z.number();

const asked = { askedAt, answerDue, remindAt };
/** The same, null if the change does not restart the answer period. */
const askedAgain = { askedAt: askedAt.nullable(), answerDue: answerDue.nullable(), remindAt: remindAt.nullable() };

/** Version 1 does not store since when an answer is awaited. */
const askedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, askedAt: recordedAt });
const acceptedBefore: Upcaster = (data, recordedAt) => ({ ...data, termsNo: null, askedAt: recordedAt });
/** Version 1 does not restart the answer period. */
const notAskedAgain: Upcaster = (data) => ({ ...data, askedAt: null, answerDue: null });

/** Version 3 has no words of the client beside the terms. */
const withoutMessage: Upcaster = (data) => ({ ...data, message: null });

/** The pair's deal before this one, and how many there were. An offer after an inquiry has none. */
const again = { previous: previous.nullable(), earlierDeals };
/** Before that, a pair had one deal. */
const firstOfPair: Upcaster = (data) => ({ ...data, previous: null, earlierDeals: 0 });

const notices = noticesTo({ client: 'clientOffer', talent: 'talentOffer' });
const { toClient, toTalent, tellClient, tellTalent, tellBoth } = notices;
const changed = changedWords(notices);

/** The times (ms) of an offer's steps, on which the words depend. */
type OfferCourse = {
  readonly offeredAt: number | null;
  readonly acceptedAt: number | null;
  readonly adminApprovedAt: number | null;
};

/** The side whose time ran out. While the office had to answer, it was the end of the deal. */
const timelineOfExpiry = ({ acceptedAt, adminApprovedAt }: OfferCourse) => {
  if (acceptedAt === null) return both('キャストの回答期限が過ぎました');
  return both(adminApprovedAt === null ? '事務局の確認が済む前に、終了日を過ぎました' : 'クライアントの確定の期限が過ぎました');
};

// Names and shapes are the storage format. A stored event never changes; a new shape is a new
// version with an upcaster.
/**
 * The events of inquiries and offers: stored form and words. Nobody is notified of their own act.
 */
export const offerEvents = {
  OfferInquired: {
    data: { inquiryType, message: personal(z.string()), askedAt, remindAt, ...again, ...inRole },
    upcasters: [askedWhenRecorded, inquiredBefore, firstOfPair, withoutRole],
    words: {
      history: '問い合わせ',
      topic: 'offers',
      step: step(
        { client: '問い合わせを送りました', talent: '問い合わせが届きました' },
        { client: '問い合わせを送りました。', talent: 'クライアントから問い合わせが届きました。' },
      ),
      ...tellTalent(
        '問い合わせが届きました',
        'クライアントから出演の問い合わせが届いています。内容をご確認ください。',
        '問い合わせを確認する',
      ),
    },
  },
  ...inquiryAnswerEvents(notices),
  OfferInquiryRefused: {
    ...withEndReason,
    words: {
      history: '問い合わせを辞退',
      topic: 'offers',
      step: step({ client: 'キャストが問い合わせを辞退しました', talent: '問い合わせを辞退しました' }),
      ...tellClient('問い合わせが辞退されました', 'キャストが問い合わせを辞退しました。'),
    },
  },
  OfferMade: {
    data: {
      fee: yen,
      scheduleToClose: time,
      ...asked,
      sheet: heldSheet.nullable(),
      sheetWords,
      message: personal(z.string()),
      ...again,
      ...inRole,
    },
    upcasters: [withoutSheet, remindedBefore, withoutMessage, firstOfPair, withoutRole],
    words: {
      history: 'オファー',
      asks: 'talent',
      topic: 'terms',
      step: step(
        { client: 'オファーを送りました', talent: 'オファーが届きました' },
        { client: 'オファーを送りました。', talent: 'クライアントからオファーが届きました。' },
      ),
      ...tellTalent('オファーが届きました', '条件を確認して、回答期限までに回答してください。', 'オファーを確認して回答する'),
    },
  },
  OfferAccepted: {
    data: { termsNo: agreedNo, askedAt, remindAt, decideBy },
    upcasters: [acceptedBefore, checkedBefore],
    words: {
      history: '承諾',
      asks: 'office',
      topic: 'offers',
      step: step(
        { client: 'キャストが承諾しました', talent: 'オファーを承諾しました' },
        { client: 'キャストがオファーを承諾しました。', talent: 'オファーを承諾しました。' },
      ),
      ...tellClient('オファーが承諾されました', 'キャストがオファーを承諾しました。事務局の確認をお待ちください。'),
    },
  },
  OfferRefused: {
    ...withEndReason,
    words: {
      history: '辞退',
      topic: 'offers',
      step: step({ client: 'キャストがオファーを辞退しました', talent: 'オファーを辞退しました' }),
      ...tellClient('オファーが辞退されました', 'キャストがオファーを辞退しました。'),
    },
  },
  ...counterEvents(notices),
  OfferAdminApproved: {
    data: { termsNo: agreedNo, feeUpTo, ...asked },
    upcasters: [withoutTermsNo, withoutFeeUpTo, remindedBefore],
    words: {
      history: '事務局が承認',
      asks: 'client',
      topic: 'offers',
      step: step(both('事務局が承認しました'), both('事務局がオファーを承認しました。')),
      notifies: {
        client: toClient('依頼の確定をお願いします', '事務局がオファーを承認しました。期限までに依頼を確定してください。'),
        talent: toTalent('事務局が承認しました', '事務局がオファーを承認しました。クライアントの確定をお待ちください。'),
      },
      mails: { client: asNotified('内容を確認して依頼を確定する'), talent: asNotified() },
    },
  },
  OfferAdminDisapproved: {
    ...withReason,
    words: {
      history: '事務局が否認',
      topic: 'offers',
      step: step(both('事務局の確認の結果、不成立になりました'), both('事務局の確認の結果、オファーは成立しませんでした。')),
      ...tellBoth('オファーは成立しませんでした', '事務局の確認の結果、オファーは成立しませんでした。理由をご確認ください。'),
    },
  },
  OfferApproved: {
    data: { termsNo: agreedNo, scheduleToClose: time, approvedAt: time, prices, ...inRole },
    upcasters: [withoutTermsNo, concludedWhenRecorded, withoutPrices, withoutRole],
    words: {
      history: '成立',
      topic: 'terms',
      step: step(both('オファーが成立しました')),
      notifies: { talent: toTalent('オファーが成立しました', 'クライアントが依頼を確定し、オファーが成立しました。') },
      // The client gets a record of this act.
      mails: {
        talent: asNotified(),
        client: mailOnly(toClient('オファーが成立しました', '依頼を確定し、オファーが成立しました。終了日になると、自動で完了します。')),
      },
    },
  },
  OfferDeclined: {
    ...withEndReason,
    words: {
      history: '依頼を見送り',
      topic: 'offers',
      step: step(
        { client: '依頼を見送りました', talent: 'クライアントが依頼を見送りました' },
        { client: '依頼を見送りました。', talent: 'クライアントが依頼を見送り、オファーは成立しませんでした。' },
      ),
      ...tellTalent('オファーは成立しませんでした', 'クライアントが依頼を見送り、オファーは成立しませんでした。'),
    },
  },
  OfferCanceled: {
    ...withEndReason,
    words: {
      history: '取り消し',
      topic: 'offers',
      // The same event also ends an inquiry.
      step: ({ offeredAt }: OfferCourse) => {
        const noun = offeredAt === null ? '問い合わせ' : 'オファー';
        return step(
          { client: '取り消しました', talent: 'クライアントが取り消しました' },
          { client: `${noun}を取り消しました。`, talent: `クライアントが${noun}を取り消しました。` },
        );
      },
      ...tellTalent('問い合わせ・オファーが取り消されました', 'クライアントが問い合わせ・オファーを取り消しました。'),
    },
  },
  OfferAcceptReminded: {
    words: {
      history: '回答のお願いを送信',
      asks: 'talent',
      topic: 'deadlines',
      ...tellTalent(
        'オファーの回答期限が近づいています',
        'オファーにまだ回答していません。期限を過ぎると、オファーは終了します。',
        'オファーを確認して回答する',
      ),
    },
  },
  OfferApproveReminded: {
    words: {
      history: '依頼の確定のお願いを送信',
      asks: 'client',
      topic: 'deadlines',
      ...tellClient(
        '依頼を確定する期限が近づいています',
        '依頼がまだ確定していません。期限を過ぎると、オファーは終了します。',
        '内容を確認して依頼を確定する',
      ),
    },
  },
  OfferExpired: {
    ...expired,
    words: {
      history: '期限切れ',
      topic: 'offers',
      step: (offer: OfferCourse) => step(timelineOfExpiry(offer), both('期限までに回答または確定がなかったため、オファーは終了しました。')),
      ...tellBoth('期限を過ぎ、オファーは終了しました', '期限までに回答または確定がなかったため、オファーは終了しました。'),
    },
  },
  OfferFeeChanged: {
    data: { previousFee: yen, fee: yen, ...askedAgain },
    upcasters: [notAskedAgain, remindedBefore],
    words: changed.fee,
  },
  OfferScheduleChanged: {
    data: { previousScheduleToClose: time, scheduleToClose: time, ...askedAgain },
    upcasters: [remindedBefore],
    words: changed.schedule,
  },
  ...changeEvents('Offer', notices),
  OfferInquiryReminded: {
    words: {
      history: '問い合わせへの回答のお願いを送信',
      topic: 'deadlines',
      ...tellTalent(
        '問い合わせへの回答をお願いします',
        'クライアントが回答をお待ちです。メッセージで返信するか、お受けできない場合は辞退してください。',
        '問い合わせを確認する',
      ),
    },
  },
  ...cancelEvents('Offer', notices),
  ...proxyEvents('Offer', notices),
  ...endEvents('Offer', notices),
} as const satisfies Readonly<Record<string, EventRow>>;

export type OfferEvent = EventIn<typeof offerEvents>;
