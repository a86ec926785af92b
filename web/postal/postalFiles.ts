import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';

type Place = readonly [prefecture: string, city: string, town: string];

/** The columns of one line: quoted or not, without line breaks inside. */
const columnsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** The town as in an address; Japan Post's remarks in place of a town are left out. */
const townOf = (town: string): string => {
  if (/以下に掲載がない場合|の次に番地がくる場合|.+一円$/.test(town)) return '';
  const names = town.replace(/[（(「].*$/, '');
  if (!/[、～〜]/.test(names)) return names;
  // Several towns: what they have in common, which is the part before the numbers of a range.
  const [first = '', ...others] = names.split(/[、～〜]/);
  const common = first.replace(/第?[０-９\d]+.*$/, '');
  return common !== first && others.every((other) => /^第?[０-９\d]/.test(other) || other.startsWith(common)) ? common : '';
};

/** If one code has several places, the parts that differ are empty. */
const common = (a: Place, b: Place): Place => [a[0] === b[0] ? a[0] : '', a[1] === b[1] ? a[1] : '', a[2] === b[2] ? a[2] : ''];

/**
 * Converts Japan Post's table of postal codes (`utf_ken_all.csv`) to one small file per first three
 * digits, so that a form reads about a kilobyte. Returns file names with their contents; throws for
 * a table of another shape.
 */
export const postalFilesOf = (csv: string): Map<string, Record<string, Place>> => {
  const files = new Map<string, Record<string, Place>>();
  for (const line of csv.split(/\r?\n/).filter(Boolean)) {
    const [, , code = '', , , , prefecture = '', city = '', town = ''] = columnsOf(line);
    if (!/^\d{7}$/.test(code) || prefecture === '') throw new Error(`not a line of Japan Post's table: ${line.slice(0, 80)}`);
    const name = `${code.slice(0, 3)}.json`;
    const file = files.get(name) ?? {};
    const place: Place = [prefecture, city, townOf(town)];
    file[code] = file[code] ? common(file[code], place) : place;
    files.set(name, file);
  }
  return files;
};

if (import.meta.main) {
  const [source] = process.argv.slice(2);
  if (!source) {
    console.error('npm run postal -- utf_ken_all.csv   (https://www.post.japanpost.jp/zipcode/download.html, UTF-8)');
    process.exit(1);
  }
  const folder = new URL('../public/postal/', import.meta.url);
  const files = postalFilesOf(await readFile(source, 'utf8'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(new URL(name, folder), `${JSON.stringify(content)}\n`);
  console.log(`${files.size} files of postal codes`);
}
