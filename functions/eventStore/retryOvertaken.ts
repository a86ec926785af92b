import { setTimeout as pause } from 'node:timers/promises';
import { backoff, isOvertaken } from './grpcStatus.ts';

/**
 * Repeats `work` while other writes come in between; each attempt reads again. Throws the error of
 * the last attempt.
 */
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
