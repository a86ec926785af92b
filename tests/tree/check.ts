/** A rule that holds for texts of the whole tree. Each fault is a line with its place. */
export type Check = { readonly title: string; readonly faults: () => readonly string[] };

export const repeated = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
