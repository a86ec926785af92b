/** The longest word that is counted. */
const LENGTH_MAX = 40;
/** More digits than this may be a phone number or an id. */
const DIGITS_MAX = 4;

/**
 * Whether a folded word that no row matches may be counted for the office. Words that may name or
 * reach a person are not: addresses, numbers, and names with a title (`isTitled`).
 */
export const isCountable = (word: string, isTitled: boolean): boolean =>
  !isTitled &&
  word.length > 1 &&
  word.length <= LENGTH_MAX &&
  !/[@＠]|:\/\/|^www\./.test(word) &&
  !/^[\d.,+*#()_ー-]+$/.test(word) &&
  word.replace(/\D/g, '').length <= DIGITS_MAX;
