import { type ActionOf, actionsOf, type Table, type Viewer, viewers } from './row.ts';
import { isCounter } from './state.ts';

/** The tone of a status badge; `mine` means that the viewer has to act. */
export type Tone = 'mine' | 'waiting' | 'done' | 'ended' | 'warning';

/**
 * The view of a status for one viewer. `needsAction`: the others wait for this viewer. `ended`: the
 * deal is over for this viewer.
 */
export type StatusView<Action extends string> = {
  readonly label: string;
  readonly tone: Tone;
  readonly note: string;
  readonly actions: readonly Action[];
  readonly needsAction: boolean;
  readonly ended: boolean;
};

type Look = Omit<StatusView<never>, 'actions'>;
type Looks<Status extends string> = Readonly<Record<Status, Readonly<Record<Viewer, Look>>>>;

const look =
  (tone: Tone, ended: boolean) =>
  (label: string, note: string): Look => ({ label, tone, note, needsAction: tone === 'mine', ended });

// The five kinds of looks: the viewer acts, others act, it runs, it is done, it has no result.
export const mine = look('mine', false);
export const waiting = look('waiting', false);
/** A look for a concluded deal whose end is in the future. */
const running = look('done', false);
/** A look for a deal that ended with a result. */
const done = look('done', true);
/** A look for a deal that ended without a result. */
export const over = look('ended', true);

/** Who has to agree to a change of terms, and the texts for that viewer and for the others. */
const consent = {
  OPEN: {
    by: 'talent',
    asked: ['条件変更の確認', 'クライアントから条件の変更の申し込みが届いています。期限までに、同意するかどうかをお選びください。'],
    others: ['変更の同意待ち', '条件の変更について、キャストの同意を待っています。'],
  },
  AGREED: {
    by: 'office',
    asked: ['条件変更の承認待ち', 'キャストが条件の変更に同意しました。内容を確認して、承認または否認してください。'],
    others: ['変更の承認待ち', '条件の変更について、事務局の承認を待っています。'],
  },
} as const;

/** The same for a counter-offer, which the client answers. */
const counter = {
  by: 'client',
  asked: ['条件の相談が届いています', 'キャストから条件の相談が届いています。期限までに、同意するか見送るかをお選びください。'],
  others: ['相談への回答待ち', '条件の相談について、クライアントの回答を待っています。元のオファーは、回答期限まで有効です。'],
} as const;

/** The looks of an inquiry that the cast answered: the client goes on when the terms are clear. */
const answered = {
  client: waiting('問い合わせに回答あり', 'キャストの回答が届いています。条件が決まったら、オファーへ進んでください。'),
  talent: waiting('回答済み', '問い合わせに回答しました。クライアントからのオファーをお待ちください。回答は変更できます。'),
  office: waiting('回答済み', 'キャストが問い合わせに回答しました。'),
} as const;

export const sideNames = { client: 'クライアント', talent: 'キャスト' } as const;
const isSide = (viewer: Viewer): viewer is keyof typeof sideNames => viewer !== 'office';

const calledOffLook = (stage: string, by: 'client' | 'talent', viewer: Viewer): Look => {
  const isOwn = viewer === by;
  if (stage === 'SETTLED') return over('取り消し', `${isOwn ? 'お' : `${sideNames[by]}の`}申し込みにより、お仕事は取り消しになりました。`);
  if (!isSide(viewer))
    return mine('取り消しの精算待ち', `${sideNames[by]}から取り消しの申し込みがあります。内容を確認して、精算してください。`);
  return waiting('取り消しの確認中', `${isOwn ? '' : `${sideNames[by]}が`}取り消しを申し込みました。事務局の確認をお待ちください。`);
};

/** The looks while the cast objects to an answer that the office gave. */
const disputed = {
  client: waiting('回答の確認中', '事務局の代理回答に、キャストから異議がありました。事務局の確認をお待ちください。'),
  talent: waiting('異議の確認中', '異議を受け付けました。事務局の確認をお待ちください。'),
  office: mine('異議あり', '代理回答に、キャストから異議があります。内容を確認して、対応を記録してください。'),
} as const;

/** The looks of the statuses that both kinds of deals have at the end. `noun`: オファー or エントリー. */
export const endLooks = (noun: string) => ({
  IS_ADMIN_DISAPPROVED: {
    client: over('不成立（事務局の確認）', `事務局の確認の結果、この${noun}は成立しませんでした。`),
    talent: over('不成立（事務局の確認）', `事務局の確認の結果、この${noun}は成立しませんでした。`),
    office: over('否認済み', `この${noun}を否認しました。`),
  },
  IS_APPROVED: {
    client: running('成立', `${noun}が成立しました。終了日になると、自動で完了します。`),
    talent: running('成立', `${noun}が成立しました。終了日になると、自動で完了します。`),
    office: running('成立', '成立しています。終了日に自動で完了します。'),
  },
  IS_CLOSED: {
    client: done('完了', 'お仕事が完了しました。請求書は事務局よりお送りします。'),
    talent: done('完了', 'お仕事が完了しました。おつかれさまでした。'),
    office: done('完了', 'お仕事が完了しました。'),
  },
  IS_ADMIN_CLOSED: {
    client: over('事務局により終了', '事務局がこのお仕事の取引を終了しました。'),
    talent: over('事務局により終了', '事務局がこのお仕事の取引を終了しました。'),
    office: over('強制終了', `この${noun}を強制終了しました。`),
  },
});

const withdrawn = {
  client: over('辞退', 'キャストがエントリーを辞退しました。'),
  talent: over('辞退', 'エントリーを辞退しました。'),
  office: over('辞退', 'キャストがエントリーを辞退しました。'),
} as const;

type ShownDeal = {
  readonly status: string;
  readonly proposal: { readonly stage: 'OPEN' | 'AGREED' } | null;
  readonly cancellation: string | null;
  readonly calledOffBy: 'client' | 'talent' | null;
  readonly proxyStage?: string | null;
  readonly withdrawnAt?: number | null;
  readonly inquiryAnsweredAt?: number | null;
};
/** The view of a deal for one viewer. What is open beside the status overrides it. */
export const viewOfDeal = <Action extends string>(view: StatusView<Action>, deal: ShownDeal, viewer: Viewer): StatusView<Action> => {
  const { status, proposal, cancellation, calledOffBy, proxyStage, withdrawnAt = null, inquiryAnsweredAt = null } = deal;
  if (withdrawnAt !== null) return { ...view, ...withdrawn[viewer] };
  if (cancellation !== null && calledOffBy !== null) return { ...view, ...calledOffLook(cancellation, calledOffBy, viewer) };
  if (proxyStage === 'DISPUTED' && (viewer === 'office' || !view.ended)) return { ...view, ...disputed[viewer] };
  if (inquiryAnsweredAt !== null && status === 'IN_INQUIRY') return { ...view, ...answered[viewer] };
  if (proposal === null) return view;
  const isCountered = isCounter({ status, proposal });
  const { by, asked, others } = isCountered ? counter : consent[proposal.stage];
  const [label, note] = viewer === by ? asked : others;
  if (viewer === by) return { ...view, ...mine(label, note) };
  // An answer period that runs at the same time continues, so the same viewer still has to act.
  return { ...view, label, note, tone: 'waiting', needsAction: view.needsAction && !isCountered };
};

/** Combines the texts of each status and viewer with the commands that the table allows. */
export const statusViews = <Status extends string, T extends Table>(table: T, looks: Looks<Status>) =>
  Object.fromEntries(
    Object.entries<Looks<Status>[Status]>(looks).map(([status, byViewer]) => [
      status,
      Object.fromEntries(viewers.map((viewer) => [viewer, { ...byViewer[viewer], actions: actionsOf(table, status, viewer) }])),
    ]),
  ) as unknown as Record<Status, Record<Viewer, StatusView<ActionOf<T>>>>;
