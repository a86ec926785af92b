import { setTimeout as pause } from 'node:timers/promises';
import { backoff, isOvertaken } from './grpcStatus.ts';

/** Runs work again while other writes are faster. It reads anew each time. Throws what the last attempt threw. */
export const retryOvertaken = async <Result>(work: () => Promise<Result>, attempts = 20): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isOvertaken(error) || attempt === attempts) throw error;
      await pause(backoff(error, attempt));
    }
  }
};
