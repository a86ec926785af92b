import { expect, test } from 'vitest';
import { dealKinds } from '../../testing/dealKinds.ts';
import { endOf, type Row, sendersOf } from './row.ts';

const words = {
  answerDue: 'the answer is due',
  scheduleToClose: 'the agreed end',
  proposalDue: 'the consent is due',
  counterRemindAt: 'the reminder of the client',
  remindAt: 'the reminder',
  decideBy: 'the decision is due',
  settleBy: 'the settlement is due',
  proxyDue: 'three days later',
} as const;

const needs = ({
  mustMatch,
  blockedByProposal,
  proposalsMax,
  undisputed,
  cancellationRequested,
  ofAsker,
  needsConsentIn = [],
}: Row): string =>
  [
    ...(mustMatch === undefined ? [] : [`the newest \`${mustMatch}\``]),
    ...(blockedByProposal ? ['no open proposal'] : []),
    ...(proposalsMax === undefined ? [] : [`fewer than ${proposalsMax} proposals before`]),
    ...(undisputed ? ['no objection to an answer on behalf'] : []),
    ...(cancellationRequested === undefined ? [] : [cancellationRequested ? 'called off' : 'not called off']),
    ...(ofAsker ? ['the side that asked'] : []),
    ...(needsConsentIn.length === 0 ? [] : [`consent in ${needsConsentIn.join(', ')}`]),
  ].join('; ');

const outcome = ({ moves, to, thenRuns = {}, undoes }: Row): string => {
  const moved = moves ? [`${moves.part}: ${moves.from.join(', ')} → ${moves.to}`] : [];
  const own = [...moved, ...(to || !moves ? [to ?? 'same'] : [])].join('; ');
  const brought = Object.entries(thenRuns).map(([status, command]) => `${status}: and \`${command}\``);
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

/** Breaks a text at spaces into lines of at most 100 characters; `rest` begins the later ones. */
const wrapped = (text: string, first: string, rest: string): string => {
  const lines = [first];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isEmpty = line === first || line === rest;
    if (!isEmpty && line.length + 1 + word.length > 100) lines.push(rest + word);
    else lines[lines.length - 1] = isEmpty ? line + word : `${line} ${word}`;
  }
  return lines.join('\n');
};

const section = ([command, row]: [string, Row]): string => {
  const facts = {
    Sender: [...sendersOf(row), ...(row.onBehalf ? ['office on behalf'] : [])].join(', '),
    In: row.from.join(', '),
    From: row.since ? words[row.since] : '',
    Until: end(row),
    Event: `\`${row.event}\``,
    Needs: needs(row),
    Then: outcome(row),
  };
  const lines = Object.entries(facts).filter(([, fact]) => fact !== '');
  return [`### \`${command}\``, '', ...lines.map(([name, fact]) => wrapped(`${name}: ${fact}`, '- ', '  '))].join('\n');
};

const page = `# The commands of a deal

\`npx vitest run --project unit domain/work/deal/tables -u\` writes this page from
\`domain/work/offer/commands.ts\` and \`domain/work/entry/commands.ts\`.

- **In** lists the statuses in which the command is taken. \`NONE\`: it begins a deal, the first of a
  job and a cast. \`inquire\` and \`makeOffer\` also begin the next one, after an end without a
  conclusion ([ADR 134](adr/0134-offer-again.md)). A command on a deal that already has the next
  status has no effect. Any other command is refused.
- **From** and **Until** are times. The command is refused before the first, and from the second on.
- **Then** is the next status, or the part of the state that changes. \`same\`: the status stays.
- **Office on behalf**: the office sends the command with \`onBehalf\` (how and when it heard the
  cast's answer). \`noteProxy\` follows in the same commit.
- A change that needs consent follows the row of \`proposeChange\`, unless it only raises the fee.

${dealKinds.map(({ name, table }) => [`## The ${name}`, ...Object.entries(table).map(section)].join('\n\n')).join('\n\n')}
`;

test('docs/deals.md shows the tables', () => expect(page).toMatchFileSnapshot('../../../docs/deals.md'));

test('an inquiry begins in IN_INQUIRY, an offer and an entry in IN_PROGRESS (docs/specification.md, section 4)', () => {
  const beginnings = dealKinds.map(({ table }) =>
    Object.entries(table).flatMap(([command, { from, to }]) => (from.includes('NONE') ? [[command, to]] : [])),
  );
  expect(beginnings).toEqual([
    [
      ['inquire', 'IN_INQUIRY'],
      ['makeOffer', 'IN_PROGRESS'],
    ],
    [['enter', 'IN_PROGRESS']],
  ]);
});

test.each(dealKinds)('a force close of an $name has a reason', ({ aggregate }) => {
  const faults = (payload: object) =>
    aggregate.command.safeParse({ type: 'forceClose', ...payload }).error?.issues.map(({ path }) => path.join());
  expect([faults({ reason: '規約違反' }), faults({ reason: '' }), faults({})]).toEqual([undefined, ['reason'], ['reason']]);
});
