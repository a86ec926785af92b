import { useRef } from 'react';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { documentName } from '#domain/people/media/documents.ts';
import { contentTypeOf } from '#domain/people/media/uploads.ts';
import type { MessageFile } from '#domain/talk/chat/fields.ts';
import { type SendFile, uploadDocument, uploadPicture } from '#web/shared/data/commands/uploadFile.ts';
import { pathsOf } from '#web/shared/forms/pictureList.ts';
import { usePictures } from '#web/shared/forms/usePictures.ts';

export const attachedKinds = ['picture', 'document'] as const;

const { messagePicturesMax, messageFilesMax } = businessRules;
const isDocument = (file: File): boolean => contentTypeOf(file) === 'application/pdf';
const nothing = () => undefined;

/**
 * The images and PDFs of the next message: one button selects both, and each kind has its own
 * limit.
 */
export const useAttachments = () => {
  /** The stored size (bytes) of each PDF, by path. */
  const sizes = useRef(new Map<string, number>());
  const send: SendFile = async (file, onProgress, signal) => {
    const { path, size } = await uploadDocument(file, onProgress, signal);
    sizes.current.set(path, size);
    return path;
  };
  const common = { paths: [], kinds: attachedKinds, onChange: nothing };
  const pictures = usePictures({
    ...common,
    limit: messagePicturesMax,
    limitFault: `画像は${messagePicturesMax}枚まで選べます。`,
    send: uploadPicture,
  });
  const documents = usePictures({ ...common, limit: messageFilesMax, limitFault: `PDFは${messageFilesMax}件まで選べます。`, send });
  const all = [...pictures.pictures, ...documents.pictures];
  const files = documents.pictures.flatMap(({ path, file }): MessageFile[] => {
    const size = path === null ? undefined : sizes.current.get(path);
    return path === null || file === null || size === undefined ? [] : [{ path, name: documentName(file.name), size }];
  });
  return {
    pictures,
    documents,
    isEmpty: all.length === 0,
    waits: all.some(({ path }) => path === null),
    fault: pictures.fault ?? documents.fault,
    add: (chosen: readonly File[]) => {
      pictures.add(chosen.filter((file) => !isDocument(file)));
      documents.add(chosen.filter(isDocument));
    },
    /** The attachment fields of the message. */
    said: { pictures: pathsOf(pictures.pictures), files },
    clear: () => {
      pictures.clear();
      documents.clear();
    },
  };
};
