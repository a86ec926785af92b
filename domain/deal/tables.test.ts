import { expect, test } from 'vitest';
import { dealKinds } from '../testing/dealKinds.ts';
import { endOf, type Row, sendersOf } from './row.ts';

const words = {
  answerDue: 'the answer is due',
  scheduleToClose: 'the agreed end',
  proposalDue: 'the consent is due',
  reminder: 'the reminder',
  officeReminder: 'a day later',
  officeReminderAgain: 'three days later',
  inquiryReminder: 'three days later',
  cancellationReminder: 'two days later',
  proxyDue: 'three days later',
} as const;

const needs = ({ seen, settled, undisputed, calledOff, ofAsker, needsConsentIn = [] }: Row): string =>
  [
    ...(seen === undefined ? [] : [`the newest \`${seen}\``]),
    ...(settled ? ['no open proposal'] : []),
    ...(undisputed ? ['no objection to an answer on behalf'] : []),
    ...(calledOff === undefined ? [] : [calledOff ? 'called off' : 'not called off']),
    ...(ofAsker ? ['the side that asked'] : []),
    ...(needsConsentIn.length === 0 ? [] : [`consent in ${needsConsentIn.join(', ')}`]),
  ].join('; ');

const outcome = ({ moves, to, brings = {}, undoes }: Row): string => {
  const own = moves ? `${moves.part}: ${moves.from.join(', ')} → ${moves.to}` : to;
  const brought = Object.entries(brings).map(([status, command]) => `${status}: and \`${command}\``);
  return [own, ...brought, ...(undoes ? ['with `UNDONE` what the answer brought about is undone'] : [])].join('; ');
};

const end = (row: Row): string => {
  const ends = row.from.map((status) => [status, endOf(row, status)] as const).filter(([, moment]) => moment !== undefined);
  const all = new Set(ends.map(([, moment]) => moment));
  if (all.size === 0) return '';
  const [first] = ends;
  if (all.size === 1 && ends.length === row.from.length && first?.[1]) return words[first[1]];
  return ends.map(([status, moment]) => `${status}: ${words[moment ?? 'answerDue']}`).join('; ');
};

const line = ([command, row]: [string, Row]): string =>
  `| ${[
    `\`${command}\``,
    [...sendersOf(row), ...(row.onBehalf ? ['office on behalf'] : [])].join(', '),
    row.from.join(', '),
    row.since ? words[row.since] : '',
    end(row),
    `\`${row.event}\``,
    needs(row),
    outcome(row),
  ].join(' | ')} |`;

const page = `# What may happen to a deal

Written from \`domain/offer/table.ts\` and \`domain/entry/table.ts\` by \`npx vitest run --project unit domain/deal/tables -u\`. \`NONE\`: the command begins a deal. A command that finds the deal in the status
that it leads to has no effect; any other is refused. "From" and "until" are times: it is refused before the first and from the second on.
"Office on behalf": the office sends it with \`onBehalf\` (how and when it heard the cast's answer); \`noteProxy\` follows it in the same commit.
Where a change needs consent it is decided as \`proposeChange\`, unless it only raises the fee.

${dealKinds
  .map(({ name, table }) =>
    [
      `## The ${name}`,
      '',
      '| command | sender | statuses | from | until | event | needs | status after it |',
      '|---|---|---|---|---|---|---|---|',
      ...Object.entries(table).map(line),
    ].join('\n'),
  )
  .join('\n\n')}
`;

test('docs/deals.md shows the tables', () => expect(page).toMatchFileSnapshot('../../docs/deals.md'));
