/** A part of a text: plain text or a URL. `at`: its start index. */
export type LinkPart = { readonly at: number; readonly said: string; readonly address: string | null };

/** URLs in ASCII characters; Japanese text may follow without a space. */
const addresses = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/g;
/** Punctuation at the end of a sentence, which is not part of a URL. */
const trailing = /[.,;:!?'\])]+$/;

/** Refuses credentials before the host, which would disguise the real site. */
const addressOf = (said: string): string | null => {
  const url = URL.canParse(said) ? new URL(said) : null;
  return url && url.username === '' && url.password === '' && url.hostname.includes('.') ? url.href : null;
};

export const linkParts = (text: string): readonly LinkPart[] => {
  const parts: LinkPart[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ at: end, said: text.slice(end, to), address: null });
    end = to;
  };
  for (const { 0: found, index } of text.matchAll(addresses)) {
    // A closing bracket belongs to a URL that contains the opening one.
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
