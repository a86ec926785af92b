import { DomainError } from '#domain/kernel/domainError.ts';
import { reportError } from '../platform/reporting.ts';

/** Runs work on stored files. An unexpected error is reported and thrown as `storage-unknown`. */
export const withStorageErrors = async <Result>(work: () => Promise<Result>, report: typeof reportError = reportError): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    report(error, { storage: true });
    throw new DomainError('storage-unknown', undefined, { cause: error });
  }
};
