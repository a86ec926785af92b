import { z } from 'zod';
import { personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { both, step } from '../../kernel/words/row.ts';
import type { EventRow } from './definition.ts';
import { dealFields } from './fields.ts';
import { remindedBefore } from './remindedBefore.ts';
import { type Notices, prefixed } from './sharedEvents.ts';
import { heldSheet, storedWords } from './storedSheet.ts';

// The events of changed terms; offers and entries share them. Names and shapes are the storage
// format. Timeline, room, notification and mail show the old and new terms beside the words.

const { proposalNo, proposedAt, proposalDue, feeUpTo } = dealFields;
const yen = z.number();
const reason = personal(z.string());

/** Terms as events store them. The words of the sheet are a separate, encrypted field. */
export const agreedFields = { fee: yen, scheduleToClose: time, sheet: heldSheet.nullable() };
/** The free texts of a sheet as events store them, encrypted with the keys of both sides. */
export const sheetWords = personal(storedWords);
/**
 * The version of the terms that somebody agreed to; null in events of releases without versions.
 */
export const agreedNo = z.number().nullable();
export const withoutTermsNo: Upcaster = (data) => ({ ...data, termsNo: null });
export const withoutSheet: Upcaster = (data) => ({ ...data, sheet: null, sheetWords: null });
/** Upcaster for approvals of releases that did not bound later raises. */
export const withoutFeeUpTo: Upcaster = (data) => ({ ...data, feeUpTo: null });
/** Version 1 did not say when. */
const proposedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, proposedAt: recordedAt });

/**
 * The data of a proposal. `proposed` holds the complete new terms. If `changesSheet` is false, the
 * earlier words of the sheet stay valid.
 */
export const proposalFields = {
  proposalNo,
  previousFee: yen.nullable(),
  previousScheduleToClose: time.nullable(),
  proposed: z.object(agreedFields),
  changesSheet: z.boolean(),
  sheetWords,
  reason,
  proposedAt,
  proposalDue,
};

const LOOK = '変更の内容を確認する';

export const changeEvents = <const Prefix extends 'Offer' | 'Entry'>(
  prefix: Prefix,
  { toTalent, toBoth, tellClient, tellTalent, tellBoth }: Notices,
) =>
  prefixed(prefix, {
    /**
     * `proposalNo` is null if the client changed them before anybody agreed. Otherwise the words of
     * that proposal's sheet become valid too.
     */
    TermsChanged: {
      data: {
        proposalNo: proposalNo.nullable(),
        previousFee: yen,
        previousScheduleToClose: time,
        ...agreedFields,
        changesSheet: z.boolean(),
        sheetWords,
        askedAt: time.nullable(),
        answerDue: time.nullable(),
        remindAt: time.nullable(),
      },
      upcasters: [remindedBefore],
      words: {
        history: '条件を変更',
        asks: 'talent',
        topic: 'terms',
        step: step(both('条件が変わりました'), both('新しい条件になりました。')),
        ...tellBoth('条件が変わりました', '新しい条件になりました。内容をご確認ください。', LOOK),
      },
    },
    /** Previous values are null in an entry without its own terms. */
    ChangeProposed: {
      data: proposalFields,
      upcasters: [proposedWhenRecorded],
      words: {
        history: '条件の変更を申し込み',
        asks: 'talent',
        topic: 'terms',
        step: step(
          { client: '条件の変更を申し込みました', talent: '条件の変更の申し込みが届きました' },
          both('クライアントが条件の変更を申し込みました。'),
        ),
        ...tellTalent(
          '条件の変更の申し込みが届きました',
          '変更の前と後を確認して、期限までに同意するかどうかをお選びください。同意するまで、今の条件は変わりません。',
          '変更を確認して回答する',
        ),
      },
    },
    /** The period for the office's consent ends at `proposalDue` (ms). */
    ChangeAgreed: {
      data: { proposalNo, proposalDue },
      words: {
        history: '条件の変更に同意',
        asks: 'office',
        topic: 'terms',
        step: step({ client: 'キャストが条件の変更に同意しました', talent: '条件の変更に同意しました' }),
        ...tellClient('条件の変更に同意がありました', 'キャストが条件の変更に同意しました。', LOOK),
      },
    },
    ChangeDeclined: {
      data: { proposalNo, reason },
      words: {
        history: '条件の変更を辞退',
        topic: 'terms',
        step: step(
          { client: 'キャストは変更に同意しませんでした', talent: '変更に同意しませんでした' },
          both('キャストは条件の変更に同意しませんでした。今の条件のまま続きます。'),
        ),
        ...tellClient('条件の変更に同意がありませんでした', 'キャストは条件の変更に同意しませんでした。今の条件のまま続きます。', LOOK),
      },
    },
    ChangeWithdrawn: {
      data: { proposalNo },
      words: {
        history: '条件の変更を取り消し',
        topic: 'terms',
        step: step(
          { client: '条件の変更を取り消しました', talent: 'クライアントが条件の変更を取り消しました' },
          both('クライアントが条件の変更を取り消しました。今の条件のまま続きます。'),
        ),
        notifies: {
          talent: toTalent('条件の変更が取り消されました', 'クライアントが条件の変更を取り消しました。今の条件のまま続きます。'),
        },
      },
    },
    /** The period for consent ended, or the deal moved on without the change. */
    ChangeLapsed: {
      data: { proposalNo },
      words: {
        history: '条件の変更の取りやめ',
        topic: 'terms',
        step: step(both('条件の変更は取りやめになりました'), both('同意がそろわなかったため、条件の変更は取りやめになりました。')),
        notifies: toBoth('条件の変更は取りやめになりました', '同意がそろわなかったため、条件は変わりませんでした。'),
      },
    },
    ChangeAdminApproved: {
      data: { proposalNo, feeUpTo },
      upcasters: [withoutFeeUpTo],
      words: {
        history: '事務局が条件の変更を承認',
        step: step(both('事務局が条件の変更を承認しました')),
      },
    },
    ChangeAdminDisapproved: {
      data: { proposalNo, reason },
      words: {
        history: '事務局が条件の変更を否認',
        topic: 'terms',
        step: step(
          both('事務局が条件の変更を承認しませんでした'),
          both('事務局は条件の変更を承認しませんでした。今の条件のまま続きます。'),
        ),
        ...tellBoth('条件の変更は承認されませんでした', '事務局は条件の変更を承認しませんでした。今の条件のまま続きます。'),
      },
    },
  } as const satisfies Readonly<Record<string, EventRow>>);

export const changedWords = ({ tellTalent }: Notices) =>
  ({
    fee: {
      history: '報酬を変更',
      asks: 'talent',
      topic: 'terms',
      step: step({ client: '報酬を変更しました', talent: '報酬が変更されました' }, both('クライアントが報酬を変更しました。')),
      ...tellTalent('報酬が変更されました', 'クライアントが報酬を変更しました。内容をご確認ください。', LOOK),
    },
    schedule: {
      history: '終了日を変更',
      asks: 'talent',
      topic: 'terms',
      step: step({ client: '終了日を変更しました', talent: '終了日が変更されました' }, both('クライアントが終了日を変更しました。')),
      ...tellTalent('終了日が変更されました', 'クライアントが終了日を変更しました。内容をご確認ください。', LOOK),
    },
  }) as const;
