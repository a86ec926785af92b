import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { draftOf, inputOf } from '../../kernel/catalogueInput.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { messages } from '../../kernel/messages.ts';
import { roleCatalogue } from './roleRows.ts';

/** The fields of a role, without its number. */
export const roleFields = inputOf(roleCatalogue, {});
const no = labelled('役の番号', z.int().min(1).max(9_999));
const listOf = <Role extends z.ZodType<{ readonly no: number }>>(role: Role) =>
  z
    .array(role)
    .max(businessRules.rolesMax, messages.items(businessRules.rolesMax))
    .refine((roles) => new Set(roles.map((each) => each.no)).size === roles.length, messages.repeated);

/** The roles of a posting in a command, in the order of the client. */
export const rolesInput = listOf(roleFields.extend({ no }));
export const draftRoles = listOf(draftOf(roleCatalogue, roleFields).extend({ no }));

export type Role = z.infer<typeof rolesInput>[number];

/** What decisions need of a role: seats and fees (yen), no words. */
const roleSeats = z.object({ no: z.number(), seats: z.number(), feeMin: z.number(), feeMax: z.number() });
export type RoleSeats = z.infer<typeof roleSeats>;
/** The roles of a job in events and states. `upTo`: the highest number that a role ever had. */
export const storedSeats = z.object({ upTo: z.number(), roles: z.array(roleSeats) });
export type Seats = z.infer<typeof storedSeats>;
export const noSeats: Seats = { upTo: 0, roles: [] };
export const seatsIn = ({ roleSeats = noSeats }: { readonly roleSeats?: Seats }): Seats => roleSeats;

/** The seats that roles give; nothing for none. Throws at the field if a number is used again. */
export const seatsAfter = (before: Seats, roles: readonly Role[]): { readonly roleSeats?: Seats } => {
  if (roles.length + before.roles.length === 0) return {};
  const known = new Set(before.roles.map((each) => each.no));
  if (roles.some((each) => each.no <= before.upTo && !known.has(each.no)))
    throw new DomainError('invalid-argument', { roles: '外した役は元に戻せません。新しい役として足してください' });
  const upTo = Math.max(before.upTo, ...roles.map((each) => each.no));
  return { roleSeats: { upTo, roles: roles.map(({ no, seats, feeMin, feeMax }) => ({ no, seats, feeMin, feeMax })) } };
};

type Numbers = { readonly seats?: number | undefined; readonly feeMin?: number | undefined; readonly feeMax?: number | undefined };
type Derived = { readonly numberOfPeople?: number | undefined } & Omit<Numbers, 'seats'>;

/**
 * A posting whose people and fees follow from its roles: their sum, minimum and maximum. Without
 * roles it stays as it is. A form may miss numbers.
 */
export const withRoles = <Posting extends Derived & { readonly roles: readonly Numbers[] }>(posting: Posting): Posting => {
  const { roles } = posting;
  const known = (of: keyof Numbers) => roles.map((role) => role[of]).filter((each) => typeof each === 'number');
  const [seats, from, to] = [known('seats'), known('feeMin'), known('feeMax')];
  return {
    ...posting,
    ...(seats.length > 0 && { numberOfPeople: seats.reduce((sum, each) => sum + each, 0) }),
    ...(from.length > 0 && { feeMin: Math.min(...from) }),
    ...(to.length > 0 && { feeMax: Math.max(...to) }),
  };
};

/** Error texts by field for rules over several fields of roles. */
export const roleFaults = (roles: readonly RoleSeats[]): Record<string, string> =>
  Object.fromEntries(roles.flatMap(({ feeMin, feeMax }, at) => (feeMax < feeMin ? [[`roles.${at}.feeMax`, feeRangeFault]] : [])));
export const feeRangeFault = '報酬の上限は、下限以上にしてください';

/** The seats of a role; none for one that is gone. */
export const seatsOf = ({ roles }: Pick<Seats, 'roles'>, roleNo: number): number => roles.find(({ no }) => no === roleNo)?.seats ?? 0;

/** Throws at the field unless a deal names a role of its job, or none if the job has none. */
export const assertRole = ({ roles }: Seats, roleNo: number | undefined): void => {
  if (roles.length === 0 ? roleNo === undefined : roles.some(({ no }) => no === roleNo)) return;
  throw new DomainError('invalid-argument', {
    roleNo: roleNo === undefined ? 'どの役かを選んでください' : 'この役の募集は終わりました。もう一度選んでください',
  });
};

/** Whether every seat of every role has a concluded deal, whose role numbers are given. */
export const areAllFull = (roles: readonly Pick<RoleSeats, 'no' | 'seats'>[], concluded: readonly (number | undefined)[]): boolean =>
  roles.every(({ no, seats }) => concluded.filter((each) => each === no).length >= seats);

/** What an edit takes away: roles that are gone, and roles with fewer seats than before. */
export const shrunkIn = (before: Seats, after: readonly Pick<RoleSeats, 'no' | 'seats'>[]): boolean =>
  before.roles.some(({ no, seats }) => (after.find((each) => each.no === no)?.seats ?? 0) < seats);

/** The deals of a job by role: how many are under way, and how many are concluded. */
export type Taken = { readonly roleNo: number | undefined; readonly isConcluded: boolean };

/** Throws at the field if roles would lose seats that are taken, or go while deals name them. */
export const assertKeepsTaken = (before: Seats, after: readonly Pick<RoleSeats, 'no' | 'seats'>[], deals: readonly Taken[]): void => {
  const gone = before.roles.filter(({ no }) => after.every((each) => each.no !== no));
  const faults = after.flatMap(({ no, seats }, at): [string, string][] => {
    const concluded = deals.filter(({ roleNo, isConcluded }) => isConcluded && roleNo === no).length;
    return seats < concluded ? [[`roles.${at}.seats`, `${concluded}人が成立しています。${concluded}人以上にしてください`]] : [];
  });
  if (gone.some(({ no }) => deals.some(({ roleNo }) => roleNo === no)))
    faults.push(['roles', '進行中または成立した候補者がいる役は、外せません']);
  if (faults.length > 0) throw new DomainError('invalid-argument', Object.fromEntries(faults));
};
