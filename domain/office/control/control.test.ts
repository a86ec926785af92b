import { describe, test } from 'vitest';
import { by } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { type ControlEvent, control } from './control.ts';

const story = scenario(control.decider);
const reason = '担当が二人になったため';
const office = by('office');
const set = (on: boolean, above: number | null = null) => ({ type: 'set', act: 'APPROVAL', on, above, reason }) as const;
const grants: ControlEvent = { type: 'ControlSet', data: { act: 'GRANT', on: true, above: null, reason } };
const chosen = (on: boolean, above: number | null): ControlEvent => ({ type: 'ControlSet', data: { act: 'APPROVAL', on, above, reason } });

describe('whether an act needs a second member', () => {
  test('is chosen with a reason, and is off before', () => {
    story.given(grants).when(set(true, 100_000), office, [chosen(true, 100_000)]);
    story.given().when(set(false), office, []);
  });
  test('twice gives one event; another amount is a change', () => {
    story.given(grants, chosen(true, 100_000)).when(set(true, 100_000), office, []);
    story.given(grants, chosen(true, 100_000)).when(set(true, 50_000), office, [chosen(true, 50_000)]);
    story.given(grants, chosen(true, 100_000)).when(set(false, 50_000), office, [chosen(false, null)]);
  });
  test('has an amount for approvals only', () =>
    story
      .given(grants)
      .when({ type: 'set', act: 'SKIP', on: true, above: 5, reason }, office, [
        { type: 'ControlSet', data: { act: 'SKIP', on: true, above: null, reason } },
      ]));
  test('starts with the giving of roles, which stays watched as long as another act is', () => {
    story.given().when(set(true, 100_000), office, 'grant-watch-first');
    const giving = (on: boolean) => ({ type: 'set', act: 'GRANT', on, above: null, reason }) as const;
    story.given().when(giving(true), office, [grants]);
    story.given(grants, chosen(true, 100_000)).when(giving(false), office, 'grant-watch-first');
    const none: ControlEvent = { type: 'ControlSet', data: { act: 'GRANT', on: false, above: null, reason } };
    story.given(grants, chosen(true, 100_000), chosen(false, null)).when(giving(false), office, [none]);
    // Chosen by an earlier release.
    story.given(chosen(true, 100_000)).when(set(false), office, [chosen(false, null)]);
  });
});
