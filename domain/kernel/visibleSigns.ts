// What a reader sees of a text.

/** Letters, digits and signs, except those that show nothing or only a box. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text shows anything. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Invisible signs with a meaning: forms of kanji, and those inside emoji. */
const meant = new RegExp(
  [
    '(?<=\\p{Script=Han})\\p{Variation_Selector}',
    '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]',
  ].join('|'),
  'gu',
);

/** Whether a text has a sign that shows nothing, except in emoji and forms of kanji. */
export const hasInvisible = (text: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(text.replace(meant, ''));

/** Letters that look like Latin ones. Of Greek only these: α and μ stand beside Latin letters. */
const alike = '\\p{Script=Cyrillic}\\p{Script=Armenian}\\p{Script=Cherokee}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const mixed = new RegExp(`\\p{Script=Latin}[${alike}]|[${alike}]\\p{Script=Latin}`, 'u');

/** Whether letters of other scripts stand between Latin ones, as in a forged name. */
export const hasMixedLetters = (text: string): boolean => mixed.test(text);
