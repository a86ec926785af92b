/** A part of a text: plain, or an address. `at`: where it begins. */
export type LinkPart = { readonly at: number; readonly said: string; readonly address: string | null };

/** Addresses of the web, as far as their letters go: Japanese text may follow without a space. */
const addresses = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/g;
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?'\])]+$/;

/** Credentials before the host would make a reader believe that another site answers. */
const addressOf = (said: string): string | null => {
  const url = URL.canParse(said) ? new URL(said) : null;
  return url && url.username === '' && url.password === '' && url.hostname.includes('.') ? url.href : null;
};

/** A text in parts, plain and addresses, in order; together they are the text. */
export const linkParts = (text: string): readonly LinkPart[] => {
  const parts: LinkPart[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ at: end, said: text.slice(end, to), address: null });
    end = to;
  };
  for (const { 0: found, index } of text.matchAll(addresses)) {
    // A bracket that was opened in the address belongs to it.
    const said = found.includes('(') ? found : found.replace(trailing, '');
    const address = addressOf(said);
    if (!address) continue;
    plain(index);
    parts.push({ at: index, said, address });
    end = index + said.length;
  }
  plain(text.length);
  return parts;
};
