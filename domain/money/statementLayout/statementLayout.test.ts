import { describe, expect, test } from 'vitest';
import { by } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { layoutIdOf } from './fields.ts';
import { statementLayout } from './statementLayout.ts';

const story = scenario(statementLayout.decider);
const { example } = statementLayout.commandRows.confirm;
const confirm = { type: 'confirm', ...example } as const;
const confirmed = { type: 'StatementLayoutConfirmed', data: example } as const;

describe('the columns of a layout', () => {
  test('are confirmed; twice gives one event', () => {
    story.given().when(confirm, by('office'), [confirmed]);
    story.given(confirmed).when(confirm, by('office'), []);
  });
  test('are replaced by others, and these by the first ones', () => {
    const others = { ...example, columns: { ...example.columns, balance: null } };
    story.given(confirmed).when({ type: 'confirm', ...others }, by('office'), [{ ...confirmed, data: others }]);
    story.given(confirmed, { ...confirmed, data: others }).when(confirm, by('office'), [confirmed]);
  });
  test('equal headings are one layout', () => {
    expect(layoutIdOf(example.headings)).toBe(layoutIdOf(`${example.headings}`));
    expect(layoutIdOf(example.headings)).not.toBe(layoutIdOf('6列'));
  });
});
