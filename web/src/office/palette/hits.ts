import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longEnd, longTime, monthText } from '#domain/kernel/format/times.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { workActOf } from '#domain/office/desk/kinds.ts';
import type { NamedHit } from '#domain/work/search/results.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { MISSING_JOB, MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import { type DealKind, dueNameOf, openActions } from '#web/entities/deal/kinds.ts';
import { invoiceChip, whenText } from '#web/entities/invoice/status.ts';
import { href } from '#web/routing/href.ts';
import type { OfficeRouteName } from '#web/routing/routes.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';
import { NOTE_ACT, withAct } from '../acts/askedAct.ts';
import { dealsAddress } from '../dealParts/dealsOf.ts';
import { approvalObstacle, officeViewOf } from '../dealParts/reviewQueues.ts';
import { choicesOf } from '../deals/choices.ts';
import { invoiceAt } from '../filters/billFilter.ts';
import { jobStatusLabels } from '../filters/jobSearch.ts';
import { historyOf } from '../history/historyAddress.ts';
import { partsOf } from '../history/streamParts.ts';

/** The groups of hits with their kinds, in the order of the list. */
export const hitGroups = {
  画面と操作: ['操作', '画面'],
  人: ['キャスト', 'クライアント', 'アカウント'],
  取引: ['オファー', 'エントリー'],
  お仕事: ['お仕事'],
  請求: ['請求書', '請求'],
  受講生: ['受講生'],
} as const;
type HitKind = (typeof hitGroups)[keyof typeof hitGroups][number];

/**
 * What can be done with a hit: a page about it, or an act whose dialog is open there, for members
 * who may open that page and send the act.
 */
export type Way = {
  readonly name: string;
  readonly to: string;
  readonly page: OfficeRouteName;
  readonly sends?: readonly [aggregate: AggregateName, type: string];
};
export type Hit = {
  readonly kind: HitKind;
  readonly name: string;
  readonly about: string;
  readonly to: string;
  readonly ways?: readonly Way[];
  /** What the search read of it anyway, for the chosen hit. */
  readonly facts?: readonly Fact[];
  /** What the office's journal calls it (`objectOf`); acts and pages have none. */
  readonly object?: string;
};

const roleNames = { client: 'クライアント', talent: 'キャスト' } as const;

const pageOfPerson = (uid: string, role: 'client' | 'talent' | null): string =>
  role === 'talent' ? href('officeTalent', { uid }) : href('officeAccount', { uid });

const waysOfPerson = (uid: string, role: 'client' | 'talent' | null): readonly Way[] => {
  const deals = (page: 'officeOffers' | 'officeEntries') =>
    dealsAddress(href(page), { field: role === 'client' ? 'clientId' : 'talentId', uid });
  return [
    ...(role === null
      ? []
      : ([
          {
            name: 'メモを書く',
            to: withAct(pageOfPerson(uid, role), NOTE_ACT),
            page: role === 'talent' ? 'officeTalent' : 'officeAccount',
            sends: workActOf(role),
          },
          { name: 'オファーを見る', to: deals('officeOffers'), page: 'officeOffers' },
          { name: 'エントリーを見る', to: deals('officeEntries'), page: 'officeEntries' },
        ] as const)),
    ...(role === 'client'
      ? [
          {
            name: '未請求を見る',
            to: `${href('officeBills')}?${new URLSearchParams({ tab: 'UNCLAIMED', client: uid })}`,
            page: 'officeBills',
          } as const,
        ]
      : []),
  ];
};

const factsOfDeal = (kind: DealKind, row: Offer | Entry): readonly Fact[] => [
  { term: '状態', value: officeViewOf(kind, row).label },
  { term: '報酬（税抜）', value: row.fee === null ? '未定' : formatYen(row.fee) },
  ...(row.scheduleToClose === null ? [] : [{ term: '終了日', value: longEnd(row.scheduleToClose) }]),
  ...(row.answerDue === null ? [] : [{ term: dueNameOf(kind, row), value: longTime(row.answerDue) }]),
  { term: '更新', value: longTime(row.updatedAt) },
];

const aboutDeal = (kind: DealKind, deal: Offer | Entry) =>
  `${officeViewOf(kind, deal).label}・${deal.fee === null ? '' : `${formatYen(deal.fee)}（税抜）・`}${deal.client.name}、${deal.talent.name}`;
const pageOfDeal = (kind: DealKind, id: string): string =>
  kind === 'offer' ? href('officeOffer', { offerId: id }) : href('officeEntry', { entryId: id });

/** The decisions that wait on a deal, which its page checks again, and pages about it. */
const waysOfDeal = (kind: DealKind, row: Offer | Entry, now = Date.now()): readonly Way[] => [
  ...choicesOf({
    kind,
    deal: row,
    open: openActions(kind, row, 'office', now),
    answers: false,
    isAbove: false,
    isOwnAnswer: false,
    isObstructed: approvalObstacle(kind, row, now) !== null,
    overlaps: false,
  }).flatMap(({ act, label, isDisabled }): Way[] =>
    isDisabled
      ? []
      : [
          {
            name: label,
            to: withAct(pageOfDeal(kind, row.id), act),
            page: kind === 'offer' ? 'officeOffer' : 'officeEntry',
            sends: [kind, act],
          },
        ],
  ),
  ...waysAround(row),
];

const waysAround = ({ job, client, talent }: Offer | Entry): readonly Way[] => [
  { name: 'お仕事を見る', to: href('officeJob', { jobId: job.id }), page: 'officeJob' },
  { name: `${client.name}を見る`, to: href('officeAccount', { uid: client.id }), page: 'officeAccount' },
  { name: `${talent.name}を見る`, to: href('officeTalent', { uid: talent.id }), page: 'officeTalent' },
];

export const deal =
  (kind: DealKind) =>
  (row: Offer | Entry): Hit => ({
    kind: kind === 'offer' ? 'オファー' : 'エントリー',
    name: row.job.title || MISSING_JOB,
    about: aboutDeal(kind, row),
    to: pageOfDeal(kind, row.id),
    ways: waysOfDeal(kind, row),
    facts: factsOfDeal(kind, row),
    object: `${kind}-${row.id}`,
  });

export const bill =
  (kind: DealKind) =>
  (row: Offer | Entry): Hit => {
    const hit = deal(kind)(row);
    return { ...hit, kind: '請求', name: row.billId ?? '', about: `${hit.name}・${hit.about}` };
  };

const posted = (id: string) => ({ to: href('officeJob', { jobId: id }), object: `job-${id}` });

export const job = ({ id, title, client, status, createdAt, numberOfPeople }: Job): Hit => ({
  ...posted(id),
  kind: 'お仕事',
  name: title,
  about: client.name,
  facts: [
    { term: '募集', value: `${jobStatusLabels[status]}・${numberOfPeople}名` },
    { term: '掲載', value: longTime(createdAt) },
  ],
});

export const posting = ({ id, name, about }: NamedHit): Hit => ({ ...posted(id), kind: 'お仕事', name, about });

export const person = ({ id, name, about, role }: NamedHit): Hit => ({
  kind: role === null ? 'アカウント' : roleNames[role],
  name,
  about,
  to: pageOfPerson(id, role),
  ways: waysOfPerson(id, role),
  object: `account-${id}`,
});

export const student = ({ taCode, name }: OfficeStudent): Hit => ({
  kind: '受講生',
  name,
  about: taCode,
  to: `${href('officeStudents')}?${new URLSearchParams({ q: taCode })}`,
  object: `student-${taCode}`,
});

export const invoice = ({ id, number, billTo, total, clientId, month, ...more }: InvoiceDocument): Hit => ({
  kind: '請求書',
  name: number,
  about: `${formatYen(total)}・${billTo?.company || billTo?.name || MISSING_PERSON}`,
  facts: [
    { term: '完了月', value: monthText(month) },
    { term: '状態', value: invoiceChip({ ...more, total }).label },
    { term: '期限・入金', value: whenText(more) },
  ],
  to: href('officeBills') + invoiceAt(number),
  ways: [{ name: 'クライアントを見る', to: href('officeAccount', { uid: clientId }), page: 'officeAccount' }],
  object: `invoice-${id}`,
});

export const account = ({ id, maskedEmail, name, role }: OfficeAccount): Hit => ({
  kind: 'アカウント',
  name: name || maskedEmail,
  about: [role === null ? '' : roleNames[role], name ? maskedEmail : ''].filter(Boolean).join('・'),
  to: href('officeAccount', { uid: id }),
  ways: waysOfPerson(id, role),
  object: `account-${id}`,
});

type Answer = { readonly data: readonly Hit[] | undefined; readonly dataUpdatedAt: number };

/** The hits so far, each once, in their order of arrival. */
export const foundIn = (answers: readonly Answer[]): readonly Hit[] => {
  const inOrder = [...answers].sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt).flatMap(({ data = [] }) => data);
  return [...new Map(inOrder.map((hit) => [hit.to, hit])).values()];
};

export type Group = { readonly label: string; readonly hits: readonly Hit[] };

/** The hits by group, without empty groups; within a group in their order. */
export const grouped = (hits: readonly Hit[]): readonly Group[] =>
  Object.entries(hitGroups)
    .map(([label, kinds]) => ({ label, hits: hits.filter(({ kind }) => kinds.some((each) => each === kind)) }))
    .filter((group) => group.hits.length > 0);

/** The ways from a hit: its own, then what happened to it, and what the office did with it. */
export const waysOf = ({ ways = [], object }: Hit): readonly Way[] => {
  if (object === undefined) return ways;
  const { aggregate, id } = partsOf(object);
  const journal = new URLSearchParams({ tab: 'journal', object });
  return [
    ...ways,
    { name: '履歴を監査する', to: historyOf(aggregate === 'job' ? 'around' : aggregate, id), page: 'officeAudit' },
    { name: '事務局の操作を見る', to: `${href('officeAudit')}?${journal}`, page: 'officeAudit' },
  ];
};

/** How many opened hits are kept. */
const RECENT = 8;

/** Newest first, without acts and facts, which may have changed by then. */
export const withRecent = (recent: readonly Hit[], hit: Hit): readonly Hit[] =>
  [
    { ...hit, facts: [], ways: (hit.ways ?? []).filter(({ sends }) => sends === undefined) },
    ...recent.filter(({ to }) => to !== hit.to),
  ].slice(0, RECENT);
