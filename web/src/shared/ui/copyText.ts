import { showToast } from './toast.ts';

/** Copies a text and shows the result. `noun`: the name of the text. */
export const copyText = (text: string, noun: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast(`${noun}をコピーしました`),
    () => showToast(`コピーできませんでした。${noun}を選択してコピーしてください`),
  );
