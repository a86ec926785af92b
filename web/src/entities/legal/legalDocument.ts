export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: ReadonlyArray<readonly [term: string, value: string]> };
/** A part of a document; `id` is its anchor. */
export type LegalPart = { readonly id: string; readonly heading: string; readonly body: readonly LegalBlock[] };

/** One of the operator's documents. Data that only the operator has is marked as 【運営者が記入：…】. */
export type LegalDocument = { readonly lead: readonly string[]; readonly parts: readonly LegalPart[] };

/** `isBlank`: the operator still has to fill it in. `price`: what the price list says. */
export type TextPiece = { readonly text: string; readonly isBlank: boolean; readonly price?: 'service' | 'share' };

const special = /(【運営者が記入：[^】]+】|【料金：(?:サービス料|利用料)】)/;
const priceMarks = { '【料金：サービス料】': 'service', '【料金：利用料】': 'share' } as const;

const pieceOf = (text: string): TextPiece => {
  const price = priceMarks[text as keyof typeof priceMarks];
  return price ? { text, isBlank: false, price } : { text, isBlank: special.test(text) };
};

export const piecesOf = (text: string): TextPiece[] =>
  text
    .split(special)
    .filter((piece) => piece !== '')
    .map(pieceOf);

const textsOf = (block: LegalBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.facts.map(([, value]) => value);
};

const piecesIn = ({ lead, parts }: LegalDocument): readonly TextPiece[] =>
  [...lead, ...parts.flatMap(({ body }) => body.flatMap(textsOf))].flatMap(piecesOf);

export const blanksOf = (document: LegalDocument): string[] =>
  piecesIn(document)
    .filter(({ isBlank }) => isBlank)
    .map(({ text }) => text);

export const hasPrices = (document: LegalDocument): boolean => piecesIn(document).some(({ price }) => price !== undefined);
