import { type JobCard, type Named, type PersonCard, type ReadingCard, shownName } from './fields.schema.ts';
import type { ReadModel } from './projector.ts';

type Read = { readonly kana?: string; readonly company?: { readonly kana: string } };

/** The card of a talent's or client's document; a placeholder without a document. */
export const personCardOf = (id: string, document: ReadModel | undefined): PersonCard => ({
  id,
  name: shownName((document as Named | undefined) ?? {}),
  thumbnail: (document?.thumbnail as string | null | undefined) ?? null,
  version: (document?.cardVersion as number | undefined) ?? 0,
});

/** The sorting card of a client's document; empty without a document. */
export const readingCardOf = (_: string, document: ReadModel | undefined): ReadingCard => {
  const { kana, company } = (document as Read | undefined) ?? {};
  return { kana: company?.kana || kana || '', version: (document?.cardVersion as number | undefined) ?? 0 };
};

/** The card of a job's document; empty without a document. */
export const jobCardOf = (id: string, document: ReadModel | undefined): JobCard => ({
  id,
  title: (document?.title as string | undefined) ?? '',
  picture: (document?.pictures as string[] | undefined)?.[0] ?? null,
  version: (document?.cardVersion as number | undefined) ?? 0,
});
