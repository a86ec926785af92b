import { deviceStorage } from '#web/shared/data/platform/deviceStorage.ts';
import type { Columns } from './statement.ts';

/** What a column of a bank statement may contain. */
export const roles = {
  day: '日付',
  year: '年',
  month: '月',
  date: '日',
  deposit: '入金額',
  signed: '入出金額（±）',
  direction: '入金・出金の区分',
  payer: '名義',
  nextPayer: '名義（2番目）',
  lastPayer: '名義（3番目）',
} as const;
export type Role = keyof typeof roles;
/** The column of each role. */
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

const placesOf = (chosen: Chosen, of: readonly Role[]): readonly number[] =>
  of.map((role) => chosen[role]).filter((place) => place !== undefined);

/** The columns to read. One column for the day comes before three parts. */
export const columnsFor = (chosen: Chosen): Columns => {
  const parts = placesOf(chosen, dateRoles);
  const isSigned = chosen.deposit === undefined && chosen.signed !== undefined;
  return {
    at: chosen.day === undefined ? (parts.length === dateRoles.length ? parts : []) : [chosen.day],
    yen: chosen.deposit ?? chosen.signed ?? -1,
    isSigned,
    direction: chosen.direction,
    payer: placesOf(chosen, payerRoles),
  };
};

/** The choice that reads these columns. */
export const chosenFor = ({ at, yen, isSigned, direction, payer }: Columns): Chosen => {
  const entries: (readonly [Role, number | undefined])[] = [
    ...(at.length === dateRoles.length ? dateRoles.map((role, nth) => [role, at[nth]] as const) : [['day', at[0]] as const]),
    [isSigned ? 'signed' : 'deposit', yen < 0 ? undefined : yen],
    ['direction', direction],
    ...payerRoles.map((role, nth) => [role, payer[nth]] as const),
  ];
  return Object.fromEntries(entries.filter(([, place]) => place !== undefined));
};

/**
 * The columns that a member has chosen on this device, by the layout's key. They have no data of
 * people, so they stay after a sign-out. Without storage nothing is kept.
 */
export const keptColumns = (uid: string) => {
  const key = `statementColumns:${uid}`;
  const read = (): Readonly<Record<string, Columns>> => JSON.parse(deviceStorage()?.getItem(key) ?? '{}') as Record<string, Columns>;
  return {
    read: (layout: string): Columns | null => read()[layout] ?? null,
    write: (layout: string, columns: Columns): void => deviceStorage()?.setItem(key, JSON.stringify({ ...read(), [layout]: columns })),
  };
};
