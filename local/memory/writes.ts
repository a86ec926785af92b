import { FieldValue, Timestamp } from 'firebase-admin/firestore';

export type Data = Record<string, unknown>;
export type Stored = { readonly data: Data; readonly updateTime: Timestamp };
/** A write to one document; null deletes it. Throws what the real database refuses. */
export type Write = { readonly path: string; readonly next: (before: Stored | undefined) => Data | null };
type Options = { readonly merge?: boolean };
type Precondition = { readonly lastUpdateTime?: Timestamp };

export const codes = { INVALID_ARGUMENT: 3, NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9, ABORTED: 10 } as const;

/** An error with a gRPC code, like the real client's. */
export const refusal = (code: keyof typeof codes, what: string): Error =>
  Object.assign(new Error(`${code}: ${what}`), { code: codes[code] });

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy of a value as the database stores it: dates become timestamps. */
export const copy = (value: unknown): unknown => {
  if (value === undefined) throw new Error('a value is undefined');
  if (value instanceof FieldValue) throw new Error('a transform is not allowed inside a value');
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(copy);
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)])) : value;
};

const put = (data: Data, field: string, value: unknown): Data => {
  if (!(value instanceof FieldValue)) return { ...data, [field]: copy(value) };
  if (value.isEqual(FieldValue.delete())) {
    const { [field]: _, ...rest } = data;
    return rest;
  }
  const by: unknown = Reflect.get(value, 'operand');
  const held = data[field];
  if (typeof by !== 'number') throw new Error('this transform is not supported');
  if (value.isEqual(FieldValue.increment(by))) return { ...data, [field]: (typeof held === 'number' ? held : 0) + by };
  const pick = value.isEqual(FieldValue.minimum(by)) ? Math.min : value.isEqual(FieldValue.maximum(by)) ? Math.max : undefined;
  if (!pick) throw new Error('this transform is not supported');
  return { ...data, [field]: typeof held === 'number' ? pick(held, by) : by };
};

const mapAt = (data: Data, field: string): Data => (isMap(data[field]) ? data[field] : {});

const putAt = (data: Data, [field, ...rest]: readonly string[], value: unknown): Data =>
  rest.length === 0 ? put(data, field as string, value) : { ...data, [field as string]: putAt(mapAt(data, field as string), rest, value) };

/** Merges maps key by key. An empty map replaces the old one, as in the real database. */
const merge = (data: Data, fields: Data): Data => {
  let merged = data;
  for (const [field, value] of Object.entries(fields)) {
    const isDeep = isMap(value) && Object.keys(value).length > 0;
    merged = put(merged, field, isDeep ? merge(mapAt(merged, field), value) : value);
  }
  return merged;
};

/** The value at a dotted path; undefined if it does not exist. */
export const valueAt = (data: Data | undefined, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), data);

const assertUnchanged = (path: string, before: Stored | undefined, { lastUpdateTime }: Precondition = {}): void => {
  if (lastUpdateTime && !before?.updateTime.isEqual(lastUpdateTime)) throw refusal('FAILED_PRECONDITION', path);
};

/** The write functions, with the semantics of the real client. */
export const writes = {
  create: (path: string, data: Data): Write => ({
    path,
    next: (before) => {
      if (before) throw refusal('ALREADY_EXISTS', path);
      return copy(data) as Data;
    },
  }),
  set: (path: string, data: Data, options: Options = {}): Write => ({
    path,
    next: (before) => (options.merge ? merge(before?.data ?? {}, data) : (copy(data) as Data)),
  }),
  update: (path: string, fields: Data, precondition?: Precondition): Write => {
    // As the SDK does, before anything is sent.
    if (Object.keys(fields).length === 0) throw new Error('At least one field must be updated.');
    return {
      path,
      next: (before) => {
        if (!before) throw refusal('NOT_FOUND', path);
        assertUnchanged(path, before, precondition);
        return Object.entries(fields).reduce((data, [field, value]) => putAt(data, field.split('.'), value), before.data);
      },
    };
  },
  delete: (path: string, precondition?: Precondition): Write => ({
    path,
    next: (before) => {
      assertUnchanged(path, before, precondition);
      return null;
    },
  }),
};

export type Writes = typeof writes;
export type Ref = { readonly path: string };

/** The writes of a batch or a transaction, with the method names of the real client. */
export const writerInto = (list: Write[]) => {
  const add = (write: Write) => void list.push(write);
  return {
    create: (ref: Ref, ...args: Tail<Writes['create']>) => add(writes.create(ref.path, ...args)),
    set: (ref: Ref, ...args: Tail<Writes['set']>) => add(writes.set(ref.path, ...args)),
    update: (ref: Ref, ...args: Tail<Writes['update']>) => add(writes.update(ref.path, ...args)),
    delete: (ref: Ref, ...args: Tail<Writes['delete']>) => add(writes.delete(ref.path, ...args)),
  };
};
/** The parameters of a write function without the first one, the path. */
export type Tail<Call extends (...args: never[]) => unknown> = Parameters<Call> extends [unknown, ...infer Rest] ? Rest : never;
