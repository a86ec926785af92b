import { fileURLToPath } from 'node:url';

/** What a guest opens first: these pages load with what they need, and with nothing of the signed-in ones. */
const firstPages = [
  'src/main.tsx',
  'src/features/home/screens/indexScreen.tsx',
  'src/features/session/screens/loginScreen.tsx',
  'src/features/session/screens/registrationScreen.tsx',
].map((page) => fileURLToPath(new URL(page, import.meta.url)));

type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** Every module that these need before they can show. */
const closure = (graph: ModuleGraph, ids: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    closure(graph, graph.getModuleInfo(id)?.importedIds ?? [], found);
  }
  return found;
};

let needed: ReadonlySet<string> | undefined;

/**
 * Our own modules that many signed-in screens share, in one chunk: left alone they become some forty files of a few hundred bytes each,
 * whose requests cost a phone far more than their bytes.
 */
export const commonChunk = {
  name: (id: string, graph: ModuleGraph): string | null => {
    needed ??= closure(graph, firstPages);
    return needed.has(id) ? null : 'common';
  },
  test: /\/(web\/src|domain|projections)\/(?!office|shared\/forms|.*([dD]ialog|[mM]enu))/,
  minShareCount: 12,
  priority: 1,
  // What it needs stays where it is: otherwise the entry's own modules would move in here.
  includeDependenciesRecursively: false,
};
