import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from '#web/shared/ui/button.tsx';
import css from './proof.module.css';

type Props = { readonly children: ReactNode; readonly label: string; readonly onFile: (file: File) => void };

/** The area to drop or choose a file. */
export const FileDrop = ({ children, label, onFile }: Props) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same
    <div className={css.drop} data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={dropped}>
      <p>{children}</p>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept="application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Without this, choosing the same file again would fire no event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'outlined' })}>
        {label}
      </label>
    </div>
  );
};
