import { z } from 'zod';
import { layoutFields } from '#domain/money/statementLayout/fields.ts';
import { streamFields } from '../kernel/fields.schema.ts';

/** statementLayouts/{id}: the columns of a bank's files, and who confirmed them. */
export const statementLayoutSchema = z.object({ id: z.string(), ...layoutFields, confirmedBy: z.string().nullable(), ...streamFields });
export type StatementLayout = z.infer<typeof statementLayoutSchema>;

export const statementLayoutPath = (id: string): string => `statementLayouts/${id}`;
