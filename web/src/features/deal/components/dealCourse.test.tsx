import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { parties, terms } from '#domain/testing/dealSamples.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, putDeal } from '#web/testing/dealPage.tsx';
import { putWorld } from '#web/testing/putWorld.ts';

atNoon();

const steps = async () => within(await screen.findByRole('region', { name: '全体の流れ' })).getAllByRole('listitem');

test.each(
  dealKinds.flatMap(({ name, statuses }) =>
    statuses.flatMap((status) => (['client', 'talent'] as const).map((side) => [name, status, side] as const)),
  ),
)('an %s in %s shows its %s the whole course, with one current step or the point where it ended', async (name, status, side) => {
  putDeal(name, ...(dealKinds.find((kind) => kind.name === name)?.histories[status] ?? []));
  dealPage(name, side);
  const items = await steps();
  const current = items.filter((item) => item.getAttribute('aria-current') === 'step');
  const stops = items.filter((item) => within(item).queryByText('終了'));
  expect(current.length + stops.length).toBe(1);
  for (const item of items) if (within(item).queryByText('済み')) expect(item.querySelector('time')).not.toBeNull();
});

test('after the end, the review step shows whether the viewer wrote one', async () => {
  const opened = {
    type: 'ReviewsOpened',
    data: { ...parties, dealKind: 'offer', publishDue: terms.scheduleToClose + businessRules.reviewPeriod },
  } as const;
  putDeal('offer', ...histories.IS_CLOSED);
  putWorld(['review-d1', opened, { type: 'ReviewWritten', data: { ...parties, by: 'client', score: 5, comment: '' } }]);
  dealPage('offer', 'client');
  const items = await steps();
  expect(items.find((item) => item.getAttribute('aria-current'))?.textContent).toContain('請求');
});
