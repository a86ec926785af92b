import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { MediaContent, MediaSource } from '#domain/people/media/content.ts';
import { media as aggregate } from '#domain/people/media/media.ts';
import { videoAddress, videoIdIn } from '#domain/people/media/youtube.ts';
import { newEntityId } from '../eventStore/request.ts';
import { requireActive } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { uploadPath } from '../media/objectStore.ts';
import { processPicture } from '../media/processPicture.ts';
import { takeMovie } from '../media/takeMovie.ts';
import { paths } from '../platform/firestorePaths.ts';
import { runtime } from '../runtime.ts';

/** Checks a movie, except of a repeated command: its upload may be gone. */
const movieOf = async (uid: string, mediaId: string, uploadId: string): Promise<string> => {
  const head = await runtime()
    .db.doc(paths.head(streamIdOf(aggregate.name, mediaId)))
    .get();
  return head.exists ? uploadPath(uid, uploadId) : takeMovie(runtime(), uid, uploadId);
};

const contentOf = async (said: MediaSource, caller: Caller, mediaId: string): Promise<MediaContent> => {
  if (said.mediaType === 'YOUTUBE') {
    const id = videoIdIn(said.url);
    if (id === null) throw new DomainError('invalid-argument', { 'content.url': 'YouTubeの動画のURLを入力してください。' });
    return { mediaType: 'YOUTUBE', url: videoAddress(id) };
  }
  const { uid } = caller;
  await requireActive(runtime(), caller);
  if (said.mediaType === 'MOVIE') return { mediaType: 'MOVIE', url: await movieOf(uid, mediaId, said.uploadId) };
  const { S, M, size } = await processPicture(runtime(), uid, said.uploadId);
  return { mediaType: 'IMAGE', S, M, size };
};

/** Commands on portfolio items. An upload is checked before the command is decided. */
export const media = callableOf(aggregate, {
  add: async ({ content, ...place }, caller, commandId) => {
    const { uid } = caller;
    await countTry(runtime(), [{ kind: 'mediaByAccount', subject: uid }]);
    return { command: { ...place, content: await contentOf(content, caller, newEntityId(commandId, uid)) } };
  },
});
