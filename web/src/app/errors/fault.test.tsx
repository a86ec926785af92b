import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { appAt } from '#web/testing/appAt.tsx';
import { watchErrors } from './watchErrors.ts';

vi.mock('../shell/screens.ts', () => ({ screenOf: () => () => <p>この画面</p> }));
vi.mock('#web/shared/data/platform/reportError.ts', () => ({ reportError: vi.fn() }));

afterEach(() => {
  vi.restoreAllMocks();
});

test('an uncaught error of a promise replaces the page by the error screen, until the user goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const listeners = new Map<string, (event: object) => void>();
  watchErrors({ addEventListener: ((type: string, listener: (event: object) => void) => listeners.set(type, listener)) as never });
  const router = appAt('talent', '/terms/tos');
  expect(await screen.findByText('この画面')).toBeTruthy();
  act(() => listeners.get('unhandledrejection')?.({ reason: new Error('a fault') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'エラーが発生しました' })).toBeTruthy();
  expect(screen.queryByText('この画面')).toBeNull();
  expect(screen.queryByText(/a fault/)).toBeNull();
  history.pushState({ key: 'next' }, '', '/company');
  await act(() => router.navigate('/company'));
  expect(await screen.findByText('この画面')).toBeTruthy();
});
