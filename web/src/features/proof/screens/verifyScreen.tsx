import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../components/proof.module.css';
import { Result } from '../components/result.tsx';
import { useCheck } from '../useCheck.ts';

type Props = { readonly children: ReactNode; readonly label: string; readonly onFile: (file: File) => void };

const FileDrop = ({ children, label, onFile }: Props) => {
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

const refusals = {
  large: 'ファイルが大きすぎます。証明書は2MBまでです。取引の画面で保存したファイルを選択してください。',
  other: 'このファイルは、証明書ではありません。取引の画面で保存した「certificate-」で始まるファイルを選択してください。',
  unreadable: 'ファイルを読み込めませんでした。もう一度選択してください。',
} as const;

/** Checks a certificate in the browser only, without an account. */
export default function VerifyScreen() {
  const { check, open } = useCheck();
  return (
    <Stack>
      <FileDrop label={check.kind === 'none' ? '証明書を選択する' : '別の証明書を選択する'} onFile={open}>
        {check.kind === 'none' ? '取引の画面で保存した証明書（certificate-….json）を、ここに置くか、選択してください。' : check.name}
      </FileDrop>
      {check.kind === 'checking' ? <Notice>確かめています…</Notice> : null}
      {check.kind === 'refused' ? <Notice tone="error">{refusals[check.why]}</Notice> : null}
      {check.kind === 'checked' ? <Result key={check.name} certificate={check.certificate} verdict={check.verdict} /> : null}
      <p className={css.local}>
        証明書は、この端末の外へ送られません。当サイトからは、その日の公開されている検証コードと鍵だけを読み込みます（送られるのは日付だけです）。
      </p>
    </Stack>
  );
}
