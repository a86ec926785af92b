import { DomainError } from '#domain/kernel/domainError.ts';
import { NewerEvent } from '#domain/kernel/eventDefinition.ts';

/** Our own pure code fails on an event: delivering the event again changes nothing. */
export class EventFault extends Error {
  override readonly name = 'EventFault';
}

/** A server beside the database. */
export type OtherServer = 'accounts' | 'files' | 'tasks' | 'keys';

/** Another server failed. The event is sound, and is delivered again until that server answers. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault';
  readonly server: OtherServer;

  constructor(server: OtherServer, cause: unknown) {
    super(`${server}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.server = server;
  }
}

const isClassified = (error: unknown): boolean =>
  error instanceof DomainError || error instanceof NewerEvent || error instanceof EventFault || error instanceof ServerFault;

/** Runs pure code on events: what it throws is a fault of the code, whatever it looks like. */
export const asProgramFault = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (isClassified(error)) throw error;
    throw new EventFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

/** Asks another server for an effect. Its errors do not mean that the event is faulty. */
export const callServer = async <Result>(server: OtherServer, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw isClassified(error) ? error : new ServerFault(server, error);
  }
};
