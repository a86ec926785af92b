import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LogSink, startChild } from './child.ts';
import { defaultPorts, type Ports } from './ports.ts';

const sources = ['web/**/*', 'projections/**/*', 'domain/**/*', 'package-lock.json'];
const isSource = (file: string) => !/(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(file);

/** A hash over everything the web build reads, and the ports it is built for. */
const buildHash = async (root: string, ports: string): Promise<string> => {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && isSource(file)) files.push(file);
  }
  const hash = createHash('sha256').update(ports);
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
};

const placeholder = '<!doctype html><html lang="ja"><meta charset="utf-8"><title>準備中</title><p>Webアプリはまだありません。</p></html>';

/** The ports that the browser needs, in the shape that the web app declares for `__LOCAL_PORTS__`. */
const browserPorts = ({ firestore, auth, functions, hosting }: Ports) => JSON.stringify({ firestore, auth, functions, hosting });

/**
 * Builds the web app for these ports unless the last build is of the same sources, and returns the folder to serve.
 * The default ports build into web/dist; a stack on free ports builds into its own data folder.
 */
export const buildWeb = async (root: string, dataDir: string, ports: Ports, log: LogSink): Promise<string> => {
  const byDefault = ports.functions === defaultPorts.functions;
  const outDir = byDefault ? join(root, 'web/dist') : join(dataDir, 'web');
  if (!existsSync(join(root, 'web/vite.config.ts'))) {
    await mkdir(outDir, { recursive: true });
    await writeFile(join(outDir, 'index.html'), placeholder);
    return outDir;
  }
  const stamp = join(outDir, '.build-hash');
  const hash = await buildHash(root, browserPorts(ports));
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash) return outDir;
  const script = join(root, 'local/stack/runWebBuild.ts');
  const child = startChild({ name: 'web build', command: process.execPath, args: [script, outDir, browserPorts(ports)] }, log);
  const end = await child.ended;
  if (end !== 'exit code 0') throw new Error(`The web app could not be built (${end}):\n  ${child.lastLines().join('\n  ')}`);
  await writeFile(stamp, hash);
  return outDir;
};
