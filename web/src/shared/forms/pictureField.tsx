import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { CommandError } from '../data/commands/commandError.ts';
import { type SendFile, uploadPicture } from '../data/commands/uploadFile.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { FieldText } from './fieldFrame.tsx';
import { fileFault } from './fileFault.ts';
import css from './picture.module.css';
import { PicturesInput, type Slot } from './picturesInput.tsx';
import { usePictures } from './usePictures.ts';

type Props<Values extends FieldValues> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly ratio?: string;
  /** What the first pictures should show. */
  readonly slots?: readonly Slot[];
  /** Asks for the part of each photo that the frame shows, with a guide for a face or without. */
  readonly crop?: 'face' | 'frame';
};

const kinds = ['picture'] as const;

/** Loads when a photo is chosen. */
const CropDialogs = lazyPart(async () => (await import('./cropDialog.tsx')).CropDialogs);

type Cropped = { readonly list: ReturnType<typeof usePictures>; readonly crop: 'face' | 'frame' | undefined; readonly ratio: string };
/** Adds files to the list, with `crop` after the dialog. */
const useCropped = ({ list, crop, ratio }: Cropped) => {
  const [chosen, setChosen] = useState<readonly File[] | null>(null);
  const done = (files: readonly File[]) => {
    setChosen(null);
    if (files.length > 0) list.add(files);
  };
  return {
    // Files that cannot be used are refused without the dialog.
    add: (files: readonly File[]) => (crop && files.some(list.takes) ? setChosen(files) : list.add(files)),
    dialog: chosen ? <CropDialogs files={chosen} takes={list.takes} isFace={crop === 'face'} ratio={ratio} onDone={done} /> : null,
  };
};

/** A phone's photo is larger than any screen shows, and can be larger than the server takes. */
const sendShrunk: SendFile = async (file, onProgress, signal) => {
  const { shrinkPicture } = await import('./shrinkPicture.ts');
  const small = await shrinkPicture(file);
  const fault = fileFault(small, kinds);
  if (fault !== null) throw new CommandError('invalid-argument', fault);
  return uploadPicture(small, onProgress, signal);
};

/** One picture, uploaded when it is chosen, held as a path or null. Its rule is `onePicture`. */
export const PictureField = <Values extends FieldValues>(props: Props<Values>) => {
  const { control, name, ratio = '3 / 4', slots, crop, ...text } = props;
  const { field, fieldState } = useController({ control, name });
  const list = usePictures({
    paths: field.value ? [field.value as string] : [],
    limit: 1,
    kinds,
    send: sendShrunk,
    shrinks: true,
    onChange: ([path]) => field.onChange(path ?? null),
  });
  const input = { name: field.name, inputRef: field.ref, onBlur: field.onBlur, error: fieldState.error?.message };
  const { add, dialog } = useCropped({ list, crop, ratio });
  return (
    <>
      <PicturesInput {...text} {...input} list={list} onChoose={add} kinds={kinds} ratio={ratio} slots={slots} limit={1} />
      {dialog}
    </>
  );
};

/** Several ordered pictures, held as a list of paths. Its rule is `severalPictures`. */
export const PicturesField = <Values extends FieldValues>(props: Props<Values> & { readonly limit: number }) => {
  const { control, name, limit, ratio = '3 / 4', slots, crop, ...text } = props;
  const { field, fieldState } = useController({ control, name });
  const paths = (field.value as readonly string[] | undefined) ?? [];
  const list = usePictures({ paths, limit, kinds, send: sendShrunk, shrinks: true, onChange: field.onChange });
  const input = { name: field.name, inputRef: field.ref, onBlur: field.onBlur, error: fieldState.error?.message };
  const { add, dialog } = useCropped({ list, crop, ratio });
  return (
    <>
      <PicturesInput {...text} {...input} list={list} onChoose={add} kinds={kinds} ratio={ratio} slots={slots} limit={limit} />
      {dialog}
    </>
  );
};

export const PictureRow = ({ children }: { readonly children: ReactNode }) => <div className={css.row}>{children}</div>;
