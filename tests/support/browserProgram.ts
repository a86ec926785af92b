import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

/** The browser's program, and its environment with libraries and fonts. */
export type BrowserProgram = { readonly executablePath: string; readonly env: Record<string, string> };

const { resolve } = createRequire(import.meta.url);
const chromiumFolder = join(dirname(resolve('@sparticuz/chromium')), '..');
/** The browser's package has no Japanese font, only Open Sans. */
const fontFolder = dirname(resolve('@expo-google-fonts/biz-udpgothic'));
const caches = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'casting-marketplace');

const versionOf = async (folder: string): Promise<string> => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).version;

/** The only fonts of the browser, so that pages look the same on every machine. */
const fontsConfiguration = (fonts: string, cache: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`;

/** Uses a file, because tar stops at the archive's end mark and would break a pipe. */
const untar = async (archive: string, folder: string): Promise<void> => {
  const plain = join(folder, 'archive.tar');
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(plain));
  await promisify(execFile)('tar', ['-xf', plain, '-C', folder]);
  await rm(plain);
};

const unpack = async (folder: string): Promise<void> => {
  const program = join(folder, 'chromium');
  await Promise.all([
    pipeline(createReadStream(join(chromiumFolder, 'bin/chromium.br')), createBrotliDecompress(), createWriteStream(program)),
    untar(join(chromiumFolder, 'bin/al2023.tar.br'), folder),
    ...['400Regular', '700Bold'].map((weight) => cp(join(fontFolder, weight), join(folder, 'fonts', weight), { recursive: true })),
  ]);
  await chmod(program, 0o755);
};

/**
 * Unpacks once per version into the user's cache, in a temporary folder first, so that none is
 * half.
 */
const unpacked = async (): Promise<string> => {
  const versions = await Promise.all([chromiumFolder, fontFolder].map(versionOf));
  const place = join(caches, `chromium-${versions.join('-')}`);
  if (
    await access(place).then(
      () => true,
      () => false,
    )
  )
    return place;
  await mkdir(caches, { recursive: true });
  const beside = await mkdtemp(join(caches, 'build.'));
  await unpack(beside);
  await writeFile(join(beside, 'fonts.conf'), fontsConfiguration(join(place, 'fonts'), join(place, 'fontsCache')));
  // Another process may have been faster; its folder is equal.
  await rename(beside, place).catch(() => rm(beside, { recursive: true }));
  return place;
};

const lacksLibraries = async (program: string): Promise<boolean> => {
  const { stdout } = await promisify(execFile)('ldd', [program]);
  return stdout.includes('not found');
};

/**
 * The Chromium of the npm package (Linux, x64). `CHROMIUM` names another program to use instead.
 */
export const browserProgram = async (): Promise<BrowserProgram> => {
  const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, env: inherited };
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const libraries: Record<string, string> = (await lacksLibraries(executablePath)) ? { LD_LIBRARY_PATH: join(folder, 'lib') } : {};
  return { executablePath, env: { ...inherited, ...libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') } };
};
