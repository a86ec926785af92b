import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import type { UploadKind } from '#domain/people/media/uploads.ts';
import { acceptedTypes } from './fileFault.ts';
import css from './picture.module.css';

type Props = Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'onBlur' | 'aria-invalid' | 'aria-describedby'> & {
  readonly kinds: readonly UploadKind[];
  readonly multiple?: boolean;
  /** Only an icon, for little space. */
  readonly small?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChoose: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

export const FileButton = ({ id, kinds, multiple = false, small = false, inputRef, onChoose, children, ...input }: Props) => {
  const own = useId();
  return (
    <>
      <input
        {...input}
        id={id ?? own}
        ref={inputRef}
        type="file"
        className="visually-hidden"
        accept={acceptedTypes(kinds)}
        multiple={multiple}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <label htmlFor={id ?? own} className={small ? `${css.button} ${css.small}` : css.button}>
        {children}
      </label>
    </>
  );
};
