import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/people/media/commands.ts';
import type { MediaContent } from '#domain/people/media/content.ts';
import { media as aggregate } from '#domain/people/media/media.ts';
import { videoAddress, videoIdIn } from '#domain/people/media/youtube.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { requireActive } from '../gate/activeAccount.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { uploadPath } from '../media/objectStore.ts';
import { processPicture } from '../media/processPicture.ts';
import { takeMovie } from '../media/takeMovie.ts';
import { paths } from '../platform/firestorePaths.ts';
import { runtime } from '../runtime.ts';

const onMedia = { commandId: commandIdSchema, mediaId: identifier };

/** A new item as it is sent; the server makes its content from this. */
const source = z.discriminatedUnion('mediaType', [
  z.strictObject({ mediaType: z.literal('YOUTUBE'), url: z.string().max(300) }),
  z.strictObject({ mediaType: z.literal('MOVIE'), uploadId: identifier }),
  z.strictObject({ mediaType: z.literal('IMAGE'), uploadId: identifier }),
]);

const wire = z.discriminatedUnion('type', [
  commands.add.extend({ commandId: commandIdSchema, content: source }),
  commands.describe.extend(onMedia),
  commands.reorder.extend(onMedia),
  commands.remove.extend(onMedia),
  commands.takeDown.extend(onMedia),
]);

/**
 * Checks a movie, unless the command is a repetition: the movie may be transcoded already, and its
 * upload removed.
 */
const movieOf = async (uid: string, mediaId: string, uploadId: string): Promise<string> => {
  const head = await runtime()
    .db.doc(paths.head(streamIdOf(aggregate.name, mediaId)))
    .get();
  return head.exists ? uploadPath(uid, uploadId) : takeMovie(runtime(), uid, uploadId);
};

const contentOf = async (said: z.infer<typeof source>, uid: string, mediaId: string): Promise<MediaContent> => {
  if (said.mediaType === 'YOUTUBE') {
    const id = videoIdIn(said.url);
    if (id === null) throw new DomainError('invalid-argument', { 'content.url': 'YouTubeの動画のURLを入力してください。' });
    return { mediaType: 'YOUTUBE', url: videoAddress(id) };
  }
  await requireActive(runtime(), uid);
  if (said.mediaType === 'MOVIE') return { mediaType: 'MOVIE', url: await movieOf(uid, mediaId, said.uploadId) };
  const { S, M, size } = await processPicture(runtime(), uid, said.uploadId);
  return { mediaType: 'IMAGE', S, M, size };
};

/**
 * Commands on a talent's own portfolio, and the office's on any item. An upload is checked before
 * the command is decided.
 */
export const media = commandCallable(aggregate, wire, async ({ commandId, ...command }, caller) => {
  if (command.type !== 'add') {
    const { mediaId, ...rest } = command;
    return { entityId: mediaId, command: rest };
  }
  await countTry(runtime(), [{ kind: 'mediaByAccount', subject: caller.uid }]);
  const entityId = newEntityId(commandId, caller.uid);
  const content = await contentOf(command.content, caller.uid, entityId);
  return { entityId, command: { ...command, content }, begins: true };
});
