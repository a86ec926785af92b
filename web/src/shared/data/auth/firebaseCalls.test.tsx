import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedIn } from '#web/testing/fakeSession.ts';

const { asked, called, environment, user } = vi.hoisted(() => {
  const asked: [string, ...unknown[]][] = [];
  const called =
    (name: string, answer: unknown = undefined) =>
    (...given: unknown[]) => {
      asked.push([name, ...given]);
      return answer;
    };
  const user = {
    uid: 'hana',
    email: 'hana@example.com',
    emailVerified: true,
    getIdToken: called('getIdToken', Promise.resolve('token')),
    getIdTokenResult: async () => ({ authTime: new Date(1_000).toUTCString() }),
    reload: called('reload'),
  };
  const environment = { isLocal: true, ports: { firestore: 8080, functions: 5001, auth: 9099 }, region: 'asia-northeast1' };
  return { asked, called, environment, user };
});
const auth: { currentUser: typeof user | null; languageCode: string; signOut?: () => unknown; authStateReady: () => Promise<void> } = {
  currentUser: user,
  languageCode: '',
  authStateReady: async () => undefined,
};
/** Listeners for changes of the user or the token. */
const tokenChanged: ((user: object | null) => void)[] = [];
/** The code with which the library refuses a mail. */
let refusal: string | null = null;
const config: { settings: object; defaultConfig: object } = { settings: { fetchTimeoutMillis: 1 }, defaultConfig: {} };

vi.unmock('./auth.ts');
// The real modules that call the accounts library.
vi.unmock('./signIn.ts');
vi.unmock('./claimsRefresh.ts');
vi.mock('../platform/environment.ts', () => ({ ...environment, firebaseConfig: { projectId: 'demo' } }));
vi.mock('./session.ts', async () => ({ ...(await import('#web/testing/fakeSession.ts')), publishUser: called('publishUser') }));
vi.mock('firebase/app', () => ({ initializeApp: () => 'app', deleteApp: called('deleteApp') }));
vi.mock('firebase/auth', () => {
  class Provider {
    scopes: string[] = [];
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    addScope(scope: string) {
      this.scopes.push(scope);
      return this;
    }
  }
  const provider = (name: string) =>
    class extends Provider {
      constructor() {
        super(name);
      }
    };
  return {
    ...Object.fromEntries(
      [
        ...['signInWithEmailAndPassword', 'sendEmailVerification', 'signOut', 'connectAuthEmulator'],
        ...['confirmPasswordReset', 'applyActionCode', 'deleteUser'],
      ].map((name) => [name, called(name)]),
    ),
    sendPasswordResetEmail: async (...given: unknown[]) => {
      called('sendPasswordResetEmail')(...given);
      if (refusal !== null) throw Object.assign(new Error(), { code: refusal });
    },
    createUserWithEmailAndPassword: called('createUserWithEmailAndPassword', { user }),
    signInWithPopup: called('signInWithPopup', { user }),
    getAdditionalUserInfo: () => ({ isNewUser: false }),
    initializeAuth: () => auth,
    onIdTokenChanged: (_: unknown, next: (user: object | null) => void) => {
      tokenChanged.push(next);
    },
    reauthenticateWithCredential: called('reauthenticate', Promise.resolve()),
    updatePassword: called('updatePassword'),
    EmailAuthProvider: { credential: (_: string, password: string) => password },
    GoogleAuthProvider: provider('google'),
    TwitterAuthProvider: provider('twitter'),
    FacebookAuthProvider: provider('facebook'),
    browserPopupRedirectResolver: 'popup',
    indexedDBLocalPersistence: '',
    browserLocalPersistence: '',
  };
});
vi.mock('firebase/functions', () => ({
  getFunctions: called('getFunctions', 'functions'),
  connectFunctionsEmulator: called('connectFunctionsEmulator'),
  httpsCallable: called('httpsCallable', async () => ({ data: { streamId: 'job-1', version: 1 } })),
}));
vi.mock('firebase/firestore', () => ({
  initializeFirestore: called('initializeFirestore', 'database'),
  connectFirestoreEmulator: called('connectFirestoreEmulator'),
}));
vi.mock('firebase/remote-config', () => ({
  getRemoteConfig: () => config,
  activate: called('activate'),
  fetchAndActivate: called('fetchAndActivate'),
  getValue: (given: typeof config, key: string) => {
    const value = (given.defaultConfig as Record<string, unknown>)[key];
    return { asBoolean: () => value === true, asNumber: () => Number(value) };
  },
}));

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  refusal = null;
  environment.isLocal = true;
});

describe('the accounts library', () => {
  test('signs in with e-mail and password', async () => {
    await (await import('./signIn.ts')).signIn('hana@example.com', 'password-1');
    expect(asked).toContainEqual(['signInWithEmailAndPassword', auth, 'hana@example.com', 'password-1']);
  });

  test('creates an account, and sends a mail whose link returns to the site’s base address', async () => {
    await (await import('./signIn.ts')).signUp('hana@example.com', 'password-1');
    const names = asked.map(([name]) => name);
    expect(names.indexOf('createUserWithEmailAndPassword')).toBeLessThan(names.indexOf('sendEmailVerification'));
    expect(asked).toContainEqual(['createUserWithEmailAndPassword', auth, 'hana@example.com', 'password-1']);
    expect(asked).toContainEqual(['sendEmailVerification', user, { url: location.origin }]);
  });

  test('sends a mail for a new password', async () => {
    await (await import('./signIn.ts')).requestPasswordReset('hana@example.com');
    expect(asked).toContainEqual(['sendPasswordResetEmail', auth, 'hana@example.com', { url: location.origin }]);
  });

  test('does not tell that an address has no account, but tells other refusals', async () => {
    const { requestPasswordReset } = await import('./signIn.ts');
    refusal = 'auth/user-not-found';
    await expect(requestPasswordReset('nobody@example.com')).resolves.toBeUndefined();
    refusal = 'auth/too-many-requests';
    await expect(requestPasswordReset('hana@example.com')).rejects.toMatchObject({ code: refusal });
  });

  test('signs out after live reads have stopped', async () => {
    const { onUser } = await import('./userChange.ts');
    onUser('leaving', () => asked.push(['live reads stop']));
    await (await import('./signIn.ts')).signOut();
    const names = asked.map(([name]) => name).filter((name) => ['live reads stop', 'signOut'].includes(name));
    expect(names).toEqual(['live reads stop', 'signOut']);
  });

  test('begins a new session after a change of the password, which ends all earlier ones', async () => {
    const { changePassword } = await vi.importActual<typeof import('./credentials.ts')>('./credentials.ts');
    await changePassword('old', 'new');
    const calls = asked.filter(([name]) => ['reauthenticate', 'updatePassword'].includes(name));
    expect(calls.map(([name, , password]) => [name, password])).toEqual([
      ['reauthenticate', 'old'],
      ['updatePassword', 'new'],
      ['reauthenticate', 'new'],
    ]);
  });

  test('fetches a new token for the claims if the address was verified in the meantime', async () => {
    expect(await (await import('./signIn.ts')).recheckVerification()).toBe(true);
    expect(asked).toContainEqual(['getIdToken', true]);
    expect(asked).toContainEqual(['publishUser', user]);
  });

  test.each(['google', 'twitter', 'facebook'] as const)('signs in with a popup of %s', async (name) => {
    await (await import('./providerSignIn.ts')).signInWithProvider(name);
    expect(asked).toContainEqual(['signInWithPopup', auth, expect.objectContaining({ name }), 'popup']);
  });
});

describe('a session that ends', () => {
  const claims = { email_verified: true, role: 'client', isClientCertificated: true };
  const arrive = async (uid: string) => {
    const { currentSession } = await vi.importActual<typeof import('./session.ts')>('./session.ts');
    auth.currentUser = { ...user, uid };
    tokenChanged.at(-1)?.({ ...user, uid, getIdTokenResult: async () => ({ claims }) });
    await waitFor(() => expect(currentSession()).toMatchObject({ uid, claims: { role: 'client', isClientCertificated: true } }));
  };
  const leave = async () => {
    const { currentSession } = await vi.importActual<typeof import('./session.ts')>('./session.ts');
    tokenChanged.at(-1)?.(null);
    await waitFor(() => expect(currentSession()).toEqual({ kind: 'guest' }));
  };
  const typed = () => sessionStorage.getItem('input:hana:entry:job-1');

  test('clears user, claims, read data and typed text', async () => {
    const { queryClient } = await import('../reads/queryClient.ts');
    const { lastEnding } = await import('../platform/tabInput.ts');
    await arrive('hana');
    queryClient.setQueryData(['live', 'clients/hana'], { name: '佐藤 健' });
    sessionStorage.setItem('input:hana:entry:job-1', '書きかけ');
    await (await import('./signIn.ts')).signOut();
    await leave();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
    expect(lastEnding()).toBeNull();
  });

  test('in another tab: keeps typed text for the same account only, and says why', async () => {
    const { lastEnding } = await import('../platform/tabInput.ts');
    await arrive('hana');
    sessionStorage.setItem('input:hana:entry:job-1', '書きかけ');
    sessionStorage.setItem('scroll', '120');
    localStorage.setItem('signedOutAt', String(Date.now() + 1));
    await leave();
    expect(lastEnding()).toEqual({ ending: 'elsewhere', hasInput: true });
    expect(sessionStorage.getItem('scroll')).toBeNull();
    await arrive('hana');
    expect([typed(), lastEnding()]).toEqual(['書きかけ', null]);
    localStorage.removeItem('signedOutAt');
    await leave();
    expect(lastEnding()).toEqual({ ending: 'expired', hasInput: true });
    await arrive('ken');
    expect(typed()).toBeNull();
  });
});

describe('callable functions', () => {
  test('are called in asia-northeast1', async () => {
    await import('../commands/functionsLibrary.ts');
    expect(asked).toContainEqual(['getFunctions', 'app', 'asia-northeast1']);
  });

  test('time out after 70 seconds', async () => {
    vi.doMock('../commands/functions.ts', () => ({ functionsClient: () => import('../commands/functionsLibrary.ts') }));
    await (await import('../commands/sendCommand.ts')).sendCommand('jobs', { commandId: 'c1', type: 'close' });
    expect(asked).toContainEqual(['httpsCallable', 'functions', 'commands/jobs', { timeout: 70_000 }]);
  });

  test.each([
    ['nobody', null],
    ['another user', { ...user, uid: 'ken' }],
  ])('send nothing if their sender signed out while the library loaded, for %s', async (_, next) => {
    auth.currentUser = user;
    const client = () => {
      auth.currentUser = next;
      return import('../commands/functionsLibrary.ts');
    };
    vi.doMock('../commands/functions.ts', () => ({ functionsClient: client }));
    const { sendCommand } = await import('../commands/sendCommand.ts');
    await expect(sendCommand('accounts', { commandId: 'c1', type: 'noteSession' })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(asked.map(([name]) => name)).not.toContain('httpsCallable');
    auth.currentUser = user;
  });
});

describe('remote config', () => {
  test('has no maintenance and no times until it is read; it is read within a minute, every minute', async () => {
    vi.stubGlobal('fetch', async () => ({ json: async () => ({ status: 200 }) }));
    const { fetchFlags } = await import('../platform/remoteConfigClient.ts');
    expect(await fetchFlags()).toEqual({ maintenance: false, maintenanceStartAt: 0, maintenanceEndAt: 0 });
    expect(config).toEqual({
      settings: { fetchTimeoutMillis: 60_000, minimumFetchIntervalMillis: 60_000 },
      defaultConfig: { maintenance: false, maintenanceStartAt: 0, maintenanceEndAt: 0 },
    });
  });
});

describe('on a local host', () => {
  test('the libraries use the local servers', async () => {
    await Promise.all([import('../commands/functionsLibrary.ts'), import('../reads/firestoreClient.ts'), import('./auth.ts')]);
    expect(asked).toContainEqual(['connectFunctionsEmulator', 'functions', '127.0.0.1', 5001]);
    expect(asked).toContainEqual(['connectFirestoreEmulator', 'database', '127.0.0.1', 8080]);
    expect(asked.map(([name, , address]) => [name, address])).toContainEqual(['connectAuthEmulator', 'http://127.0.0.1:9099']);
  });

  test.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['app.example', false],
  ])('%s is one: %s', async (hostname, is) => {
    vi.stubGlobal('location', { hostname });
    const { isLocal, region } = await vi.importActual<typeof import('../platform/environment.ts')>('../platform/environment.ts');
    expect([isLocal, region]).toEqual([is, 'asia-northeast1']);
  });
});

/** The account that the database sends to the follower; returns the paths that were followed. */
const followed = (account: object): string[] => {
  const paths: string[] = [];
  vi.doUnmock('./ownSession.ts');
  vi.doMock('../reads/firestore.ts', () => ({
    firestore: async () => ({
      doc: (_: unknown, path: string) => paths.push(path),
      onSnapshot: (_: unknown, next: (snapshot: object) => void) => {
        next({ exists: () => true, data: () => account });
        return called('stopped');
      },
    }),
  }));
  signedIn('hana', { role: 'client' });
  auth.currentUser = user;
  auth.signOut = called('ended here');
  return paths;
};
const member = { role: 'client', isAdmin: false, suspended: false, deletedAt: null, email: 'hana@example.com' };

describe('users/{uid}', () => {
  const follow = async () => {
    vi.doMock('./noteSession.ts', () => ({ noteSession: called('noteSession') }));
    return (await import('./claimsRefresh.ts')).followClaims('hana');
  };

  test('is followed live, and a new token is fetched if it differs', async () => {
    const paths = followed({ role: 'client', isClientCertificated: true, email: 'hana@example.com' });
    const { followClaims } = await import('./claimsRefresh.ts');
    const stop = followClaims('hana');
    await waitFor(() => expect(asked).toContainEqual(['getIdToken', true]));
    expect(paths).toEqual(['users/hana']);
    stop();
    expect(asked.map(([name]) => name)).toContain('stopped');
  });

  test.each([
    ['this one', { sessions: [1_000], before: 0, kept: 0 }, 'ended here'],
    ['all but another one', { sessions: [], before: 5_000, kept: 3_000 }, 'ended here'],
    ['all but this one', { sessions: [], before: 5_000, kept: 1_000 }, 'noteSession'],
  ])('says which sessions are ended, which ends this one or not: %s', async (_, ended, outcome) => {
    followed({ ...member, ended });
    const stop = await follow();
    const outcomes = () => asked.map(([name]) => name).filter((name) => ['ended here', 'noteSession'].includes(name));
    await waitFor(() => expect(outcomes()).toEqual([outcome]));
    stop();
  });

  test('a sign-in that is not in the list is noted', async () => {
    followed({ ...member, sessions: [{ signedInAt: 2_000, seenAt: Date.now() }] });
    const stop = await follow();
    await waitFor(() => expect(asked).toContainEqual(['noteSession', 'hana', 1_000]));
    stop();
  });
});
