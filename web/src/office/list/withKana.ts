/** A name with its reading, which a person who left does not have. */
export const withKana = ({ name, kana }: { readonly name: string; readonly kana: string }): string => (kana ? `${name}（${kana}）` : name);
