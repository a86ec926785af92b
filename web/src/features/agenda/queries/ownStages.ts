import { castStageLabels, stageOf } from '#domain/deal/stages.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { useOwnAgenda } from './ownAgenda.ts';

/** How far the signed-in cast's active deals are, in words, by job. */
export const useOwnStages = (): ReadonlyMap<string, string> => {
  const { agenda } = useOwnAgenda();
  return new Map(
    Object.entries(agenda?.deals ?? {}).flatMap(([streamId, { jobId, status }]) => {
      const { aggregate } = parseStreamId(streamId);
      const label = castStageLabels[stageOf(aggregate === 'offer' ? 'offer' : 'entry', status)];
      return label ? [[jobId, label] as const] : [];
    }),
  );
};
