import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { frontAddresses } from '#domain/talk/front/addresses.ts';
import { resetAccounts } from './fakeAccounts.ts';
import { downloadFile } from './fakeDownloads.ts';
import { leaveApp } from './leaveApp.ts';
import './popovers.ts';
import { setWidth } from './windowWidth.ts';

// Component tests use documents, callables and a session in memory instead of servers.
vi.mock('#web/shared/data/platform/environment.ts', () => import('./fakeEnvironment.ts'));
vi.mock('#web/shared/data/auth/session.ts', () => import('./fakeSession.ts'));
vi.mock('#web/shared/data/reads/firestore.ts', () => import('./fakeServer.ts'));
vi.mock('#web/shared/data/reads/firestoreLite.ts', () => import('./fakeServer.ts'));
vi.mock('#web/shared/data/commands/functions.ts', () => import('./fakeServer.ts'));
// The whole app at an address begins without its head start and without the accounts library.
vi.mock('#web/app/preloadRoute.ts', () => ({ useIsRoutePreloaded: () => true }));
vi.mock('#web/shared/data/auth/auth.ts', () => import('./fakeSession.ts'));
vi.mock('#web/shared/data/auth/signIn.ts', () => import('./fakeAccounts.ts'));
vi.mock('#web/shared/data/auth/credentials.ts', () => import('./fakeAccounts.ts'));
vi.mock('#web/shared/data/auth/secondFactor.ts', () => import('./fakeAccounts.ts'));
vi.mock('#web/shared/data/auth/ownSession.ts', () => import('./fakeAccounts.ts'));
// The session of a test has the claims that the test gave it.
vi.mock('#web/shared/data/auth/claimsRefresh.ts', () => ({ waitForClaims: async () => undefined }));
vi.mock('#web/shared/data/platform/downloadFile.ts', () => import('./fakeDownloads.ts'));

/** No network: public pages have no prices, and error reports are taken. Tests stub the rest. */
globalThis.fetch = async (address) => {
  if (address === frontAddresses.prices) return Response.json({ lists: [] });
  if (String(address).endsWith('/errorReports')) return new Response();
  throw new TypeError(`component tests have no network: ${address}`);
};

/** How long tests wait for an element (ms). A busy machine is slow: no test sets a shorter time. */
configure({ asyncUtilTimeout: 50_000 });

/** What a test put into the document beside the library, after the library's part is gone. */
afterEach(() => {
  if (typeof document === 'object') document.body.replaceChildren();
});
afterEach(leaveApp);
/** The clock is the machine's again. */
afterEach(() => void vi.useRealTimers());
/** What a test said about the accounts library and downloads. */
afterEach(() => {
  resetAccounts();
  downloadFile.mockReset();
});
/** The window stays as wide as a test made it. */
afterEach(() => {
  if (typeof document === 'object') setWidth('usual');
});
/** A screen that still loads when its file ends would stay broken for the files after it. */
afterAll(() => vi.dynamicImportSettled());
