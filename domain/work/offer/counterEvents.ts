import { z } from 'zod';
import { personal } from '../../kernel/eventDefinition.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { both, step } from '../../kernel/words/row.ts';
import { agreedFields, proposalFields, sheetWords } from '../deal/changeEvents.ts';
import type { EventRow } from '../deal/definition.ts';
import type { Notices } from '../deal/sharedEvents.ts';
import { offerFields } from './fields.ts';

const { proposalNo, termsNo, counterRemindAt, askedAt, remindAt, decideBy } = offerFields;
const yen = z.number();
const OFFER_GOES_ON = '元のオファーは、回答期限まで有効です。';

/** The events of a counter-offer. Timeline, room, notification and mail show old and new terms. */
export const counterEvents = ({ toClient, tellClient, tellTalent }: Notices) =>
  ({
    OfferCounterProposed: {
      data: { ...proposalFields, counterRemindAt },
      words: {
        history: '条件を相談',
        asks: 'client',
        topic: 'terms',
        step: step(
          { client: '条件の相談が届きました', talent: '条件を相談しました' },
          { client: 'キャストから条件の相談が届きました。', talent: '条件を相談しました。' },
        ),
        ...tellClient(
          '条件の相談が届きました',
          'キャストが、別の条件なら受けられると答えました。違いを確認して、期限までに同意するか見送るかをお選びください。',
          '相談の内容を確認して回答する',
        ),
      },
    },
    /** The new terms and the acceptance. The words of the proposal's sheet become valid. */
    OfferCounterAgreed: {
      data: {
        proposalNo,
        termsNo,
        previousFee: yen,
        previousScheduleToClose: time,
        ...agreedFields,
        changesSheet: z.boolean(),
        sheetWords,
        askedAt,
        remindAt,
        decideBy,
      },
      words: {
        history: '条件の相談に同意',
        asks: 'office',
        topic: 'offers',
        step: step(
          { client: '条件の相談に同意しました', talent: 'クライアントが条件の相談に同意しました' },
          { client: '条件の相談に同意し、承諾になりました。', talent: 'クライアントが条件の相談に同意し、承諾になりました。' },
        ),
        ...tellTalent(
          '条件の相談に同意がありました',
          'クライアントが相談した条件に同意し、この条件での承諾になりました。事務局の確認をお待ちください。',
        ),
      },
    },
    OfferCounterDeclined: {
      data: { proposalNo, reason: personal(z.string()) },
      words: {
        history: '条件の相談を見送り',
        asks: 'talent',
        topic: 'terms',
        step: step(
          { client: '条件の相談を見送りました', talent: '条件の相談は見送られました' },
          both(`クライアントが条件の相談を見送りました。${OFFER_GOES_ON}`),
        ),
        ...tellTalent(
          '条件の相談は見送られました',
          `${OFFER_GOES_ON}元の条件で、承諾または辞退をお選びください。`,
          'オファーを確認して回答する',
        ),
      },
    },
    OfferCounterWithdrawn: {
      data: { proposalNo },
      words: {
        history: '条件の相談を取り消し',
        topic: 'terms',
        step: step(
          { client: 'キャストが条件の相談を取り消しました', talent: '条件の相談を取り消しました' },
          both(`キャストが条件の相談を取り消しました。${OFFER_GOES_ON}`),
        ),
        notifies: {
          client: toClient('条件の相談が取り消されました', `キャストが条件の相談を取り消しました。${OFFER_GOES_ON}`),
        },
      },
    },
    /** The event that ends it tells the sides. */
    OfferCounterLapsed: {
      data: { proposalNo },
      words: { history: '条件の相談の終了', step: step(both('条件の相談は終わりました')) },
    },
    OfferCounterReminded: {
      data: { proposalNo },
      words: {
        history: '条件の相談への回答のお願いを送信',
        asks: 'client',
        topic: 'deadlines',
        ...tellClient(
          '条件の相談への回答期限が近づいています',
          '条件の相談にまだ回答していません。期限を過ぎると、オファーといっしょに終了します。',
          '相談の内容を確認して回答する',
        ),
      },
    },
  }) as const satisfies Readonly<Record<string, EventRow>>;
