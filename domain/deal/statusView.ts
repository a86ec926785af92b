import { type ActionOf, actionsOf, type Table } from './row.ts';

export const viewers = ['client', 'talent', 'office'] as const;
export type Viewer = (typeof viewers)[number];
export type Tone = 'mine' | 'waiting' | 'done' | 'ended' | 'warning';

/**
 * What a status says to whoever looks at it: what happened, what is awaited, which commands are
 * open. `ended` is true when the deal is over for this viewer; `needsAction` when this viewer is
 * the one that others wait for.
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

// The five ways in which a deal stands for somebody: it is their turn, others', it runs, it is
// done, it came to nothing.
export const mine = look('mine', false);
export const waiting = look('waiting', false);
export const running = look('done', false);
export const done = look('done', true);
export const over = look('ended', true);

/** Whoever has to agree to a change of terms, and what the others read meanwhile. */
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

/** The two sides of a deal. */
export const sideNames = { client: 'クライアント', talent: 'キャスト' } as const;
const isSide = (viewer: Viewer): viewer is keyof typeof sideNames => viewer !== 'office';

/** A deal that somebody called off: what waits for the office, or what came of it. */
const calledOffLook = (stage: string, by: 'client' | 'talent', viewer: Viewer): Look => {
  const isOwn = viewer === by;
  if (stage === 'SETTLED') return over('取り消し', `${isOwn ? 'お' : `${sideNames[by]}の`}申し込みにより、お仕事は取り消しになりました。`);
  if (!isSide(viewer))
    return mine('取り消しの精算待ち', `${sideNames[by]}から取り消しの申し込みがあります。内容を確認して、精算してください。`);
  return waiting('取り消しの確認中', `${isOwn ? '' : `${sideNames[by]}が`}取り消しを申し込みました。事務局の確認をお待ちください。`);
};

/** The cast objects to an answer that the office gave on its behalf. */
const disputed = {
  client: waiting('回答の確認中', '事務局が代わりに登録した回答に、キャストから異議がありました。事務局の確認をお待ちください。'),
  talent: waiting('異議の確認中', '異議を受け付けました。事務局の確認をお待ちください。'),
  office: mine('異議あり', '代わりに登録した回答に、キャストから異議があります。内容を確認して、処理してください。'),
} as const;

/** An entry that its cast took back. */
const withdrawn = {
  client: over('辞退', 'キャストがエントリーを辞退しました。'),
  talent: over('辞退', 'エントリーを辞退しました。'),
  office: over('辞退', 'キャストがエントリーを辞退しました。'),
} as const;

/**
 * What a deal says to a viewer: by its status, by who ended it or called it off, and by a change of
 * terms that waits for consent.
 */
export const viewOfDeal = <Action extends string>(
  view: StatusView<Action>,
  {
    proposal,
    cancellation,
    calledOffBy,
    proxyStage = null,
    withdrawnAt = null,
  }: {
    readonly proposal: { readonly stage: 'OPEN' | 'AGREED' } | null;
    readonly cancellation: string | null;
    readonly calledOffBy: 'client' | 'talent' | null;
    readonly proxyStage?: string | null;
    readonly withdrawnAt?: number | null;
  },
  viewer: Viewer,
): StatusView<Action> => {
  if (withdrawnAt !== null) return { ...view, ...withdrawn[viewer] };
  if (cancellation !== null && calledOffBy !== null) return { ...view, ...calledOffLook(cancellation, calledOffBy, viewer) };
  if (proxyStage === 'DISPUTED' && (viewer === 'office' || !view.ended)) return { ...view, ...disputed[viewer] };
  if (proposal === null) return view;
  const { by, asked, others } = consent[proposal.stage];
  const [label, note] = viewer === by ? asked : others;
  if (viewer === by) return { ...view, ...mine(label, note) };
  // A period that runs beside it goes on: whose turn it was stays theirs.
  return { ...view, label, note, tone: 'waiting' };
};

/** What each status says to each viewer, with the commands that the table leaves them. */
export const statusViews = <Status extends string, T extends Table>(table: T, looks: Looks<Status>) =>
  Object.fromEntries(
    Object.entries<Looks<Status>[Status]>(looks).map(([status, byViewer]) => [
      status,
      Object.fromEntries(viewers.map((viewer) => [viewer, { ...byViewer[viewer], actions: actionsOf(table, status, viewer) }])),
    ]),
  ) as unknown as Record<Status, Record<Viewer, StatusView<ActionOf<T>>>>;
