import { type ReactNode, type Ref, useId } from 'react';
import type { UploadKind } from '#domain/people/media/uploads.ts';
import { Button } from '../ui/button.tsx';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';
import { FileButton } from './fileButton.tsx';
import css from './picture.module.css';
import { PictureTile } from './pictureTile.tsx';
import type { usePictures } from './usePictures.ts';

/** What a picture should show, while its place is empty. */
export type Slot = { readonly label: string; readonly picture: ReactNode };

type Props = FieldText & {
  readonly name: string;
  readonly list: ReturnType<typeof usePictures>;
  /** Takes the chosen files in the place of the list. */
  readonly onChoose?: (files: readonly File[]) => void;
  readonly limit: number;
  readonly kinds: readonly UploadKind[];
  readonly ratio: string;
  readonly slots?: readonly Slot[] | undefined;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onBlur: () => void;
};

export const PicturesInput = (props: Props) => {
  const { name, list, onChoose = list.add, limit, kinds, ratio, label, required, help, slots = [], inputRef, onBlur } = props;
  const id = useId();
  const error = list.fault ?? props.error;
  const { pictures } = list;
  const isReplaced = limit === 1 && pictures.length > 0;
  const isFull = pictures.length >= limit && limit > 1;
  const undo = () => {
    list.undo();
    document.getElementById(id)?.focus();
  };
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} error={error} chosen>
      <ul className={css.tiles}>
        {pictures.map((picture, index) => (
          <li key={picture.key}>
            <PictureTile
              picture={picture}
              name={limit === 1 ? label : `${label}${index + 1}枚目`}
              ratio={ratio}
              onRemove={() => list.remove(picture.key)}
              onRetry={() => list.retry(picture)}
            />
          </li>
        ))}
        {pictures.length > 0 || slots.length > 0 ? null : <li className={css.empty} style={{ aspectRatio: ratio }} aria-hidden="true" />}
        {slots.slice(pictures.length).map((slot) => (
          <li key={slot.label}>
            <button
              type="button"
              className={`${css.empty} ${css.slot}`}
              style={{ aspectRatio: ratio }}
              aria-label={`${slot.label}の写真を選ぶ`}
              onClick={() => document.getElementById(id)?.click()}
            >
              {slot.picture}
              {slot.label}
            </button>
          </li>
        ))}
      </ul>
      <div className={css.choose}>
        <FileButton
          id={id}
          name={name}
          kinds={kinds}
          inputRef={inputRef}
          onBlur={onBlur}
          multiple={limit > 1}
          disabled={isFull}
          onChoose={onChoose}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        >
          {limit === 1 && pictures.length > 0 ? '画像を変更する' : '画像を選ぶ'}
        </FileButton>
        <span className={css.removed} role="status">
          {list.removed ? (isReplaced ? '画像を差し替えました。' : '画像を取り除きました。') : ''}
        </span>
        {list.removed ? (
          // Keyboard focus continues here after a removal.
          <Button variant="text" size="small" autoFocus={!isReplaced} onClick={undo}>
            元に戻す
          </Button>
        ) : null}
      </div>
    </FieldFrame>
  );
};
