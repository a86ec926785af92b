// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const { begun, render, createRoot } = vi.hoisted(() => {
  const begun: string[] = [];
  const render = vi.fn();
  return { begun, render, createRoot: vi.fn(() => ({ render })) };
});
vi.mock('react-dom/client', () => ({ createRoot }));
vi.mock('./app/app.tsx', () => ({ App: () => null }));
vi.mock('./app/errors/watchErrors.ts', () => ({ watchErrors: () => begun.push('errors') }));
vi.mock('./app/updates/reloadGuard.ts', () => ({ watchLostChunks: () => begun.push('chunks') }));
vi.mock('./app/headStart.ts', () => ({ headStart: () => begun.push('head start') }));
vi.mock('./app/flags.ts', () => ({ watchFlags: () => begun.push('flags') }));

test('the app is mounted once, after errors are watched', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  render.mockImplementation(() => void begun.push('app'));
  await import('./main.tsx');
  expect(createRoot).toHaveBeenCalledExactlyOnceWith(document.getElementById('root'));
  expect(render).toHaveBeenCalledOnce();
  expect([begun[0], begun.at(-1)]).toEqual(['errors', 'app']);
});
