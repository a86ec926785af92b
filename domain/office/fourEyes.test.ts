import { expect, test } from 'vitest';
import { acceptedCommands } from '../testing/acceptedCommands.ts';
import { askedAct } from './countersign/asked.ts';
import { commandsOfAct, needsSecond, watchedActOf, watchedNames } from './fourEyes.ts';

const watched = watchedNames.flatMap((act) => commandsOfAct(act).map(([aggregate, type]) => ({ act, aggregate, type })));

test.each(watched)('$aggregate $type is a command of the office, and can be requested', ({ act, aggregate, type }) => {
  expect(acceptedCommands[aggregate][type]?.context.actor.role).toBe('office');
  expect(watchedActOf(aggregate, type)).toBe(act);
  const option = askedAct.options.find(({ shape }) => shape.aggregate.value === aggregate);
  const commands: readonly { readonly shape: { readonly type: { readonly value: string } } }[] =
    option === undefined ? [] : 'options' in option.shape.command ? option.shape.command.options : [option.shape.command];
  expect(commands.map(({ shape }) => shape.type.value)).toContain(type);
});

test('an act outside the table needs no second member', () => {
  expect(watchedActOf('offer', 'claimBill')).toBeNull();
  expect(watchedActOf('audit', 'readHistory')).toBeNull();
});

test('a second member is needed where the office chose it; for approvals above the amount, or above the own limit', () => {
  expect(needsSecond(undefined, 1, null)).toBe(false);
  expect(needsSecond({ on: false, above: null }, 1, null)).toBe(false);
  expect(needsSecond({ on: true, above: null }, null, null)).toBe(true);
  const above = { on: true, above: 100_000 };
  expect([100_000, 100_001].map((fee) => needsSecond(above, fee, null))).toEqual([false, true]);
  expect([50_000, 50_001].map((fee) => needsSecond(above, fee, 50_000))).toEqual([false, true]);
});

test('an approval limit does not apply to a write-off', () => expect(needsSecond({ on: true, above: null }, 1_000, 50_000)).toBe(true));
