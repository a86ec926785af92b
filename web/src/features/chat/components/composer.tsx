import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { countCharacters } from '#domain/kernel/characters.ts';
import type { Side } from '#domain/kernel/commonFields.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { composed } from '#domain/kernel/normalize.ts';
import { documentName } from '#domain/people/media/documents.ts';
import { contentTypeOf } from '#domain/people/media/uploads.ts';
import type { MessageFile } from '#domain/talk/chat/fields.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { type SendFile, uploadDocument, uploadPicture } from '#web/shared/data/commands/uploadFile.ts';
import { onSessionEnded } from '#web/shared/data/platform/tabInput.ts';
import { isComposing } from '#web/shared/forms/composing.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';
import { FileButton } from '#web/shared/forms/fileButton.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { pathsOf } from '#web/shared/forms/pictureList.ts';
import { usePictures } from '#web/shared/forms/usePictures.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { type Saying, saysNothing } from '../commands/postMessage.ts';
import css from './composer.module.css';

const attachedKinds = ['picture', 'document'] as const;

const { messagePicturesMax, messageFilesMax } = businessRules;
const isDocument = (file: File): boolean => contentTypeOf(file) === 'application/pdf';
const nothing = () => undefined;

/** One button selects both, and each kind has its own limit. */
const useAttachments = () => {
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
    said: { pictures: pathsOf(pictures.pictures), files },
    clear: () => {
      pictures.clear();
      documents.clear();
    },
  };
};

const Clip = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M19.5 11.5l-7.6 7.6a4.6 4.6 0 0 1-6.500-6.500l8.100-8.100a3.100 3.100 0 0 1 4.400 4.400l-8 8a1.600 1.600 0 0 1-2.200-2.200l7.200-7.200" />
  </svg>
);

const Attached = lazyPart(async () => (await import('./attached.tsx')).Attached);
const PhrasesDialog = lazyPart(async () => (await import('./phrasesDialog.tsx')).PhrasesDialog);
const DatesDialog = lazyPart(async () => (await import('./datesDialog.tsx')).DatesDialog);

const { messageMax } = businessRules;

const composerFault = (length: number): string | null =>
  length > messageMax ? `${formatCount(messageMax)}文字以内で入力してください（現在${formatCount(length)}文字）` : null;

/** The lines of the field before it scrolls. */
const LINES_MAX = 6;

type Props = { readonly side: Side; readonly onSend: (saying: Saying) => void };

/** The message field with attachments. A text leaves the field only when it is sent. */
export const Composer = ({ side, onSend }: Props) => {
  const uid = useUid();
  const [kept] = useState(() => draftStorage<string>(`message:${location.pathname}`, uid));
  const [text, setText] = useState(() => kept.read() ?? '');
  useEffect(() => {
    kept.forget();
    return onSessionEnded(() => {
      if (text !== '') kept.write(text);
    });
  }, [kept, text]);
  const [open, setOpen] = useState<'phrases' | 'dates' | null>(null);

  const attached = useAttachments();
  const hintId = useId();
  const words = text.trim();
  const tooLong = composerFault(countCharacters(composed(words)));
  const fault = tooLong ?? attached.fault;
  const ready = (words !== '' || !attached.isEmpty) && tooLong === null && !attached.waits;
  const send = () => {
    if (!ready) return;
    onSend({ ...saysNothing, text: words, ...attached.said });
    setText('');
    attached.clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <LeaveGuard when={words !== '' || !attached.isEmpty} />
      {attached.isEmpty ? null : <Attached pictures={attached.pictures} documents={attached.documents} />}
      <textarea
        aria-label="メッセージを入力"
        aria-describedby={hintId}
        aria-invalid={tooLong !== null}
        placeholder="メッセージを入力"
        // Browsers with `field-sizing` also count the lines that the width breaks.
        rows={Math.min(LINES_MAX, text.split('\n').length)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <FileButton kinds={attachedKinds} multiple small onChoose={attached.add}>
        <Clip />
        <span className="visually-hidden">画像・PDFを添付する</span>
      </FileButton>
      <IconButton aria-label="定型文・日程" aria-haspopup="dialog" onClick={() => setOpen('phrases')}>
        <Icon name="add" />
      </IconButton>
      {fault ? (
        <p id={hintId} className={`${css.over} figures`} role="alert">
          {fault}
        </p>
      ) : (
        <p id={hintId} className={css.hint}>
          Ctrl+Enter（Macは⌘+Enter）で送信
        </p>
      )}
      <Button type="submit" variant="contained" disabled={!ready} className={css.send}>
        送信する
      </Button>
      {open === 'phrases' ? (
        <PhrasesDialog
          side={side}
          onChoose={(phrase) => setText((before) => (before.trim() === '' ? phrase : `${before}\n${phrase}`))}
          onDates={() => setOpen('dates')}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'dates' ? <DatesDialog onPropose={(dates) => onSend({ ...saysNothing, dates })} onClose={() => setOpen(null)} /> : null}
    </form>
  );
};
