import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const freshPage = async () => {
  const loaded = vi.fn(() => ({ functions: {}, httpsCallable: () => undefined }));
  vi.resetModules();
  vi.doMock('../platform/environment.ts', () => ({ firebaseConfig: {} }));
  vi.doMock('./functionsLibrary.ts', loaded);
  const [{ warmUpFunctions }, { functionsClient }, { queryClient }] = await Promise.all([
    import('./functionsWarmUp.ts'),
    import('./functions.ts'),
    import('../reads/queryClient.ts'),
  ]);
  return { loaded, warmUpFunctions, functionsClient, queryClient };
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./functionsLibrary.ts');
  vi.doUnmock('../platform/environment.ts');
  vi.resetModules();
});

test('the callables’ client is loaded after a read was answered, not before', async () => {
  const { loaded, warmUpFunctions, queryClient } = await freshPage();
  warmUpFunctions();
  let answer: (rows: string[]) => void = () => undefined;
  const read = queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => new Promise<string[]>((resolve) => (answer = resolve)) });
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  expect(loaded).not.toHaveBeenCalled();
  answer([]);
  await read;
  await expect.poll(() => loaded).toHaveBeenCalledOnce();
});

test('an offline command fails without loading the client, and the next one loads it', async () => {
  const { loaded, functionsClient } = await freshPage();
  vi.stubGlobal('navigator', { onLine: false });
  await expect(functionsClient()).rejects.toThrow('no connection');
  expect(loaded).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await functionsClient();
  vi.stubGlobal('navigator', { onLine: false });
  await functionsClient();
  expect(loaded).toHaveBeenCalledOnce();
});
