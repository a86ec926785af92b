import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { billStatuses, billStatusLabels } from '#domain/work/deal/billStatus.ts';
import type { Viewer } from '#domain/work/deal/row.ts';
import { inquiryTypeLabels } from '#domain/work/offer/status.ts';
import { readModelCollections, readModels } from '#projections/readModels.ts';
import { routes } from '#web/routing/routes.ts';
import { code, item } from './wrap.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  `|${'---|'.repeat(head.length)}`,
  ...rows.map(row),
];

const viewers = ['client', 'talent', 'office'] as const satisfies readonly Viewer[];
const kindNamed = (name: 'offer' | 'entry') => {
  const kind = dealKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`no deals of this kind: ${name}`);
  return kind;
};

/** Every status of a deal: whether it is active, and its label for each reader. */
const statusTable = (name: 'offer' | 'entry'): string[] => {
  const { statuses, active, views } = kindNamed(name);
  const rows = statuses.map((status) => [
    code(status),
    active.includes(status) ? 'yes' : '',
    ...viewers.map((viewer) => views[status]?.[viewer].label ?? ''),
  ]);
  return table(['status', 'active', 'client', 'cast', 'office'], rows);
};

const routeTable = (groups: readonly string[]): string[] =>
  table(
    ['address', 'title', 'group', 'layout', 'marks'],
    routes
      .filter(({ group }) => groups.includes(group))
      .map(({ path, title, group, layout, access }) => [code(path), title, group, layout, access]),
  );

/** A rule in the unit in which people say it. */
const inWords = (name: string, value: number): string => {
  if (/Bytes|Pixels/.test(name)) return value.toLocaleString('en-US');
  const units = [
    ['days', 86_400_000],
    ['hours', 3_600_000],
    ['minutes', 60_000],
    ['seconds', 1_000],
  ] as const;
  const isTime = /Period|Lead|Timeout|Interval|Reminder|Patience|Snooze|Length|scheduleAhead|Hours|inquiryReminder|officeReminder/.test(
    name,
  );
  const [unit, ms] = units.find(([, length]) => value % length === 0) ?? units[3];
  const count = isTime ? value / ms : value;
  const plural = count === 1 ? unit.replace(/s$/, '') : unit;
  return isTime ? `${count.toLocaleString('en-US')} ${plural}` : count.toLocaleString('en-US');
};

/** The generated parts of docs/specification.md, by the name in their marker. */
export const specificationParts = (): Readonly<Record<string, readonly string[]>> => ({
  'offer statuses': statusTable('offer'),
  'entry statuses': statusTable('entry'),
  'bill statuses': table(
    ['status', 'label'],
    billStatuses.map((status) => [code(status), billStatusLabels[status]]),
  ),
  'common addresses': routeTable(['public', 'guest', 'unverified', 'norole', 'common', 'developer']),
  'cast addresses': routeTable(['talent']),
  'client addresses': routeTable(['client']),
  'office addresses': routeTable(['office']),
  collections: readModelCollections.flatMap((name) => item(`${code(name)}: ${Object.keys(readModels[name].schema.shape).join(', ')}`)),
  'inquiry types': table(
    ['type', 'label'],
    Object.entries(inquiryTypeLabels).map(([type, label]) => [code(type), label]),
  ),
  'agency groups': Object.entries(agencyGroupLabels).flatMap(([number, name]) => item(`${number}: ${name}`)),
  limits: Object.entries(businessRules).flatMap(([name, value]) => item(`${code(name)}: ${inWords(name, value)}`)),
});

const begin = (name: string): string => `<!-- generated: ${name} -->`;
const END = '<!-- end -->';

/** A page with its generated parts put in again. Throws where the page has no place for one. */
export const withParts = (page: string, parts: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(parts).reduce((text, [name, lines]) => {
    const [before, after] = text.split(`${begin(name)}\n`);
    const end = after?.indexOf(END) ?? -1;
    if (before === undefined || after === undefined || end < 0) throw new Error(`the page has no place for: ${name}`);
    return `${before}${begin(name)}\n\n${lines.join('\n')}\n\n${after.slice(end)}`;
  }, page);
