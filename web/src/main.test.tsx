import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const { begun } = vi.hoisted(() => ({ begun: [] as unknown[] }));
vi.mock('#web/app/app.tsx', () => ({ start: (root: HTMLElement) => begun.push(root) }));
vi.mock('#web/app/errors/watchErrors.ts', () => ({ watchErrors: () => begun.push('errors') }));
vi.mock('#web/shared/data/platform/reloadGuard.ts', () => ({
  watchLostChunks: () => begun.push('chunks'),
  arrived: (module: unknown) => module,
}));
vi.mock('#web/app/prefetchFirstList.ts', () => ({ prefetchFirstList: () => begun.push('first sight') }));

test('the app is mounted once, after errors are watched and the first list is requested', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main.ts');
  await waitFor(() => expect(begun).toEqual(['errors', 'chunks', 'first sight', document.getElementById('root')]));
});
