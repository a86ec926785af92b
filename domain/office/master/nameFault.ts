import { splitWords } from '../../kernel/folding/foldSigns.ts';
import type { MasterKind } from './fields.ts';

/**
 * Error text for a name that does not fit its list; null if it does. The name of a synonym is its
 * group of words, 「バイリンガル、英会話」.
 */
export const nameFault = (kind: MasterKind, name: string): string | null =>
  kind === 'synonym' && splitWords(name).size < 2 ? '同じ意味の言葉を、「、」で区切って2つ以上入力してください' : null;
