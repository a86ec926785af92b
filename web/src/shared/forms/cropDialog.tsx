import { type PointerEvent, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Crop, cropArea, dragged, firstCrop, ZOOM_MAX } from './cropArea.ts';
import css from './cropDialog.module.css';
import { type Size, shrinkPicture } from './shrinkPicture.ts';

type Frame = {
  /** A face has a guide. Other photos may stay whole, since the large view shows them so. */
  readonly isFace: boolean;
  /** Width to height, as in CSS. */
  readonly ratio: string;
};
type Props = Frame & {
  readonly file: File;
  readonly title: string;
  readonly onDone: (file: File) => void;
  readonly onClose: () => void;
};

const sliders = [
  { key: 'zoom', label: '大きさ', min: 1, max: ZOOM_MAX },
  { key: 'x', label: '左右', min: 0, max: 1 },
  { key: 'y', label: '上下', min: 0, max: 1 },
] as const;

const CropDialog = ({ file, title, isFace, ratio, onDone, onClose }: Props) => {
  const [url, setUrl] = useState<string>();
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop>(firstCrop);
  const [sending, setSending] = useState(false);
  const [width = 3, height = 4] = ratio.split('/').map(Number);
  const shape = width / height;
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const take = async () => {
    setSending(true);
    onDone(await shrinkPicture(file, (whole) => cropArea(whole, shape, crop)));
  };
  const drag = ({ buttons, currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLDivElement>) => {
    if (buttons === 0 || !size) return;
    currentTarget.setPointerCapture(pointerId);
    const { clientWidth, clientHeight } = currentTarget;
    setCrop((before) => dragged(size, shape, before, { x: movementX / clientWidth, y: movementY / clientHeight }));
  };
  const area = size && cropArea(size, shape, crop);
  const shown =
    size && area
      ? {
          width: `${(size.width / area.width) * 100}%`,
          left: `${(-area.x / area.width) * 100}%`,
          top: `${(-area.y / area.height) * 100}%`,
        }
      : { width: '100%' };
  return (
    <Dialog
      title={title}
      busy={sending}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" disabled={sending} onClick={onClose}>
            キャンセル
          </Button>
          {isFace ? null : (
            <Button variant="outlined" disabled={sending} onClick={() => onDone(file)}>
              切り抜かずに使う
            </Button>
          )}
          <Button loading={sending} onClick={take}>
            この写真を使う
          </Button>
        </>
      }
    >
      <p>{isFace ? 'お顔が点線に合うように、写真を動かしてください。' : '並べて表示するときは、この枠の中だけが見えます。'}</p>
      <div className={css.frame} style={{ aspectRatio: ratio }} onPointerMove={drag}>
        <img
          src={url}
          alt="選んだ写真"
          draggable={false}
          // What the browser cannot show, the server may still read.
          onError={() => onDone(file)}
          style={shown}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSize({ width: naturalWidth, height: naturalHeight })}
        />
        {isFace ? (
          <svg className={css.guide} viewBox="0 0 60 80" aria-hidden="true">
            <ellipse cx="30" cy="30" rx="13" ry="17" />
            <path d="M6 80q2-26 24-28 22 2 24 28" />
          </svg>
        ) : null}
      </div>
      <div className={css.controls}>
        {sliders.map(({ key, label, min, max }) => (
          <label key={key}>
            {label}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[key]}
              onChange={({ target }) => setCrop((before) => ({ zoom: before.zoom, x: before.x, y: before.y, [key]: Number(target.value) }))}
            />
          </label>
        ))}
      </div>
    </Dialog>
  );
};

type SeveralProps = Frame & {
  readonly files: readonly File[];
  /** Whether a file can be sent. Others pass without a dialog, to be refused by the list. */
  readonly takes: (file: File) => boolean;
  /** The files in their order, without those whose dialog was closed. */
  readonly onDone: (files: readonly File[]) => void;
};

export const CropDialogs = ({ files, takes, onDone, ...frame }: SeveralProps) => {
  const [answers, setAnswers] = useState<readonly (File | null)[]>([]);
  const photos = files.filter(takes);
  const at = answers.length;
  const answer = (file: File | null) => {
    const given = [...answers, file];
    if (given.length < photos.length) return setAnswers(given);
    onDone([...files.filter((each) => !takes(each)), ...given.filter((each) => each !== null)]);
  };
  const file = photos[at];
  if (!file) return null;
  const place = photos.length > 1 ? `（${at + 1}/${photos.length}）` : '';
  return <CropDialog key={at} {...frame} file={file} title={`写真の切り抜き${place}`} onDone={answer} onClose={() => answer(null)} />;
};
