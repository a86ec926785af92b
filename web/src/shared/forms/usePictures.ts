import { useEffect, useRef, useState } from 'react';
import type { UploadKind } from '#domain/people/media/uploads.ts';
import { commandErrorOf } from '../data/commands/commandError.ts';
import type { SendFile } from '../data/commands/uploadFile.ts';
import { fileFault } from './fileFault.ts';
import { changed, chosenPicture, type Picture, pathsOf, restored, storedPicture } from './pictureList.ts';

type Removed = { readonly picture: Picture; readonly place: number };
type Options = {
  readonly paths: readonly string[];
  readonly limit: number;
  readonly limitFault?: string;
  readonly kinds: readonly UploadKind[];
  readonly send: SendFile;
  /** `send` makes pictures small, so a large file is no fault. */
  readonly shrinks?: boolean;
  readonly onChange: (paths: string[]) => void;
};

/**
 * The stored and uploading pictures of a form. Uploads start when a file is chosen. If only one is
 * allowed, the next choice replaces it. Unmounting cancels uploads.
 */
export const usePictures = ({ paths, limit, limitFault = `${limit}枚まで選べます。`, kinds, send, shrinks = false, onChange }: Options) => {
  const [pictures, setPictures] = useState<readonly Picture[]>(() => paths.map(storedPicture));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const current = useRef(pictures);
  const underWay = useRef(new Map<string, AbortController>());
  const previews = useRef<string[]>([]);
  // A form's row moves when one before it is removed, also during an upload.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(
    () => () => {
      for (const sending of underWay.current.values()) sending.abort();
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );
  const show = (next: readonly Picture[]) => {
    const before = pathsOf(current.current).join();
    current.current = next;
    setPictures(next);
    if (pathsOf(next).join() !== before) latest.current(pathsOf(next));
  };
  const attempt = async (key: string, file: File) => {
    const sending = new AbortController();
    underWay.current.set(key, sending);
    show(changed(current.current, key, { share: 0, error: null }));
    try {
      const path = await send(file, (share) => show(changed(current.current, key, { share })), sending.signal);
      if (!sending.signal.aborted) show(changed(current.current, key, { path, share: 1 }));
    } catch (error) {
      if (!sending.signal.aborted) show(changed(current.current, key, { error: commandErrorOf(error).message }));
    } finally {
      underWay.current.delete(key);
    }
  };
  const drop = (key: string) => {
    const place = current.current.findIndex((picture) => picture.key === key);
    const picture = current.current[place];
    if (!picture) return;
    underWay.current.get(key)?.abort();
    // A picture that was not uploaded has no undo.
    setRemoved(picture.path === null ? null : { picture, place });
    show(current.current.toSpliced(place, 1));
  };
  const faultOf = ({ name, type, size }: File) => fileFault({ name, type, size: shrinks ? Math.min(size, 1) : size }, kinds);
  return {
    pictures,
    takes: (file: File) => faultOf(file) === null,
    fault,
    removed: removed !== null,
    add: (files: readonly File[]) => {
      setFault(null);
      setRemoved(null);
      const sound = files.filter((file) => faultOf(file) === null);
      const unsound = files.find((file) => faultOf(file) !== null);
      if (unsound) setFault(`${files.length > 1 ? `${unsound.name}：` : ''}${faultOf(unsound)}`);
      const [only] = current.current;
      if (limit === 1 && only && sound.length > 0) drop(only.key);
      const room = sound.slice(0, limit - current.current.length);
      if (room.length < sound.length) setFault(limitFault);
      for (const file of room) {
        const preview = URL.createObjectURL(file);
        previews.current.push(preview);
        const picture = chosenPicture(crypto.randomUUID(), file, preview);
        show([...current.current, picture]);
        void attempt(picture.key, file);
      }
    },
    remove: (key: string) => {
      setFault(null);
      drop(key);
    },
    retry: ({ key, file }: Picture) => file && attempt(key, file),
    undo: () => {
      if (!removed) return;
      // A replaced picture is restored to its place.
      if (limit === 1) for (const { key } of current.current) underWay.current.get(key)?.abort();
      show(limit === 1 ? [removed.picture] : restored(current.current, removed.picture, removed.place));
      setRemoved(null);
    },
    clear: () => show([]),
  };
};
