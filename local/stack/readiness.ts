import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { Child } from './child.ts';

const pollMs = 15;

/** A busy machine may need a minute; the limit only ends processes that hang. */
const longestStart = 5 * MINUTE;

/**
 * Polls until the condition holds. Rejects with the last output if the server ends or time is up.
 */
export const untilReady = async (child: Child, isReady: () => Promise<boolean>, timeoutMs = longestStart): Promise<void> => {
  const limit = Date.now() + timeoutMs;
  while (!(await isReady())) {
    const why = child.isRunning() ? undefined : await child.ended;
    if (!why && Date.now() < limit) {
      await pause(pollMs);
      continue;
    }
    const said = child.lastLines().slice(-15).join('\n  ');
    throw new Error(
      `${child.name} did not start (${why ?? `not ready after ${timeoutMs / 1000} s`}).${said ? ` It said:\n  ${said}` : ''}`,
    );
  }
};

/** True if the port accepts connections. */
export const accepts = (port: number) => (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** True if the address answers with a 2xx. */
export const answers = (url: string) => async (): Promise<boolean> => {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Not listening yet.
    return false;
  }
};
