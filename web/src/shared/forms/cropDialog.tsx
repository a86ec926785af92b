import { type PointerEvent, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Crop, cropArea, dragged, firstCrop, ZOOM_MAX } from './cropArea.ts';
import css from './cropDialog.module.css';
import { type Size, shrinkPicture } from './shrinkPicture.ts';

type Props = {
  readonly file: File;
  /** Width to height, as in CSS. */
  readonly ratio: string;
  readonly onDone: (file: File) => void;
  readonly onClose: () => void;
};

const sliders = [
  { key: 'zoom', label: '大きさ', min: 1, max: ZOOM_MAX },
  { key: 'x', label: '左右', min: 0, max: 1 },
  { key: 'y', label: '上下', min: 0, max: 1 },
] as const;

/** Chooses the part of a photo in which the face fits the guide. */
export const CropDialog = ({ file, ratio, onDone, onClose }: Props) => {
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
      title="写真の切り抜き"
      busy={sending}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" disabled={sending} onClick={onClose}>
            キャンセル
          </Button>
          <Button loading={sending} onClick={take}>
            この写真を使う
          </Button>
        </>
      }
    >
      <p>お顔が点線に合うように、写真を動かしてください。</p>
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
        <svg className={css.guide} viewBox="0 0 60 80" aria-hidden="true">
          <ellipse cx="30" cy="30" rx="13" ry="17" />
          <path d="M6 80q2-26 24-28 22 2 24 28" />
        </svg>
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
