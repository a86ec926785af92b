import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { errorCode, type Fields, log, msSince, release } from '../platform/log.ts';
import { inSpan } from '../platform/tracing.ts';
import type { CommandRequest, Executed } from './request.ts';

/** The fields that identify a command in log lines and spans, without its content. */
const namesOf = ({ aggregate, entityId, command, commandId, correlationId, causationId, sender }: CommandRequest) => ({
  command: command.type,
  commandId,
  correlationId: correlationId ?? commandId,
  ...(causationId !== undefined && { causationId }),
  streamId: streamIdOf(aggregate.name, entityId),
  sender: sender === 'system' ? 'system' : 'person',
});

const outcomeOf = ({ types, isRepeated }: Executed): string => (isRepeated ? 'repeated' : types.length > 0 ? 'stored' : 'nothing');

/** A refusal is an answer like another; a command that nobody could carry out is a fault. */
const failureOf = (error: unknown): Fields =>
  error instanceof DomainError && error.code !== 'aborted'
    ? { outcome: 'refused', code: error.code }
    : { outcome: 'failed', code: error instanceof DomainError ? error.code : errorCode(error) };

/** Runs a command in a span and writes its line. `work` says when it begins an attempt. */
export const logCommand = (request: CommandRequest, work: (tried: () => void) => Promise<Executed>): Promise<Executed> => {
  const names = namesOf(request);
  return inSpan('command', names, async () => {
    const startedAt = performance.now();
    let attempts = 0;
    const write = (severity: 'INFO' | 'WARNING', fields: Fields) =>
      log(severity, 'command', { ...names, ...fields, attempts, ms: msSince(startedAt), release: release() });
    try {
      const executed = await work(() => {
        attempts += 1;
      });
      write('INFO', { outcome: outcomeOf(executed), version: executed.answer.version, events: executed.types });
      return executed;
    } catch (error) {
      const failure = failureOf(error);
      write(failure.outcome === 'refused' ? 'INFO' : 'WARNING', failure);
      throw error;
    }
  });
};
