import {
  type AuditionInvite,
  auditionInvitePath,
  auditionInviteSchema,
  auditionSchema,
  auditionScoreSchema,
} from '#projections/audition/auditions.schema.ts';
import type { Side } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

const SHOWN = 60;

export const useAuditionsOfJob = (jobId: string) =>
  useMany(
    {
      collection: 'auditions',
      where: [
        ['clientId', '==', useUid()],
        ['jobId', '==', jobId],
      ],
      limit: 3,
    },
    auditionSchema,
  );

export const useInvitesOf = (auditionId: string) =>
  useMany(
    {
      collection: 'auditionInvites',
      where: [
        ['clientId', '==', useUid()],
        ['auditionId', '==', auditionId],
      ],
      limit: SHOWN,
    },
    auditionInviteSchema,
  );

export const useScoresOf = (auditionId: string) =>
  useMany(
    {
      collection: 'auditionScores',
      where: [
        ['clientId', '==', useUid()],
        ['auditionId', '==', auditionId],
      ],
      limit: SHOWN,
    },
    auditionScoreSchema,
  );

export const useInvitesOfDeal = (side: Side, dealId: string) =>
  useMany(
    {
      collection: 'auditionInvites',
      where: [
        [`${side}Id`, '==', useUid()],
        ['dealId', '==', dealId],
      ],
      limit: 3,
    },
    auditionInviteSchema,
  );

export const useOpenInvites = () =>
  useMany(
    {
      collection: 'auditionInvites',
      where: [
        ['talentId', '==', useUid()],
        ['isOpen', '==', true],
      ],
      orderBy: ['answerDue', 'asc'],
      limit: SHOWN,
    },
    auditionInviteSchema,
  );

/** A command on a round; done when the document at the path shows it. */
export const useAuditionCommand = (type: string, auditionId: string, path: string) => {
  const command = useCommand<object>({ callable: 'auditions', type, shownBy: () => path });
  return { ...command, send: (fields: object) => command.send({ auditionId, ...fields }) };
};

export const useInviteCommand = (type: string, { auditionId, dealId }: AuditionInvite) =>
  useAuditionCommand(type, auditionId, auditionInvitePath(auditionId, dealId));
