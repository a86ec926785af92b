import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';

export const dealTitle = ({ job, client, talent }: Pick<Deal, 'job' | 'client' | 'talent'>): string =>
  `${job.title}（${client.name}、${talent.name}）`;

/** The job and the cast, by which a toast names a deal after the list went on. */
export const dealNamed = ({ job, talent }: Pick<Deal, 'job' | 'talent'>): string => `「${job.title}（${talent.name}）」`;

/** The acts that end a deal, deny a change of terms, or refuse a cancel request. */
export type EndAction = 'adminDisapprove' | 'adminDisapproveChange' | 'dismissCancellation' | 'forceClose';

/** The mail quotes the reason word for word. */
export const endReasonHelp = 'クライアントとキャストがこのまま読みます。相手に伝わる文章で書いてください';
type EndWords = {
  readonly label: string;
  readonly title: string;
  readonly consequences: readonly string[];
  /** The toast of an act that is done at once. */
  readonly done?: (named: string) => string;
};

/** Who learns of a denial, and how. A denied entry was not handed to the client yet. */
export const deniedTexts: Readonly<Record<DealKind, readonly string[]>> = {
  offer: ['否認したことと理由を、クライアントとキャストにお知らせします。'],
  entry: ['否認したことと理由を、キャストにお知らせします。', '理由は、クライアントの画面にも表示されます。'],
};

export const endTexts: Record<EndAction, (kind: DealKind) => EndWords> = {
  adminDisapprove: (kind) => ({
    label: `この${kinds[kind].noun}を否認する`,
    title: `${kinds[kind].noun}を否認しますか？`,
    consequences: [`この${kinds[kind].noun}は不成立で終了します。`, ...deniedTexts[kind]],
  }),
  adminDisapproveChange: (kind) => ({
    label: 'この変更を否認する',
    title: '条件の変更を否認しますか？',
    consequences: [
      `条件は変わりません。この${kinds[kind].noun}は、今の条件のまま続きます。`,
      '否認したことと理由を、クライアントとキャストにお知らせします。',
    ],
  }),
  dismissCancellation: (kind) => ({
    label: '取り消しを認めない',
    title: '取り消しを認めずに続けますか？',
    consequences: [
      `この${kinds[kind].noun}は、成立したまま続きます。`,
      '認めなかったことと理由を、クライアントとキャストにお知らせします。',
    ],
  }),
  forceClose: (kind) => ({
    label: `この${kinds[kind].noun}を強制終了する`,
    title: '強制終了しますか？',
    consequences: [
      'この取引は直ちに終了します。',
      '理由がクライアントとキャストの画面に表示されます。',
      '請求と評価の対象になりません。',
      '元に戻せません。',
    ],
    done: (named) => `${named}を強制終了しました`,
  }),
};
