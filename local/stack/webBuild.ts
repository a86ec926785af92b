import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { startChild } from './child.ts';
import { defaultPorts, type Ports } from './ports.ts';
import type { Own, Place } from './servers.ts';

const sources = ['web/**/*', 'projections/**/*', 'domain/**/*', 'package-lock.json'];
const isSource = (file: string) => !/(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(file);

const buildHash = async (root: string, ports: string): Promise<string> => {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name));
    if (entry.isFile() && isSource(file)) files.push(file);
  }
  const hash = createHash('sha256').update(ports);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
};

/** The ports that the browser needs; web/vite.config.ts defines them as `__LOCAL_PORTS__`. */
const browserPorts = ({ firestore, auth, functions, hosting }: Ports) => JSON.stringify({ firestore, auth, functions, hosting });

/**
 * The folder of the web build: web/dist for the default ports, else a folder in the data folder.
 */
export const webFolder = ({ root, dataDir, ports }: Place): string =>
  ports.functions === defaultPorts.functions ? join(root, 'web/dist') : join(dataDir, 'web');

/** Builds the web app for the stack's ports, unless sources and ports are unchanged. */
export const buildWeb = async (place: Place, own: Own): Promise<void> => {
  const { root, ports, log } = place;
  const outDir = webFolder(place);
  const stamp = join(outDir, '.build-hash');
  const hash = await buildHash(root, browserPorts(ports));
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash) return;
  const args = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    join(root, 'web'),
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  // NODE_ENV of a test runner would give a development build of React.
  const env = { LOCAL_PORTS: browserPorts(ports), NODE_ENV: 'production' };
  const child = startChild({ name: 'web build', command: process.execPath, args, env }, log);
  own(child);
  const end = await child.ended;
  if (end !== 'exit code 0') throw new Error(`The web app could not be built (${end}):\n  ${child.lastLines().join('\n  ')}`);
  await writeFile(stamp, hash);
};
