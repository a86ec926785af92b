import type { z } from 'zod';
import { firestoreLite } from './firestoreLite.ts';
import { parseRows, queryOf, type Selection } from './reading.ts';

/** The last character that a field's value can go on with. */
const LAST = '\uf8ff';

/** The rows whose ordering field begins with a text; read once. */
export const rowsWithPrefix = async <Row>(
  selection: Selection & Required<Pick<Selection, 'orderBy'>>,
  prefix: string,
  schema: z.ZodType<Row>,
): Promise<Row[]> => {
  const client = await firestoreLite();
  const { endAt, query, startAt } = client;
  const { docs } = await client.getDocs(query(queryOf(client, selection), startAt(prefix), endAt(prefix + LAST)));
  return parseRows(schema, docs);
};

/** The rows of a selection; read once. */
export const rowsOf = async <Row>(selection: Selection, schema: z.ZodType<Row>): Promise<Row[]> => {
  const client = await firestoreLite();
  const { docs } = await client.getDocs(queryOf(client, selection));
  return parseRows(schema, docs);
};
