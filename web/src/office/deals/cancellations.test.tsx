import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { aboveShown } from '#domain/work/deal/cancellation.ts';
import { agree, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { asColleague, putColleague } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { commandSent, holdsActs } from '../testing/heldActs.ts';
import { renderQueue } from '../testing/renderQueue.tsx';

beforeEach(() => void vi.setSystemTime(NOON + 3 * DAY));

const dialog = () => within(screen.getByRole('dialog'));

describe.each(dealKinds)('an $name with a cancel request', ({ name, histories, cancellations }) => {
  const asked: readonly AnyEvent[] = [...(histories.IS_APPROVED ?? []), ...cancellations.REMINDED];
  const render = (address: string) => {
    putColleague();
    putStream(`${name}-d1`, ...asked);
    return renderQueue(address, name);
  };

  test('is in a list of its own, with the time over its target', async () => {
    render('?tab=cancellations');
    expect(await screen.findByText('目安を1日超過')).toBeDefined();
    expect(screen.getByText('取り消し申込')).toBeDefined();
  });

  test('is settled with an amount; one above the limit is a field error and the input stays', async () => {
    const { user } = render('/d1?tab=cancellations');
    asColleague();
    await openDialog(user, '取り消しを精算する');
    const fee = dialog().getByRole<HTMLInputElement>('textbox', { name: /取消料/ });
    expect(fee.value).toBe('40,000');
    await user.clear(fee);
    await user.type(fee, '50000');
    await user.type(dialog().getByLabelText(/^理由/), '前日の取り消しのため');
    await user.click(dialog().getByRole('button', { name: '取り消しを精算する' }));
    await dialog().findByText(aboveShown);
    expect(server.asked).toEqual([]);
    await user.clear(fee);
    await user.type(fee, '20000');
    holdsActs();
    await user.click(dialog().getByRole('button', { name: '取り消しを精算する' }));
    expect(await screen.findByText(/取り消しを精算します（/)).toBeDefined();
    expect(commandSent()).toMatchObject({ type: 'settleCancellation', cancelFee: 20_000, reason: '前日の取り消しのため' });
  });

  test('continues when the office refuses the request with a reason', async () => {
    const { user } = render('/d1?tab=cancellations');
    asColleague();
    await openDialog(user, '取り消しを認めない');
    holdsActs();
    await agree(user, '取り消しを認めない', '規約に沿わないため');
    expect(commandSent()).toMatchObject({ type: 'dismissCancellation', calledOffAt: NOON, reason: '規約に沿わないため' });
  });

  test('cannot be force-closed, which would avoid the amount', async () => {
    render('/d1?tab=cancellations');
    await screen.findByRole('button', { name: '取り消しを精算する' });
    expect(screen.queryByRole('button', { name: 'その他の操作' })).toBeNull();
  });
});
