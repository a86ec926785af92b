export const jobColumns = ['client', 'title', 'scene', 'prefecture', 'place', 'inDays', 'days', 'feeMin', 'feeMax', 'what'] as const;

/**
 * Parses a table from text: a row per line, cells between bars. Throws if a row has missing cells.
 */
export const tableRows = <Column extends string>(columns: readonly Column[], text: string): Record<Column, string>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`Not ${columns.length} cells: ${line}`);
      return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
    });
