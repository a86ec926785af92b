import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { commandErrorOf } from '../data/commands/commandError.ts';

/**
 * Shows the server's messages at their fields and focuses the first. Returns the message for the
 * whole form.
 */
export const showServerFaults = <Values extends FieldValues>(form: UseFormReturn<Values, unknown, unknown>, error: unknown): string => {
  const { message, fields } = commandErrorOf(error);
  Object.entries(fields).forEach(([path, text], index) => {
    form.setError(path as FieldPath<Values>, { type: 'server', message: text }, { shouldFocus: index === 0 });
  });
  return message;
};

/**
 * The schema as a form resolver. A form may start with empty fields that the schema does not allow,
 * so its input type is wider; the output type is the schema's.
 */
const formResolver = <Values extends FieldValues, Result extends FieldValues>(
  schema: z.ZodType<Result>,
): Resolver<Values, unknown, Result> =>
  zodResolver(schema as z.ZodType<Result, FieldValues>) as unknown as Resolver<Values, unknown, Result>;

export const useCheckedForm = <Values extends FieldValues, Result extends FieldValues>(schema: z.ZodType<Result>, defaultValues: Values) =>
  useForm<Values, unknown, Result>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: formResolver<Values, Result>(schema),
  });
