/** Markup that is safe to send unchanged. */
export type Html = { readonly markup: string };
type Value = Html | string | number | null | false | readonly Html[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes a text for content or for an attribute in double quotes. Removes control characters,
 * because XML does not allow them.
 */
export const escaped = (text: string): string =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replace(/[&<>"']/g, (letter) => entities[letter] ?? '');

const markupOf = (value: Value): string => {
  if (value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
};

/** The only way to make markup. Escapes each value, except markup that this function made. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.map((part, at) => part + markupOf(values[at] ?? null)).join(''),
});
