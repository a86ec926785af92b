import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { longTime } from '#domain/kernel/format/times.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

const flags = vi.hoisted(() => ({ maintenance: true, maintenanceEndAt: 0 }));
vi.mock('#web/shared/data/platform/flags.ts', () => ({ useFlags: () => flags }));

const { default: MaintenanceScreen } = await import('./maintenanceScreen.tsx');

test('the maintenance page shows its end, if it is known, and links to no other page', () => {
  const shown = () => {
    cleanup();
    shownAt('/maintenance', <MaintenanceScreen />);
    return screen.getByText(/メンテナンス/).textContent;
  };
  const unknown = shown();
  flags.maintenanceEndAt = NOON;
  expect(shown()).toContain(longTime(NOON));
  expect(unknown).not.toContain(longTime(0));
  // The guard closes every other page.
  expect(screen.queryAllByRole('link')).toEqual([]);
});
