import { afterEach, expect, test, vi } from 'vitest';

const library = {
  initializeAppCheck: vi.fn(() => 'app check'),
  getToken: vi.fn(async () => ({ token: 'vouched' })),
  ReCaptchaEnterpriseProvider: class {
    readonly siteKey: string;
    constructor(siteKey: string) {
      this.siteKey = siteKey;
    }
  },
};

const pageOf = async (firebaseConfig: object) => {
  vi.resetModules();
  vi.doMock('./environment.ts', () => ({ firebaseConfig }));
  vi.doMock('./firebaseApp.ts', () => ({ firebaseApp: 'app' }));
  vi.doMock('../commands/functionsLibrary.ts', () => ({ functions: {}, httpsCallable: () => undefined }));
  vi.doMock('firebase/app-check', () => library);
  const [{ appCheckHeaders }, { functionsClient }] = await Promise.all([import('./appCheck.ts'), import('../commands/functions.ts')]);
  return { appCheckHeaders, functionsClient };
};

afterEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  for (const module of ['./environment.ts', './firebaseApp.ts', '../commands/functionsLibrary.ts', 'firebase/app-check'])
    vi.doUnmock(module);
});

test('if it is set up, tokens are available before the first command, loaded once', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { appCheckHeaders, functionsClient } = await pageOf({ recaptchaSiteKey: 'site key' });
  await functionsClient();
  expect(library.initializeAppCheck).toHaveBeenCalledExactlyOnceWith('app', {
    provider: expect.objectContaining({ siteKey: 'site key' }),
    isTokenAutoRefreshEnabled: true,
  });
  expect(await appCheckHeaders()).toEqual({ 'X-Firebase-AppCheck': 'vouched' });
  expect(library.initializeAppCheck).toHaveBeenCalledOnce();
});

test('if it is not set up, nothing of it is loaded', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { appCheckHeaders, functionsClient } = await pageOf({});
  await functionsClient();
  expect(await appCheckHeaders()).toEqual({});
  expect(library.initializeAppCheck).not.toHaveBeenCalled();
});
