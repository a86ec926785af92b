import { z } from 'zod';
import { personal, sealedFields, type Upcaster } from '../../kernel/eventDefinition.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { asNotified, both, mailOnly, noticesTo, step } from '../../kernel/words/row.ts';
import {
  agreedFields,
  agreedNo,
  changedWords,
  changeEvents,
  sheetWords,
  withoutFeeUpTo,
  withoutSheet,
  withoutTermsNo,
} from '../deal/changeEvents.ts';
import type { EventIn, EventRow } from '../deal/definition.ts';
import { checkedBefore, remindedBefore } from '../deal/remindedBefore.ts';
import {
  cancelEvents,
  concludedWhenRecorded,
  endEvents,
  endReason,
  expired,
  inRole,
  proxyEvents,
  withoutCode,
  withoutPrices,
  withoutRole,
  withReason,
} from '../deal/sharedEvents.ts';
import { entryFields } from './fields.ts';
import { storedDay } from './storedDays.ts';

const { proposalNo, posted, askedAt, answerDue, remindAt, decideBy, feeUpTo, prices } = entryFields;
const yen = z.number();
const text = personal(z.string());

const asked = { askedAt, answerDue, remindAt };

/** Version 1 stores neither the posting nor the time of the question to the office. */
const madeBefore: Upcaster = (data, recordedAt) => ({ ...data, posted: null, askedAt: recordedAt });
/** Versions before 3 have only the free text about the days. */
const withoutDays: Upcaster = (data) => ({ ...data, days: [] });
/** Versions before 4 do not store when the job starts. */
const startUnknown: Upcaster = (data, recordedAt) => ({
  ...checkedBefore(data, recordedAt),
  posted: data.posted && { ...data.posted, startsAt: null },
});
const approvedBefore: Upcaster = (data, recordedAt) => ({ ...withoutSheet(data, recordedAt), termsNo: null, proposalNo: null });

const notices = noticesTo({ client: 'clientEntry', talent: 'talentEntry' });
const { toClient, toTalent, tellClient, tellTalent } = notices;
const changed = changedWords(notices);

// Names and shapes are the storage format. A stored event never changes; a new shape is a new
// version with an upcaster.
/** The events of an entry. The client is notified after the office approved it. */
export const entryEvents = {
  /** `days`: the cast's answer for each work day. */
  EntryMade: {
    data: {
      pr: text,
      schedule: text,
      days: personal(z.array(storedDay)),
      posted: posted.nullable(),
      askedAt,
      remindAt,
      decideBy,
      ...inRole,
    },
    upcasters: [madeBefore, withoutDays, startUnknown, withoutRole],
    words: {
      history: 'エントリー',
      asks: 'office',
      step: step(
        { client: 'エントリーが届きました', talent: 'エントリーしました' },
        { client: 'キャストからエントリーがありました。', talent: 'エントリーしました。' },
      ),
    },
  },
  EntryAdminApproved: {
    data: { termsNo: agreedNo, feeUpTo, ...asked },
    upcasters: [withoutTermsNo, withoutFeeUpTo, remindedBefore],
    words: {
      history: '事務局が承認',
      asks: 'client',
      topic: 'entries',
      step: step(both('事務局が承認しました'), both('事務局がエントリーを承認しました。')),
      notifies: {
        client: toClient('エントリーが届きました', 'お仕事にエントリーがありました。内容を確認して、選考を開始してください。'),
        talent: toTalent('エントリーを受け付けました', '事務局がエントリーを承認し、クライアントへ届けました。'),
      },
      mails: { client: asNotified('エントリーを確認する'), talent: asNotified() },
    },
  },
  EntryAdminDisapproved: {
    ...withReason,
    words: {
      history: '事務局が否認',
      topic: 'entries',
      step: step(both('事務局の確認の結果、不成立になりました'), both('事務局の確認の結果、エントリーは承認されませんでした。')),
      ...tellTalent('エントリーは承認されませんでした', '事務局の確認の結果、エントリーは承認されませんでした。理由をご確認ください。'),
    },
  },
  EntryDecidingStarted: {
    data: { ...asked },
    upcasters: [remindedBefore],
    words: {
      history: '選考を開始',
      topic: 'entries',
      step: step({ client: '選考を開始しました', talent: 'クライアントが選考を開始しました' }),
      notifies: { talent: toTalent('選考が始まりました', 'クライアントが選考を開始しました。結果をお待ちください。') },
    },
  },
  /**
   * `proposalNo`: the agreed proposal of terms beyond the posting; null if the posting was enough.
   */
  EntryApproved: {
    data: { termsNo: agreedNo, proposalNo: proposalNo.nullable(), ...agreedFields, sheetWords, approvedAt: time, prices, ...inRole },
    upcasters: [approvedBefore, concludedWhenRecorded, withoutPrices, withoutRole],
    words: {
      history: '成立',
      topic: 'terms',
      step: step(both('エントリーが成立しました')),
      notifies: { talent: toTalent('エントリーが成立しました', '選考の結果、出演が決まりました。条件をご確認ください。') },
      // The client gets a record of this act.
      mails: {
        talent: asNotified(),
        client: mailOnly(
          toClient('エントリーが成立しました', '依頼を確定し、エントリーが成立しました。終了日になると、自動で完了します。'),
        ),
      },
    },
  },
  EntryRefused: {
    data: endReason,
    upcasters: [sealedFields, withoutCode],
    words: {
      history: '見送り',
      topic: 'entries',
      step: step(
        { client: '起用を見送りました', talent: '選考の結果、見送りとなりました' },
        { client: 'この方の起用を見送りました。', talent: '選考の結果、今回は見送りとなりました。' },
      ),
      ...tellTalent('選考の結果が届きました', '選考の結果、今回は見送りとなりました。'),
    },
  },
  EntryWithdrawn: {
    data: endReason,
    upcasters: [withoutCode],
    words: {
      history: '本人が辞退',
      topic: 'entries',
      step: step({ client: 'キャストがエントリーを辞退しました', talent: 'エントリーを辞退しました' }),
      ...tellClient('エントリーが辞退されました', 'キャストがエントリーを辞退しました。理由をご確認ください。'),
    },
  },
  EntryApproveReminded: {
    words: {
      history: '選考のお願いを送信',
      asks: 'client',
      topic: 'deadlines',
      ...tellClient(
        '選考の期限が近づいています',
        '選考の結果がまだ確定していません。期限までに、選考を開始するか、依頼の確定または見送りを選んでください。期限を過ぎると、不成立になります。',
        'エントリーを確認する',
      ),
    },
  },
  EntryExpired: {
    ...expired,
    words: {
      history: '選考の期限切れ',
      topic: 'entries',
      step: step(both('選考の期限が過ぎました'), both('期限までに選考の結果が確定しなかったため、不成立になりました。')),
      notifies: {
        client: toClient('エントリーは不成立になりました', '期限までに選考の結果が確定しなかったため、エントリーは不成立になりました。'),
        talent: toTalent('エントリーは不成立になりました', 'クライアントの選考の期限が過ぎたため、エントリーは不成立になりました。'),
      },
      mails: { client: asNotified(), talent: asNotified() },
    },
  },
  EntryFeeChanged: { data: { previousFee: yen, fee: yen }, words: changed.fee },
  EntryScheduleChanged: { data: { previousScheduleToClose: time, scheduleToClose: time }, words: changed.schedule },
  ...changeEvents('Entry', notices),
  ...cancelEvents('Entry', notices),
  ...proxyEvents('Entry', notices),
  ...endEvents('Entry', notices),
} as const satisfies Readonly<Record<string, EventRow>>;

export type EntryEvent = EventIn<typeof entryEvents>;
