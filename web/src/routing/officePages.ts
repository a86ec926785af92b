import type { OfficePart } from '#domain/kernel/officeParts.ts';
import type { WaitingWork } from '#domain/office/desk/waitingLists.ts';

/** The groups of the office's menu, in order; the first one has no name. */
export const menuGroups = [null, '対応', '会員・お仕事', '運営', '経理', '記録・システム'] as const;

type OfficePage = {
  readonly name: `office${string}`;
  readonly path: string;
  readonly title: string;
  /** The part of the office's work whose readers open the page; null: a page for every member. */
  readonly duty: OfficePart | null;
  /** Its place in the menu, and the work of which the menu counts what waits. */
  readonly menu: null | {
    readonly group: (typeof menuGroups)[number];
    readonly at: number;
    readonly label: string;
    readonly waiting?: WaitingWork;
  };
};

/**
 * The pages of the office, as plain data. `office/screenModules.ts` finds the screen of each by its
 * address.
 */
// biome-ignore format: one row per page, so that the table reads as one
export const officePages = [
  { name: 'office', path: '/office', title: '事務局ホーム', duty: null, menu: { group: null, at: 1, label: 'ホーム' } },
  { name: 'officeFigures', path: '/office/figures', title: '日次の集計', duty: 'deals', menu: { group: '記録・システム', at: 2, label: '集計' } },
  { name: 'officeOffers', path: '/office/offers', title: '承認待ちのオファー', duty: 'deals', menu: { group: '対応', at: 1, label: 'オファー', waiting: 'offers' } },
  { name: 'officeOffer', path: '/office/offers/:offerId', title: 'オファーの確認', duty: 'deals', menu: null },
  { name: 'officeBills', path: '/office/bills', title: '請求', duty: 'bills', menu: { group: '経理', at: 1, label: '請求', waiting: 'bills' } },
  { name: 'officeEntries', path: '/office/entries', title: '承認待ちのエントリー', duty: 'deals', menu: { group: '対応', at: 2, label: 'エントリー', waiting: 'entries' } },
  { name: 'officeEntry', path: '/office/entries/:entryId', title: 'エントリーの確認', duty: 'deals', menu: null },
  { name: 'officePrices', path: '/office/prices', title: '料金表', duty: 'bills', menu: { group: '経理', at: 2, label: '料金表' } },
  { name: 'officePayouts', path: '/office/payouts', title: 'キャストへの支払い', duty: 'bills', menu: { group: '経理', at: 3, label: 'キャストへの支払い' } },
  { name: 'officePayout', path: '/office/payouts/:payoutId', title: '支払いの確認', duty: 'bills', menu: null },
  { name: 'officeReports', path: '/office/reports', title: '通報', duty: 'requests', menu: { group: '対応', at: 4, label: '通報', waiting: 'reports' } },
  { name: 'officeReport', path: '/office/reports/:reportId', title: '通報の確認', duty: 'requests', menu: null },
  { name: 'officeContacts', path: '/office/contacts', title: 'お問い合わせ', duty: 'requests', menu: { group: '対応', at: 3, label: 'お問い合わせ', waiting: 'contacts' } },
  { name: 'officeContact', path: '/office/contacts/:contactId', title: 'お問い合わせへの回答', duty: 'requests', menu: null },
  { name: 'officeSettlements', path: '/office/settlements', title: '決定待ちの精算', duty: 'deals', menu: { group: '対応', at: 5, label: '精算', waiting: 'settlements' } },
  { name: 'officeAccounts', path: '/office/accounts', title: 'アカウント', duty: 'people', menu: { group: '会員・お仕事', at: 1, label: 'アカウント', waiting: 'clients' } },
  { name: 'officeAccount', path: '/office/accounts/:uid', title: 'アカウントの詳細', duty: 'people', menu: null },
  { name: 'officeTalents', path: '/office/talents', title: 'キャスト', duty: 'people', menu: { group: '会員・お仕事', at: 2, label: 'キャスト', waiting: 'talents' } },
  { name: 'officeTalent', path: '/office/talents/:uid', title: 'キャストの詳細', duty: 'people', menu: null },
  { name: 'officeJobs', path: '/office/jobs', title: 'お仕事', duty: 'deals', menu: { group: '会員・お仕事', at: 3, label: 'お仕事' } },
  { name: 'officeJob', path: '/office/jobs/:jobId', title: 'お仕事の詳細', duty: 'deals', menu: null },
  { name: 'officeNews', path: '/office/news', title: 'お知らせの管理', duty: 'content', menu: { group: '運営', at: 1, label: 'お知らせ' } },
  { name: 'officeNewsItem', path: '/office/news/:newsId', title: 'お知らせの編集', duty: 'content', menu: null },
  { name: 'officeMasters', path: '/office/masters', title: 'マスタ', duty: 'content', menu: { group: '運営', at: 2, label: 'マスタ' } },
  { name: 'officeWords', path: '/office/words', title: '見つからなかった言葉', duty: 'content', menu: { group: '運営', at: 3, label: '見つからなかった言葉' } },
  { name: 'officeStudents', path: '/office/students', title: '受講生', duty: 'roster', menu: { group: '会員・お仕事', at: 4, label: '受講生' } },
  { name: 'officeAudit', path: '/office/audit', title: '監査', duty: 'people', menu: { group: '記録・システム', at: 1, label: '監査' } },
  { name: 'officeOperations', path: '/office/operations', title: 'システムの状態', duty: 'operations', menu: { group: '記録・システム', at: 3, label: 'システムの状態', waiting: 'stopped' } },
  { name: 'officeSettings', path: '/office/settings', title: 'ログインの設定', duty: null, menu: { group: '運営', at: 4, label: 'ログインの設定' } },
] as const satisfies readonly OfficePage[];

type Row = (typeof officePages)[number];
type RouteOf<Page extends Row> = Page extends Row
  ? Pick<Page, 'name' | 'path' | 'title'> & { readonly group: 'office'; readonly layout: 'default'; readonly access: '' }
  : never;

export const officeRoutes = officePages.map(({ name, path, title }) => ({
  name,
  path,
  title,
  group: 'office',
  layout: 'default',
  access: '',
})) as unknown as readonly RouteOf<Row>[];
