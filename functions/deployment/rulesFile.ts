import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { officeReads } from '#domain/kernel/officeParts.ts';
import { partRules, ruleOf } from '#projections/kernel/readers.ts';
import { readModelCollections, readModels } from '#projections/readModels.ts';

export const rulesPath = fileURLToPath(new URL('../../firestore.rules', import.meta.url));

const replaced = (text: string, part: string, lines: string): string => {
  const [begin, end] = [`    // ${part}, written by \`npm run rules\`:\n`, `    // End of: ${part}\n`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`firestore.rules has no part "${part}"`);
  return `${text.slice(0, from + begin.length)}${lines}\n${text.slice(to)}`;
};

const rules = readModelCollections.flatMap((collection) => {
  const { readers, under } = readModels[collection];
  return readers ? [ruleOf(collection, readers, under !== undefined)] : [];
});

/**
 * firestore.rules with its generated parts: the roles that read each part of the office's data, and
 * the collections whose row in projections/readModels.ts names its readers. The rest is by hand.
 */
export const rulesFile = async (): Promise<string> => {
  const text = await readFile(rulesPath, 'utf8');
  return replaced(replaced(text, 'Roles by part', partRules(officeReads)), 'Rules by readers', rules.join('\n\n'));
};

if (import.meta.main) await writeFile(rulesPath, await rulesFile());
