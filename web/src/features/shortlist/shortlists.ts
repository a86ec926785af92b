import { businessRules } from '#domain/kernel/businessRules.ts';
import type { ShortlistCommand as Command } from '#domain/work/shortlist/shortlist.ts';
import { shortlistCastSchema, shortlistPath, shortlistSchema, shortlistShareSchema } from '#projections/shortlist/shortlists.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useMany, useManyOfIds, useOne } from '#web/shared/data/reads/reads.ts';

export const useShortlists = () =>
  useMany(
    {
      collection: 'shortlists',
      where: [['clientId', '==', useUid()]],
      orderBy: ['createdAt', 'desc'],
      limit: businessRules.shortlistsMax,
    },
    shortlistSchema,
  );

/** One list, live; null if it does not exist. */
export const useShortlist = (listId: string) => useOne(shortlistPath(listId), shortlistSchema);

export const useNotes = (listId: string) =>
  useMany(
    {
      collection: 'shortlistCasts',
      where: [
        ['clientId', '==', useUid()],
        ['listId', '==', listId],
      ],
      limit: businessRules.shortlistCastsMax,
    },
    shortlistCastSchema,
  );

export const useShares = (listId: string) =>
  useMany(
    {
      collection: 'shortlistShares',
      where: [
        ['clientId', '==', useUid()],
        ['listId', '==', listId],
      ],
      orderBy: ['createdAt', 'desc'],
      limit: businessRules.sharesMax,
    },
    shortlistShareSchema,
  );

/**
 * The casts of a list, live: their own documents, so a cast who is hidden or left is gone at once.
 */
export const useListedCasts = (talentIds: readonly string[]) =>
  useManyOfIds(
    talentIds.length === 0
      ? null
      : {
          collection: 'talents',
          // Sorted, so that a new order reads nothing again.
          where: [
            ['id', 'in', [...talentIds].sort()],
            ['isPublished', '==', true],
          ],
          limit: businessRules.shortlistCastsMax,
        },
    talentSchema,
  );

/** The fields of a command on a list that exists, without those of the server. */
type Fields<Type extends Command['type']> = Omit<Extract<Command, { type: Type }>, 'type' | 'tokenHash'> & { readonly listId: string };

export const useListCommand = <Type extends Exclude<Command['type'], 'create'>>(type: Type, listId: string) =>
  useCommand<Fields<Type>>({
    callable: 'shortlists',
    type,
    // The rules refuse a deleted list, so there is no answer to wait for.
    shownBy: () => (type === 'delete' ? null : shortlistPath(listId)),
    again: true,
  });
