import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
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
