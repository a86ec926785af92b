import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import type { AggregateName } from '../../kernel/identifiers.ts';
import type { OfficePart } from '../../kernel/officeParts.ts';

/** Error text if an item cannot be snoozed until then (ms); null if it can. */
export const snoozeFault = (until: number, now: number): string | null => {
  if (until <= now) return '現在より後の日時を選択してください';
  return until > now + businessRules.deskSnoozeMax ? `${businessRules.deskSnoozeMax / DAY}日以内の日時を選択してください` : null;
};

/** The kinds of items in the office's queues, named after their aggregates. */
export const deskKinds = ['offer', 'entry', 'client', 'talent', 'report', 'contact'] as const;
export type DeskKind = (typeof deskKinds)[number];

export const deskParts = ['deals', 'people', 'requests'] as const satisfies readonly OfficePart[];
export type DeskPart = (typeof deskParts)[number];

/** The part that shows a queue, and the act that completes an item and decides who works on it. */
const queues = {
  offer: { part: 'deals', act: ['offer', 'adminApprove'] },
  entry: { part: 'deals', act: ['entry', 'adminApprove'] },
  client: { part: 'people', act: ['account', 'certifyClient'] },
  talent: { part: 'people', act: ['talent', 'publish'] },
  report: { part: 'requests', act: ['report', 'settle'] },
  contact: { part: 'requests', act: ['contact', 'answer'] },
} as const satisfies Readonly<Record<DeskKind, { readonly part: DeskPart; readonly act: readonly [AggregateName, string] }>>;

export const partOf = (kind: DeskKind): DeskPart => queues[kind].part;

/** The act that completes an item of a queue: aggregate and command. */
export const workActOf = (kind: DeskKind): readonly [AggregateName, string] => queues[kind].act;

export const isDeskKind = (name: string): name is DeskKind => (deskKinds as readonly string[]).includes(name);

/** The lists in which an item can wait. Only deals have several. */
export const deskLists = ['waiting', 'changes', 'cancellations', 'proxies'] as const;
export type DeskList = (typeof deskLists)[number];

export const approvalLists: readonly (DeskList | null)[] = ['waiting', 'changes'];

/** The answers to a request for approval. `ENDED`: the deal no longer waits for that approval. */
export const requestAnswers = ['APPROVED', 'DENIED', 'RETURNED', 'ENDED'] as const;
export type RequestAnswer = (typeof requestAnswers)[number];
/** Each answer as the member who asked reads it. */
export const requestAnswerLabels: Readonly<Record<RequestAnswer, string>> = {
  APPROVED: '承認されました',
  DENIED: '否認されました',
  RETURNED: '依頼が返されました',
  ENDED: '承認待ちではなくなり、依頼は終わりました',
};
