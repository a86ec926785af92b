import { type HoldDocument, holdPath, holdSchema } from '#projections/hold/holds.schema.ts';
import type { Side } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useMany, useOnly } from '#web/shared/data/reads/reads.ts';

const SHOWN = 50;

/** The hold of a deal, or the newest one, for its side; live. null if there was none. */
export const useHoldOf = (side: Side, dealId: string) =>
  useOnly(
    {
      collection: 'holds',
      where: [
        [`${side}Id`, '==', useUid()],
        ['id', '==', dealId],
      ],
      limit: 1,
    },
    holdSchema,
  );

export const useOwnHolds = (side: Side) =>
  useMany(
    {
      collection: 'holds',
      where: [
        [`${side}Id`, '==', useUid()],
        ['isLive', '==', true],
      ],
      orderBy: ['endsAt', 'asc'],
      limit: SHOWN,
    },
    holdSchema,
  );

export const useHoldsOfJob = (jobId: string) =>
  useMany(
    {
      collection: 'holds',
      where: [
        ['clientId', '==', useUid()],
        ['jobId', '==', jobId],
        ['isLive', '==', true],
      ],
      limit: SHOWN,
    },
    holdSchema,
  );

/** A command on the hold of a deal; done when its document shows it. */
export const useHoldCommand = <Fields extends object>(type: string, { id, talentId }: Pick<HoldDocument, 'id' | 'talentId'>) => {
  const command = useCommand<object>({ callable: 'holds', type, shownBy: () => holdPath(id) });
  return { ...command, send: (fields: Fields) => command.send({ talentId, dealId: id, ...fields }) };
};
