import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Snapshot = { data(): unknown; exists(): boolean; readonly metadata: { readonly fromCache: boolean } };
type Listener = { readonly next: (snapshot: Snapshot) => void; readonly fail: () => void };

const listeners: Listener[] = [];
let stopped = 0;
const newest = () => listeners.at(-1) as Listener;
const document = (version: number | undefined, fromCache = false): Snapshot => ({
  data: () => (version === undefined ? undefined : { version }),
  exists: () => version !== undefined,
  metadata: { fromCache },
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  listeners.length = 0;
  stopped = 0;
  vi.doMock('../platform/environment.ts', () => ({ isLocal: false }));
  vi.doMock('../reads/firestore.ts', () => ({
    firestore: async () => ({
      database: {},
      doc: (_database: unknown, path: string) => path,
      onSnapshot: (_path: string, next: Listener['next'], fail: Listener['fail']) => {
        listeners.push({ next, fail });
        return () => {
          stopped += 1;
        };
      },
    }),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../platform/environment.ts');
  vi.doUnmock('../reads/firestore.ts');
  vi.resetModules();
});

const waiting = async (version: number, removes = false) => {
  const { waitForVersion } = await import('./waitForVersion.ts');
  const seen: string[] = [];
  void waitForVersion('offers/a', version, removes).then((reflection) => seen.push(reflection));
  await vi.advanceTimersByTimeAsync(0);
  return seen;
};
const shows = async (snapshot: Snapshot) => {
  newest().next(snapshot);
  await vi.advanceTimersByTimeAsync(0);
};

test('an older version does not count, the returned one does', async () => {
  const seen = await waiting(3);
  await shows(document(undefined));
  await shows(document(2));
  expect(seen).toEqual([]);
  await shows(document(3));
  expect(seen).toEqual(['visible']);
  expect(stopped).toBe(1);
});

test('a later version counts too', async () => {
  const seen = await waiting(3);
  await shows(document(4));
  expect(seen).toEqual(['visible']);
});

test('a removal counts when the server confirms that the document is gone', async () => {
  const seen = await waiting(3, true);
  await shows(document(3));
  await shows(document(undefined, true));
  expect(seen).toEqual([]);
  await shows(document(undefined));
  expect(seen).toEqual(['visible']);
});

test('a refused listener is opened again', async () => {
  const seen = await waiting(1);
  newest().fail();
  await vi.advanceTimersByTimeAsync(250);
  expect(listeners).toHaveLength(2);
  await shows(document(1));
  expect(seen).toEqual(['visible']);
});

test('after five seconds the change is pending', async () => {
  const seen = await waiting(3);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['pending']);
});
