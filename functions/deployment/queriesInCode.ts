import { readFile } from 'node:fs/promises';
import { parseAst } from 'rolldown/parseAst';

/**
 * A Firestore query in the source. A name that is not a literal (`idField`) becomes `{idField}`.
 */
export type CodeQuery = {
  readonly file: string;
  readonly collection: string;
  readonly group: boolean;
  readonly filters: readonly (readonly [field: string, operator: string])[];
  readonly orders: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
};

type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* descendants(child);
}

/** The text of a literal, or a placeholder for other expressions. */
const textOf = (node: unknown): string => {
  if (!isNode(node)) return '{nothing}';
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'Identifier') return `{${node.name}}`;
  if (node.type === 'MemberExpression') return `{${textOf(node.property).replace(/[{}]/g, '')}}`;
  if (node.type === 'CallExpression') return `${textOf(node.callee)}()`;
  if (node.type === 'TemplateLiteral') {
    const texts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    return texts.reduce((all, text, index) => all + textOf((node.expressions as Node[])[index - 1]) + text);
  }
  return `{${node.type}}`;
};

type Call = { readonly name: string; readonly args: readonly unknown[] };

/** A chain of method calls in order: `db.collection(a).where(b)` gives collection, where. */
const chainOf = (node: Node): Call[] => {
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression') return [];
  return [...chainOf(callee.object as Node), { name: textOf(callee.property).replace(/[{}]/g, ''), args: node.arguments as unknown[] }];
};

const ofServer = (file: string, program: Node): CodeQuery[] => {
  const chains = [...descendants(program)].map(chainOf).filter((calls) => calls.some(({ name }) => name === 'where' || name === 'orderBy'));
  // Each step of a chain is a node; only the longest chain has the whole query.
  const whole = chains.filter(
    (calls) => !chains.some((other) => other.length > calls.length && calls.every((call, at) => call.args === other[at]?.args)),
  );
  return whole.map((calls) => {
    const from = calls.findLast(({ name }) => name === 'collection' || name === 'collectionGroup');
    return {
      file,
      collection: from ? textOf(from.args[0]) : '{unknown}',
      group: from?.name === 'collectionGroup',
      filters: calls.filter(({ name }) => name === 'where').map(({ args }) => [textOf(args[0]), textOf(args[1])] as const),
      orders: calls
        .filter(({ name }) => name === 'orderBy')
        .map(({ args }) => [textOf(args[0]), args[1] && textOf(args[1]) === 'desc' ? 'desc' : 'asc'] as const),
    };
  });
};

/** The arrays that an expression can be, also by a constant of the file. null: unknown. */
const arraysOf = (node: unknown, program: Node): (readonly Node[] | null)[] => {
  if (!isNode(node)) return [[]];
  if (node.type === 'ArrayExpression') return [node.elements as Node[]];
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return arraysOf(node.expression, program);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap((each) => arraysOf(each, program));
  const named = [...descendants(program)].find(
    ({ type, id }) => node.type === 'Identifier' && type === 'VariableDeclarator' && isNode(id) && id.name === node.name,
  );
  return named ? arraysOf(named.init, program) : [null];
};

/**
 * Queries of the browser, some shared with the server, are data: `{ collection, group?, where,
 * orderBy?, limit }` (web/src/shared/data/reads/reading.ts). An unknown filter becomes a
 * placeholder.
 */
const ofBrowser = (file: string, program: Node): CodeQuery[] =>
  [...descendants(program)].flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const properties = node.properties as { type: string; key?: Node; value?: Node }[];
    const field = (name: string) => properties.find(({ key }) => key && textOf(key) === `{${name}}`)?.value;
    if (!field('collection') || !field('where')) return [];
    const second = field('thenBy');
    const filtersOf = (filter: Node) =>
      (filter.type === 'SpreadElement' ? arraysOf(filter.argument, program) : [[filter]]).map((filters) => filters ?? [filter]);
    const pairOf = (filter: Node) => {
      const [name, operator] = arraysOf(filter, program)[0] ?? [];
      return [textOf(name), operator ? textOf(operator) : '=='] as const;
    };
    return arraysOf(field('where'), program).flatMap((where) =>
      arraysOf(field('orderBy'), program).map((orderBy) => {
        const [order, direction] = orderBy ?? [];
        // A spread of a conditional can be each of its arrays; all of them are included.
        const filters = where === null ? [['{where}', '=='] as const] : where.flatMap((filter) => filtersOf(filter).flat().map(pairOf));
        return {
          file,
          collection: textOf(field('collection')),
          group: field('group') !== undefined,
          filters,
          orders: [
            ...(order ? [[textOf(order), textOf(direction) === 'desc' ? 'desc' : 'asc'] as const] : []),
            ...(second ? [[textOf(second), 'asc'] as const] : []),
          ],
        };
      }),
    );
  });

export const queriesIn = async (file: string): Promise<CodeQuery[]> => {
  const program = parseAst(await readFile(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  return /\/(web|domain)\//.test(file) ? ofBrowser(file, program) : ofServer(file, program);
};
