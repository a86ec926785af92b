import { expect, test } from 'vitest';
import { SECOND } from '../../kernel/calendar/instants.ts';
import { fold } from '../../kernel/decider.ts';
import { by, NOON, withRoles } from '../../testing/contexts.ts';
import { held } from '../../testing/heldActSamples.ts';
import { scenario } from '../../testing/scenario.ts';
import { holdableAct } from './acts.ts';
import { type HeldActEvent, heldAct } from './heldAct.ts';
import { heldActIdOf, heldDecisions } from './holdable.ts';

const { decider } = heldAct;
const story = scenario(decider);
const office = by('office');
const colleague = by('office', NOON, 'office-2');
const { act: denial, ...people } = heldAct.commandRows.hold.example;
const hold = { type: 'hold', act: denial, ...people } as const;
const { command: _command, amount: _amount, dueAt, reason: _reason, ...about } = held.data;
const undone: HeldActEvent = { type: 'HeldActUndone', data: about };
const carriedOut: HeldActEvent = { type: 'HeldActCarriedOut', data: about };

test('an act is held for ten seconds, by members with the role for it', () => {
  expect(dueAt).toBe(NOON + 10 * SECOND);
  story.given().when(hold, office, [held]);
  story.given().when(hold, withRoles(office, 'billing'), 'role-missing');
});

test('while an act is held on an item, neither a colleague nor another act begins', () => {
  story.given(held).when(hold, office, []);
  story.given(held).when(hold, colleague, 'act-held');
  const approval = { aggregate: 'offer', entityId: 'offer-1', command: { type: 'adminApprove', termsNo: 1 } } as const;
  story.given(held).when({ ...hold, act: approval }, office, 'act-held');
  story.given(held, undone).when(hold, colleague, [{ ...held, data: { ...held.data, heldBy: 'office-2' } }]);
});

test('only the member who acted can undo it, until it is carried out', () => {
  story.given(held).when({ type: 'undo' }, office, [undone]);
  story.given(held).when({ type: 'undo' }, colleague, 'permission-denied');
  story.given(held, carriedOut).when({ type: 'undo' }, office, 'act-carried-out');
});

test('the clock carries it out after ten seconds, and the member at once', () => {
  story.given(held).when({ type: 'carryOut' }, by('system', dueAt - 1), 'deadline-not-reached');
  story.given(held).when({ type: 'carryOut' }, by('system', dueAt), [carriedOut]);
  story.given(held).when({ type: 'carryOut' }, office, [carriedOut]);
  story.given(held).when({ type: 'carryOut' }, colleague, 'permission-denied');
});

test('an act that was undone is not carried out', () => {
  story.given(held, undone).when({ type: 'carryOut' }, by('system', dueAt), []);
  expect(decider.initial.status === 'NONE' && heldAct.deadlines?.(fold(decider, [held, undone]))).toEqual([]);
});

test('the state contains no words of the reason', () => expect(JSON.stringify(fold(decider, [held]))).not.toContain('規約'));

test('on a deal, an invoice and a month of a client one act waits at a time', () => {
  expect(heldActIdOf(hold.act)).toBe('offer-offer-1');
  const issue = { type: 'issue', month: '2026-10', expected: { count: 1, total: 1 } } as const;
  expect(heldActIdOf({ aggregate: 'invoice', entityId: 'client-1', command: issue })).toBe('invoice-client-1_2026-10');
  expect(heldActIdOf({ aggregate: 'invoice', entityId: 'invoice-1', command: { type: 'remind' } })).toBe('invoice-invoice-1');
});

test('the list for browsers has all decisions on a deal', () => {
  const types = (aggregate: string) =>
    holdableAct.options
      .filter(({ shape }) => shape.aggregate.value === aggregate)
      .flatMap(({ shape }) => shape.command.options.map(({ shape: { type } }) => type.value));
  expect(types('offer')).toEqual(heldDecisions);
  expect(types('entry')).toEqual(heldDecisions);
});
