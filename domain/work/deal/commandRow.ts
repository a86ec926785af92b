import type { z } from 'zod';
import type { AnyDefinition, Shape } from '../../kernel/definition.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { dealFields } from './fields.ts';
import type { Row } from './row.ts';

/** The rules over other streams (functions/rules/dealRules.ts). */
export type DealRule =
  | 'newInquiry'
  | 'newOffer'
  | 'newEntry'
  | 'notBlocked'
  | 'castInMarket'
  | 'guardianConsents'
  | 'notDoubleBooked'
  | 'notHeldByOther'
  | 'seatLeft'
  | 'priced'
  | 'otherApprover'
  | 'manualBilling';

/** What a command on a deal says, beside its course. */
type Said = Pick<AnyDefinition['commandRows'][string], 'after' | 'later' | 'bound'> & {
  /**
   * The fields of the command. `onBehalf` and the field of `mustMatch` follow from the course.
   */
  readonly payload?: Shape;
  /** The fields that a browser sends, if the server adds some. */
  readonly wire?: Shape;
  /** A valid payload. The field of `mustMatch` has its first value. */
  readonly example?: object;
  /** The rules over other streams, in the order in which they refuse. */
  readonly rules?: readonly DealRule[];
  /** How often a day an account may send it (functions/gate/durableLimit.ts). */
  readonly counted?: 'dealByClient' | 'cancellationByAccount';
};

export type CommandRow<Status extends string = string, EventType extends string = string, Stamp extends string = string> = Row<
  Status,
  EventType,
  Stamp
> &
  Said;

export type None = Record<never, never>;
const fromOffice = { onBehalf: dealFields.onBehalf.optional() };

export type PayloadOf<R> = (R extends { payload: infer P extends Shape } ? P : None) &
  (R extends { mustMatch: infer Field extends keyof typeof dealFields } ? Pick<typeof dealFields, Field> : None) &
  (R extends { onBehalf: true } ? typeof fromOffice : None);

export const payloadOf = <R extends CommandRow>({ mustMatch, payload, onBehalf }: R): PayloadOf<R> =>
  ({ ...(mustMatch && { [mustMatch]: dealFields[mustMatch] }), ...payload, ...(onBehalf && fromOffice) }) as PayloadOf<R>;

/** What a sender saw in an example. */
const seen = { termsNo: 1, proposalNo: 1, calledOffAt: NOON };
export const exampleOf = ({ mustMatch, example }: CommandRow): object => ({
  ...(mustMatch && { [mustMatch]: seen[mustMatch] }),
  ...example,
});

export type CommandIn<Rows> = {
  [Type in keyof Rows & string]: z.infer<z.ZodObject<{ readonly type: z.ZodLiteral<Type> } & PayloadOf<Rows[Type]>>>;
}[keyof Rows & string];

const said: readonly string[] = ['payload', 'wire', 'example', 'after', 'later', 'bound', 'rules', 'counted'] satisfies (keyof Said)[];
type Courses<Rows> = { readonly [Type in keyof Rows]: Omit<Rows[Type], keyof Said> };

/** The deal table: the course of each command, as plain data. */
export const coursesOf = <const Rows extends Readonly<Record<string, CommandRow>>>(rows: Rows) => {
  const courseOf = (row: CommandRow) => Object.fromEntries(Object.entries(row).filter(([part]) => !said.includes(part)));
  return Object.fromEntries(Object.entries(rows).map(([type, row]) => [type, courseOf(row)])) as Courses<Rows>;
};
