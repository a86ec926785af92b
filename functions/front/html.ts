/** Markup that may be sent as it is. */
export type Html = { readonly markup: string };
type Value = Html | string | number | null | false | readonly Html[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * A text as content or as the value of an attribute in double quotes. Control characters, which XML
 * does not know, are left out.
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

/** The only way to make markup: whatever is filled in is escaped, unless it was made here. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.map((part, at) => part + markupOf(values[at] ?? null)).join(''),
});
