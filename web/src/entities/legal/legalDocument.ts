/** A paragraph, a numbered list, or terms with their values. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: ReadonlyArray<readonly [term: string, value: string]> };
/** A part of a document; `id` is its anchor. */
export type LegalPart = { readonly id: string; readonly heading: string; readonly body: readonly LegalBlock[] };

/** One of the operator's documents. Data that only the operator has is marked as 【運営者が記入：…】. */
export type LegalDocument = { readonly lead: readonly string[]; readonly parts: readonly LegalPart[] };

/** A part of a text split at its blanks; `isBlank` marks what the operator still has to fill in. */
export type TextPiece = { readonly text: string; readonly isBlank: boolean };

const blank = /(【運営者が記入：[^】]+】)/;

/** Splits a text at its blanks. */
export const piecesOf = (text: string): TextPiece[] =>
  text
    .split(blank)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isBlank: blank.test(piece) }));

const textsOf = (block: LegalBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.facts.map(([, value]) => value);
};

/** The blanks of a document, in order. */
export const blanksOf = ({ lead, parts }: LegalDocument): string[] =>
  [...lead, ...parts.flatMap(({ body }) => body.flatMap(textsOf))]
    .flatMap(piecesOf)
    .filter(({ isBlank }) => isBlank)
    .map(({ text }) => text);
