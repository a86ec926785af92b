import type { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import type { Row, Table } from '#domain/work/deal/row.ts';
import { commandIdSchema } from '../gate/commandCallable.ts';

type CommandSchema = z.ZodObject<{ type: z.ZodLiteral<string> }>;

/** The schemas of a person's commands about an existing deal, extended by the deal's id. */
type AboutDeal<Option, T extends Table, Id extends string> =
  Option extends z.ZodObject<infer Shape extends CommandSchema['shape'], infer Config>
    ? T[z.infer<Shape['type']>] extends { by: 'system' } | { from: readonly ['NONE', ...string[]] }
      ? never
      : z.ZodObject<Shape & { commandId: typeof commandIdSchema } & Record<Id, typeof identifier>, Config>
    : never;

/**
 * The payload schemas for an existing deal: every command of a person in the table, with the deal's
 * id in the field `id`.
 */
export const aboutDeal = <Option extends CommandSchema, T extends Table, Id extends string>(options: readonly Option[], table: T, id: Id) =>
  options
    .filter(({ shape }) => {
      const { by, from } = table[shape.type.value] as Row;
      return by !== 'system' && !from.includes('NONE');
    })
    // Zod's type of `extend` does not keep which command it is.
    .map((option) => option.extend({ commandId: commandIdSchema, [id]: identifier })) as unknown as AboutDeal<Option, T, Id>[];
