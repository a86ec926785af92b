import { useRef, useState } from 'react';
import type { ChainCursor, ChainFault, ChainPart } from '#domain/office/operation/answers.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';

/** The progress and faults of a chain check. */
export type Walk = {
  readonly stage: 'idle' | 'running' | 'stopped' | 'done';
  readonly events: number;
  readonly streams: number;
  readonly faults: readonly ChainFault[];
  readonly error: CommandError | null;
};

const checkChains = (after: ChainCursor | null): Promise<ChainPart> =>
  askFunction<ChainPart>('operationStatus', { type: 'checkChains', after });

const idle: Walk = { stage: 'idle', events: 0, streams: 0, faults: [], error: null };

/**
 * Checks all hash chains in parts, so that no call takes long. Shows progress and can be stopped.
 */
export const useChainWalk = () => {
  const [walk, setWalk] = useState(idle);
  const wanted = useRef(false);
  const start = async (): Promise<void> => {
    wanted.current = true;
    let sum: Walk = { ...idle, stage: 'running' };
    setWalk(sum);
    try {
      for (let next: ChainCursor | null | undefined; next !== null && wanted.current; ) {
        const part = await checkChains(next ?? null);
        next = part.next;
        const faults = [...sum.faults, ...part.faults.filter(({ streamId }) => !sum.faults.some((known) => known.streamId === streamId))];
        const { events, streams } = sum;
        sum = { ...sum, events: events + part.events, streams: streams + part.streams, faults, stage: next ? 'running' : 'done' };
        setWalk(sum);
      }
      if (sum.stage === 'running') setWalk({ ...sum, stage: 'stopped' });
    } catch (error) {
      setWalk({ ...sum, stage: 'stopped', error: commandErrorOf(error) });
    }
  };
  const stop = (): void => {
    wanted.current = false;
  };
  return { walk, start, stop };
};
