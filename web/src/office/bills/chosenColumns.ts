import type { Columns } from './statement.ts';

export const roles = {
  day: '日付',
  year: '年',
  month: '月',
  date: '日',
  deposit: '入金額',
  signed: '入出金額（±）',
  direction: '入金・出金の区分',
  balance: '残高',
  payer: '名義',
  nextPayer: '名義（2番目）',
  lastPayer: '名義（3番目）',
} as const;
export type Role = keyof typeof roles;
export type Chosen = Readonly<Partial<Record<Role, number>>>;

const payerRoles = ['payer', 'nextPayer', 'lastPayer'] as const satisfies Role[];
const dateRoles = ['year', 'month', 'date'] as const satisfies Role[];

const without = (chosen: Chosen, column: number): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([, place]) => place !== column));

/** Gives a column another role. The role is taken from the column that had it. */
export const withRole = (chosen: Chosen, column: number, role: Role | null): Chosen => ({
  ...without(chosen, column),
  ...(role === null ? {} : { [role]: column }),
});

/** The role of a column; null if it is not read. */
export const roleOf = (chosen: Chosen, column: number): Role | null =>
  (Object.keys(roles) as Role[]).find((role) => chosen[role] === column) ?? null;

const placesOf = (chosen: Chosen, of: readonly Role[]): number[] => of.map((role) => chosen[role]).filter((place) => place !== undefined);

/** The columns to read. One column for the day comes before three parts. */
export const columnsFor = (chosen: Chosen): Columns => {
  const parts = placesOf(chosen, dateRoles);
  const isSigned = chosen.deposit === undefined && chosen.signed !== undefined;
  return {
    at: chosen.day === undefined ? (parts.length === dateRoles.length ? parts : []) : [chosen.day],
    yen: chosen.deposit ?? chosen.signed ?? -1,
    isSigned,
    direction: chosen.direction ?? null,
    balance: chosen.balance ?? null,
    payer: placesOf(chosen, payerRoles),
  };
};

export const chosenFor = ({ at, yen, isSigned, direction, balance, payer }: Columns): Chosen => {
  const entries: (readonly [Role, number | null | undefined])[] = [
    ...(at.length === dateRoles.length ? dateRoles.map((role, nth) => [role, at[nth]] as const) : [['day', at[0]] as const]),
    [isSigned ? 'signed' : 'deposit', yen < 0 ? undefined : yen],
    ['direction', direction],
    ['balance', balance],
    ...payerRoles.map((role, nth) => [role, payer[nth]] as const),
  ];
  return Object.fromEntries(entries.filter(([, place]) => place !== undefined && place !== null));
};
