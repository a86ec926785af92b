import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { uploadPicture } from '../data/commands/uploadFile.ts';
import type { FieldText } from './fieldFrame.tsx';
import { PicturesInput, type Slot } from './picturesInput.tsx';
import { usePictures } from './usePictures.ts';

type Props<Values extends FieldValues> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  /** Width to height of the shown picture. */
  readonly ratio?: string;
  /** What the first pictures should show. */
  readonly slots?: readonly Slot[];
};

const kinds = ['picture'] as const;

/** One picture, uploaded when it is chosen, held as a path or null. Its rule is `onePicture`. */
export const PictureField = <Values extends FieldValues>({ control, name, ratio = '3 / 4', slots, ...text }: Props<Values>) => {
  const { field, fieldState } = useController({ control, name });
  const list = usePictures({
    paths: field.value ? [field.value as string] : [],
    limit: 1,
    kinds,
    send: uploadPicture,
    onChange: ([path]) => field.onChange(path ?? null),
  });
  const input = { name: field.name, inputRef: field.ref, onBlur: field.onBlur, error: fieldState.error?.message };
  return <PicturesInput {...text} {...input} list={list} kinds={kinds} ratio={ratio} slots={slots} limit={1} />;
};

/** Several ordered pictures, held as a list of paths. Its rule is `severalPictures`. */
export const PicturesField = <Values extends FieldValues>(props: Props<Values> & { readonly limit: number }) => {
  const { control, name, limit, ratio = '3 / 4', slots, ...text } = props;
  const { field, fieldState } = useController({ control, name });
  const paths = (field.value as readonly string[] | undefined) ?? [];
  const list = usePictures({ paths, limit, kinds, send: uploadPicture, onChange: field.onChange });
  const input = { name: field.name, inputRef: field.ref, onBlur: field.onBlur, error: fieldState.error?.message };
  return <PicturesInput {...text} {...input} list={list} kinds={kinds} ratio={ratio} slots={slots} limit={limit} />;
};
