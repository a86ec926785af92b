import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { postalFilesOf } from './postalFiles.ts';

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
