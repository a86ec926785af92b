import { configure } from '@testing-library/dom';
import { afterEach, vi } from 'vitest';
import { hideToast } from '#web/shared/ui/toast.ts';
import './popovers.ts';

// What component tests have in the place of the servers: documents, callables and a session in
// memory.
vi.mock('#web/shared/data/environment.ts', () => import('./fakeEnvironment.ts'));
vi.mock('#web/shared/data/session.ts', () => import('./fakeSession.ts'));
vi.mock('#web/shared/data/firestore.ts', () => import('./fakeServer.ts'));
vi.mock('#web/shared/data/firestoreLite.ts', () => import('./fakeServer.ts'));
vi.mock('#web/shared/data/functions.ts', () => import('./fakeServer.ts'));

/**
 * How long (ms) tests look for what is to appear: a busy machine takes its time, and the limit is
 * there to end what hangs.
 */
configure({ asyncUtilTimeout: 20_000 });

/** A toast outlives its page: the next test's dialogs would show it. */
afterEach(hideToast);
