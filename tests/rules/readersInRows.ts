import type { Readers } from '#projections/kernel/readers.ts';
import type { Read, Row } from './collections.ts';
import { active, nobody, type PrincipalName, principals } from './principals.ts';

type Document = Readonly<Record<string, unknown>>;

/** A document per principal under its uid: an inactive account must not read even its own. */
const onePerPrincipal = (document: (uid: string) => Document): Readonly<Record<string, Document>> =>
  Object.fromEntries(Object.values(principals).flatMap(({ uid }) => (uid ? [[uid, document(uid)]] : [])));

type Filter = Extract<Read, { readonly list: unknown }>['list'];
const readsOf = (how: 'list' | 'group', filter: Filter, limit: number, allowed: PrincipalName[]): Read =>
  how === 'list' ? { list: filter, limit, allowed } : { group: filter, limit, allowed };

const byParties = (path: string, members: PrincipalName[], limit: number): Read[] => {
  const lists = (how: 'list' | 'group'): Read[] => [
    readsOf(how, null, limit, members),
    readsOf(how, ['clientId', '{uid}'], limit, active),
    readsOf(how, ['talentId', '{uid}'], limit, active),
    readsOf(how, ['clientId', 'client'], limit, ['client', ...members]),
    readsOf(how, ['jobId', 'job'], limit, members),
  ];
  return [{ get: 'one', allowed: ['talent', 'client', ...members] }, ...lists('list'), ...(path.includes('/') ? lists('group') : [])];
};

/** The row of the matrix for a collection that names its readers (projections/readModels.ts). */
export const rowOf = (path: string, { owner, parties, everyone, office, page: most }: Readers): Row => {
  const members: PrincipalName[] = office ? ['office'] : [];
  const page = most ?? 1;
  const all = (allowed: PrincipalName[]): Read => ({ list: null, limit: page, allowed: most === undefined ? nobody : allowed });
  if (parties) {
    const reads = byParties(path, members, page);
    return { path, page, documents: { one: { clientId: 'client', talentId: 'talent', jobId: 'job' } }, reads };
  }
  if (everyone) return { path, page, documents: { one: { name: '広告' } }, reads: [{ get: 'one', allowed: active }, all(active)] };
  if (owner === 'path') {
    const reads: Read[] = [{ get: 'talent', allowed: ['talent', ...members] }, { get: '{uid}', allowed: active }, all(nobody)];
    return { path, page, documents: onePerPrincipal((uid) => ({ uid })), reads };
  }
  if (!owner) return { path, page, documents: { one: { uid: 'talent' } }, reads: [{ get: 'one', allowed: members }, all(members)] };
  const reads: Read[] = [
    { get: 'one', allowed: ['talent', ...members] },
    { get: '{uid}', allowed: active },
    all(members),
    { list: [owner, '{uid}'], limit: page, allowed: active },
    { list: [owner, 'talent'], limit: page, allowed: ['talent', ...members] },
  ];
  return { path, page, documents: { one: { [owner]: 'talent' }, ...onePerPrincipal((uid) => ({ [owner]: uid })) }, reads };
};
