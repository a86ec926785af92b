import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { AnyEnvelope } from '#domain/registry.ts';
import { errorCode, log } from '../platform/log.ts';
import { inSpan } from '../platform/tracing.ts';
import type { Runtime } from '../ports.ts';
import type { PendingEvents } from './pendingEvents.ts';
import { canGoOn } from './progress.ts';
import type { Message, Subscription } from './publish.ts';
import { notCreated, type Queued } from './queued.ts';
import { saveProgress } from './saveProgress.ts';

type Found = (path: string) => DocumentSnapshot | undefined;

/** The work of another subscription for the events that a message brings. It may be repeated. */
export type BesideWork = {
  readonly subscription: Subscription;
  /** Whether it can run beside documents for these events. */
  accepts(events: readonly AnyEnvelope[]): boolean;
  /** The documents that it reads. */
  keys(events: readonly AnyEnvelope[]): readonly string[];
  /** Returns what it queued. */
  run(runtime: Runtime, next: PendingEvents, message: Message, found: Found): Promise<readonly Queued[]>;
};

/**
 * Work that runs beside the documents of the same events, and is noted in their commit. Documents
 * wait for it for a moment only, and its failure does not stop them.
 */
export type Beside = {
  readonly subscription: Subscription;
  keys(events: readonly AnyEnvelope[]): readonly string[];
  /**
   * Begins the work, or waits for the one that an earlier attempt began. Null: not for the
   * documents' commit, because it is not next, late, or failed.
   */
  queuedFor(runtime: Runtime, next: PendingEvents, message: Message, found: Found): Promise<readonly Queued[] | null>;
  /** The documents that it queued: another attempt looks whether they are there. */
  paths(): readonly string[];
  /** The commit noted it. */
  noted(): void;
  /** Notes work that was late. Returns whether nothing of it is left for another delivery. */
  finish(runtime: Runtime): Promise<boolean>;
};

/** How long (ms) documents wait for the work beside them. */
const PATIENCE_MS = 100;

type Begun = { readonly next: PendingEvents; readonly work: Promise<readonly Queued[] | null> };

/** Work beside the documents of one message. */
export const beside = ({ subscription, accepts, keys, run }: BesideWork): Beside => {
  let begun: Begun | undefined;
  let queued: readonly Queued[] | null = null;
  let isDone = false;
  const begin = (runtime: Runtime, next: PendingEvents, message: Message, found: Found): Begun => ({
    next,
    work: run(runtime, next, message, found).catch((error: unknown) => {
      log('WARNING', 'work beside documents failed and is delivered again', {
        subscription,
        streamId: next.last.streamId,
        version: next.last.version,
        code: errorCode(error),
      });
      return null;
    }),
  });
  return {
    subscription,
    keys,
    queuedFor: async (runtime, next, message, found) => {
      const { progress, last, events } = next;
      if ((progress.done[subscription] ?? 0) >= last.version) isDone = true;
      const isNext = progress.done[subscription] === (events[0]?.version ?? 0) - 1;
      if (isDone || !isNext || !canGoOn(progress, subscription) || !accepts(events)) return null;
      begun ??= begin(runtime, next, message, found);
      // Another attempt found more events: the work is noted apart.
      if (begun.next.last.version !== last.version) return null;
      const late = new AbortController();
      const result = await Promise.race([
        begun.work,
        pause(PATIENCE_MS, 'late' as const, { signal: late.signal }).catch(() => 'late' as const),
      ]);
      late.abort();
      if (result === 'late' || result === null) return null;
      const known = result.map(({ path }) => found(path)).filter((document) => document !== undefined);
      queued = notCreated(result, known);
      return queued;
    },
    paths: () => (queued ?? []).map(({ path }) => path),
    noted: () => {
      isDone = true;
    },
    finish: async (runtime) => {
      if (isDone || !begun) return isDone;
      const { next, work } = begun;
      const { streamId, version } = next.last;
      return inSpan('deliver', { subscription, streamId, version }, async () => {
        const late = await work;
        if (late !== null) await saveProgress(runtime.db, subscription, next, late);
        return late !== null;
      });
    },
  };
};
