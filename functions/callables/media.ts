import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/media/commands.ts';
import type { MediaContent } from '#domain/media/content.ts';
import { media as aggregate } from '#domain/media/media.ts';
import { videoAddress, videoIdIn } from '#domain/media/youtube.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { countTry } from '../limits/durableLimit.ts';
import { processMovie } from '../media/processMovie.ts';
import { processPicture } from '../media/processPicture.ts';
import { pictureOptions } from '../options.ts';
import { runtime } from '../runtime.ts';
import { requireActive } from './activeAccount.ts';
import { commandCallable, commandIdSchema } from './commandCallable.ts';

const onMedia = { commandId: commandIdSchema, mediaId: identifier };

/** What the sender says of a new item; what it shows is for the server to find. */
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
]);

const contentOf = async (said: z.infer<typeof source>, uid: string): Promise<MediaContent> => {
  if (said.mediaType === 'YOUTUBE') {
    const id = videoIdIn(said.url);
    if (id === null) throw new DomainError('invalid-argument', { 'content.url': 'YouTubeの動画のURLを入力してください。' });
    return { mediaType: 'YOUTUBE', url: videoAddress(id) };
  }
  await requireActive(runtime(), uid);
  if (said.mediaType === 'MOVIE') {
    const { path, size } = await processMovie(runtime(), uid, said.uploadId);
    return { mediaType: 'MOVIE', url: path, size };
  }
  const { S, M, size } = await processPicture(runtime(), uid, said.uploadId);
  return { mediaType: 'IMAGE', S, M, size };
};

/** Commands on a talent's own portfolio. An upload is checked before anything is decided about it. */
export const media = commandCallable(
  aggregate,
  wire,
  async ({ commandId, ...command }, caller) => {
    if (command.type !== 'add') {
      const { mediaId, ...rest } = command;
      return { entityId: mediaId, command: rest };
    }
    await countTry(runtime(), [{ kind: 'mediaByAccount', subject: caller.uid }]);
    const content = await contentOf(command.content, caller.uid);
    return { entityId: newEntityId(commandId, caller.uid), command: { ...command, content }, begins: true };
  },
  pictureOptions,
);
