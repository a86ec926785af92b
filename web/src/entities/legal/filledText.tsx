import { piecesOf } from './legalDocument.ts';

/** A text with highlighted blanks for the operator. */
export const FilledText = ({ text }: { readonly text: string }) =>
  piecesOf(text).map(({ text: piece, isBlank }) => (isBlank ? <mark key={piece}>{piece}</mark> : piece));
