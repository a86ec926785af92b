import type { Firestore } from 'firebase-admin/firestore';
import type { NamedHit } from '#domain/work/search/results.ts';
import type { OfficeKind } from '#domain/work/search/wanted.ts';
import { type OfficeAccount, officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { hitOfPerson, hitOfPosting } from '#projections/search/namedHits.ts';
import type { NameRow } from '#projections/search/rows.ts';
import { searchAlike, searchNames } from '#projections/search/searchRows.ts';
import { getMany } from '../platform/getMany.ts';

const pathsOf = {
  people: (id: string) => [officeAccountPath(id), officeClientPath(id)],
  postings: (id: string) => [`jobs/${id}`],
} as const satisfies Record<OfficeKind, (id: string) => readonly string[]>;

/**
 * The best matches for people or jobs by name, or those whose names look like `like`. Rows may be
 * older than documents, so those who left are skipped.
 */
export const namedHits = async (
  db: Firestore,
  rows: readonly NameRow[],
  kind: OfficeKind,
  { keyword, like, most }: { readonly keyword: string; readonly like: string; readonly most?: number | undefined },
): Promise<NamedHit[]> => {
  const wanted = (like === '' ? searchNames(rows, keyword, most) : searchAlike(rows, like, most)).map(pathsOf[kind]);
  const found = await getMany(
    db,
    wanted.flat().map((path) => db.doc(path)),
  );
  const held = new Map(found.map((document) => [document.ref.path, document.data()]));
  return wanted.flatMap(([path = '', beside = '']) => {
    if (kind === 'postings') return hitOfPosting(held.get(path) as Job | undefined) ?? [];
    return hitOfPerson(held.get(path) as OfficeAccount | undefined, held.get(beside) as OfficeClient | undefined) ?? [];
  });
};
