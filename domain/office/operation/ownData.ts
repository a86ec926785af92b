/** A document or an event of the person. */
export type OwnDataRow = Readonly<Record<string, unknown>>;

/**
 * A page of a person's own data. `labels`: the Japanese name of each field, by dotted path.
 * `next`: what to ask for the next page; null at the end.
 */
export type OwnDataPage = {
  readonly title: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly rows: readonly OwnDataRow[];
  readonly next: { readonly part: number; readonly at: number | null; readonly path: string } | null;
};
