import { describe, test } from 'vitest';
import { by } from '../testing/contexts.ts';
import { scenario } from '../testing/scenario.ts';
import { decider } from './control.ts';
import type { ControlEvent } from './events.ts';

const story = scenario(decider);
const reason = '担当が二人になったため';
const office = by('office');
const set = (on: boolean, above: number | null = null) => ({ type: 'set', act: 'APPROVAL', on, above, reason }) as const;
const chosen = (on: boolean, above: number | null): ControlEvent => ({ type: 'ControlSet', data: { act: 'APPROVAL', on, above, reason } });

describe('whether an act needs a second member', () => {
  test('is chosen with a reason, and is off before', () => {
    story
      .given()
      .when(set(true, 100_000), office)
      .then([chosen(true, 100_000)]);
    story.given().when(set(false), office).then([]);
  });
  test('twice gives one event; another amount is a change', () => {
    story.given(chosen(true, 100_000)).when(set(true, 100_000), office).then([]);
    story
      .given(chosen(true, 100_000))
      .when(set(true, 50_000), office)
      .then([chosen(true, 50_000)]);
    story
      .given(chosen(true, 100_000))
      .when(set(false, 50_000), office)
      .then([chosen(false, null)]);
  });
  test('has an amount for approvals only', () =>
    story
      .given()
      .when({ type: 'set', act: 'SKIP', on: true, above: 5, reason }, office)
      .then([{ type: 'ControlSet', data: { act: 'SKIP', on: true, above: null, reason } }]));
  test('is chosen by the office only', () => {
    for (const role of ['client', 'talent', 'system', null] as const)
      story.given().when(set(true), by(role)).thenRefused('permission-denied');
  });
});
