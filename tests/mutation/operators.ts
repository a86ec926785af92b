import { parseAst } from 'rolldown/parseAst';

/** A small fault: `source.slice(start, end)` becomes `to`. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly operator: Operator;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
};

/** A node of the syntax tree. */
export type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Change = { readonly node: Pick<Node, 'start' | 'end'>; readonly to: string };
type Context = { readonly source: string; readonly text: (node: unknown) => string; readonly parent: Node | null };
type Mutator = (node: Node, context: Context) => readonly Change[];

const flipped: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};
const swappedSign: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const steps = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'slice',
  'flat',
  'optional',
  'nullable',
  'refine',
  'regex',
  'superRefine',
  'check',
]);
const limits = new Set(['min', 'max', 'length', 'int', 'nonnegative', 'positive', 'multipleOf', 'nonempty', 'gte', 'lte', 'gt', 'lt']);
const quantifiers: Readonly<Record<string, string>> = { some: 'every', every: 'some' };

const list = (value: unknown) => value as readonly Node[];
const node = (value: unknown) => value as Node;
const isText = (value: unknown) => node(value).type === 'TemplateLiteral' || typeof node(value).value === 'string';
const methodOf = ({ type, callee }: Node): string => {
  if (type !== 'CallExpression' || node(callee).type !== 'MemberExpression') return '';
  return String(node(node(callee).property).name ?? '');
};
const dropStep =
  (names: ReadonlySet<string>): Mutator =>
  (call, { text }) =>
    names.has(methodOf(call)) ? [{ node: call, to: `(${text(node(call.callee).object)})` }] : [];

/** Removes an item of a list with one comma. */
const without = (items: readonly Node[], index: number): Change => {
  const item = items[index] as Node;
  const after = items[index + 1];
  const before = items[index - 1];
  return { node: { start: before && !after ? before.end : item.start, end: after ? after.start : item.end }, to: '' };
};
const eachWithout = (items: readonly Node[], take: (item: Node) => boolean): Change[] =>
  items.flatMap((item, index) => (item && take(item) ? [without(items, index)] : []));

const isReturned = (array: Node, parent: Node | null) =>
  parent !== null &&
  (parent.type === 'ReturnStatement' ||
    (parent.type === 'ArrowFunctionExpression' && parent.body === array) ||
    (parent.type === 'ConditionalExpression' && parent.test !== array));

const isProperty = ({ type, method, computed }: Node) => type === 'Property' && method !== true && computed !== true;
const pairsOf = <Item>(items: readonly Item[]) => items.slice(1).map((item, index) => [items[index] as Item, item] as const);

/** Replaces an operator between two operands, with any brackets. */
const withSign = ({ type, left, right, operator }: Node, source: string, signs: Readonly<Record<string, string>>): Change[] => {
  const sign = String(operator);
  if (type !== 'BinaryExpression' || !(sign in signs)) return [];
  const start = source.indexOf(sign, node(left).end);
  if (start + sign.length > node(right).start) return [];
  return [{ node: { start, end: start + sign.length }, to: signs[sign] as string }];
};

/** The changes of each operator at a node; the names appear in the report. */
const operators = {
  REL: (self, { source }) => withSign(self, source, flipped),
  ARITH: (self, { source }) =>
    self.type === 'BinaryExpression' && [self.left, self.right].some(isText) ? [] : withSign(self, source, swappedSign),
  LOGIC: (self, { text }) => {
    if (self.type !== 'LogicalExpression' || self.operator === '??') return [];
    return [{ node: self, to: `((${text(self.left)}) ${self.operator === '&&' ? '||' : '&&'} (${text(self.right)}))` }];
  },
  LEFT: (self, { text }) =>
    self.type === 'LogicalExpression' && self.operator !== '??' ? [{ node: self, to: `(${text(self.left)})` }] : [],
  RIGHT: (self, { text }) =>
    self.type === 'LogicalExpression' && self.operator !== '??' ? [{ node: self, to: `(${text(self.right)})` }] : [],
  NULLISH: (self, { text }) =>
    self.type === 'LogicalExpression' && self.operator === '??' ? [{ node: self, to: `(${text(self.left)})` }] : [],
  NEGCOND: ({ type, test }, { text }) =>
    type === 'IfStatement' || type === 'ConditionalExpression' ? [{ node: node(test), to: `!(${text(test)})` }] : [],
  BRANCH: (self, { text }) =>
    self.type === 'ConditionalExpression'
      ? [self.consequent, self.alternate].map((branch) => ({ node: self, to: `(${text(branch)})` }))
      : [],
  DROPIF: (self) => (self.type === 'IfStatement' ? [{ node: self, to: ';' }] : []),
  DROPCALL: (self) =>
    self.type === 'ExpressionStatement' && node(self.expression).type === 'CallExpression' ? [{ node: self, to: ';' }] : [],
  NUM: (self) => {
    if (self.type !== 'Literal' || typeof self.value !== 'number') return [];
    return [1, -1].map((step) => ({ node: self, to: String((self.value as number) + step) }));
  },
  BOOL: (self) => (self.type === 'Literal' && typeof self.value === 'boolean' ? [{ node: self, to: String(!self.value) }] : []),
  NULLVAL: (self) => (self.type === 'Literal' && self.value === null && self.raw === 'null' ? [{ node: self, to: '0' }] : []),
  ARRDROP: (self) => (self.type === 'ArrayExpression' ? eachWithout(list(self.elements), ({ type }) => type !== 'SpreadElement') : []),
  ARREMPTY: (self, { parent }) =>
    self.type === 'ArrayExpression' && list(self.elements).length > 0 && isReturned(self, parent) ? [{ node: self, to: '[]' }] : [],
  SPREADDROP: (self) => {
    const items = self.type === 'ObjectExpression' ? list(self.properties) : self.type === 'ArrayExpression' ? list(self.elements) : [];
    return eachWithout(items, ({ type }) => type === 'SpreadElement');
  },
  PROPDROP: (self) => (self.type === 'ObjectExpression' ? eachWithout(list(self.properties), isProperty) : []),
  SWAP: (self, { text }) => {
    if (self.type !== 'ObjectExpression') return [];
    return pairsOf(list(self.properties)).flatMap(([first, second]) => {
      if (!isProperty(first) || !isProperty(second) || text(first.value) === text(second.value)) return [];
      const to = `${text(first.key)}: ${text(second.value)}, ${text(second.key)}: ${text(first.value)}`;
      return [{ node: { start: first.start, end: second.end }, to }];
    });
  },
  DROPMETHOD: dropStep(steps),
  LIMIT: dropStep(limits),
  QUANT: (self) => {
    const other = quantifiers[methodOf(self)];
    return other ? [{ node: node(node(self.callee).property), to: other }] : [];
  },
} satisfies Record<string, Mutator>;

/** The name of a mutation operator. */
export type Operator = keyof typeof operators;

/** Types and imports are not mutated. */
const typeWrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression']);
const isSkipped = ({ type }: Node) => (type.startsWith('TS') && !typeWrappers.has(type)) || type === 'ImportDeclaration';
/** Whether a value is a node of the syntax tree. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* within(current: Node, parent: Node | null): Generator<readonly [Node, Node | null]> {
  if (isSkipped(current)) return;
  yield [current, parent];
  for (const value of Object.values(current))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* within(child, current);
}

/** All mutants of a source file, in text order. */
export const mutantsOf = (file: string, source: string): Mutant[] => {
  const text = (part: unknown) => source.slice(node(part).start, node(part).end);
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const names = Object.keys(operators) as Operator[];
  const found = [...within(program, null)].flatMap(([current, parent]) =>
    names.flatMap((operator) =>
      (operators[operator] as Mutator)(current, { source, text, parent }).map(({ node: { start, end }, to }): Mutant => {
        const line = source.slice(0, start).split('\n').length;
        return { file, line, operator, start, end, from: source.slice(start, end), to };
      }),
    ),
  );
  return found.filter(({ from, to }) => from !== to);
};

/** The source with one mutant. */
export const withMutant = (source: string, { start, end, to }: Mutant): string => source.slice(0, start) + to + source.slice(end);
