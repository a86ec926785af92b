import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * The schema as a form's resolver. A form begins with gaps (no fee yet) that the schema does not allow, so what it holds is wider
 * than what the schema takes in; the schema still decides what comes out.
 */
export const formResolver = <Values extends FieldValues, Result extends FieldValues>(
  schema: z.ZodType<Result>,
): Resolver<Values, unknown, Result> =>
  zodResolver(schema as z.ZodType<Result, FieldValues>) as unknown as Resolver<Values, unknown, Result>;
