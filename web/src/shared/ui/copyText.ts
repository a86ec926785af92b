import { showToast } from './toast.ts';

/** Copies a text, and says whether it worked. `noun`: what it is called. */
export const copyText = (text: string, noun: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast(`${noun}をコピーしました`),
    () => showToast(`コピーできませんでした。${noun}を選択してコピーしてください`),
  );
