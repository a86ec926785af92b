import type { Import } from './imports.ts';

/** The import cycles, each as a list of files that returns to its first one. */
export const circlesIn = (files: readonly string[], imports: readonly Import[]): readonly (readonly string[])[] => {
  const after = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circleFrom = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { to } of after.get(file) ?? []) {
      const circle = circleFrom(to, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  return files.map((file) => circleFrom(file, [])).filter((circle) => circle !== null);
};
