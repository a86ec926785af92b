import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Manifest = { readonly version: string; readonly dependencies: Readonly<Record<string, string>> };
type Locked = { readonly version?: string; readonly dev?: boolean };
type LockFile = { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, Locked>> };
const readJson = async <Shape>(path: string): Promise<Shape> => JSON.parse(await readFile(path, 'utf8')) as Shape;

/** Packages stay external: the deployment installs them in the versions of the lock file. */
const isPackage = (id: string): boolean => !/^(?:[./#\0]|\w:\\)/.test(id);

/** The entry points: the functions, the programs that they start as processes, the replay job. */
const programs = {
  index: join(root, 'functions/index.ts'),
  rewriteDocumentMain: join(root, 'functions/media/rewriteDocumentMain.ts'),
  transcodeMain: join(root, 'functions/media/transcodeMain.ts'),
  replayMain: join(root, 'functions/operator/replayMain.ts'),
};

/** The versions of these packages in package-lock.json. Throws if one is missing. */
const lockedVersions = ({ packages }: LockFile, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const version = packages[`node_modules/${name}`]?.version;
      if (!version) throw new Error(`${name} is not in package-lock.json`);
      return [name, version];
    }),
  );

/** The lock file of the bundle: the packages of ours that are not for development only. */
const bundleLock = ({ lockfileVersion, packages }: LockFile, manifest: { readonly name: string; readonly version: string }) => {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const { name, version } = manifest;
  return { name, version, lockfileVersion, requires: true, packages: { '': manifest, ...Object.fromEntries(shipped) } };
};

/** Writes the upload of `firebase deploy`: the functions as ES modules, and a lock file. */
export const bundleFunctions = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const build = await rolldown({ input: programs, platform: 'node', external: isPackage });
  await build.write({ dir: folder, format: 'esm', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
  await build.close();
  const { version, dependencies } = await readJson<Manifest>(join(root, 'package.json'));
  const lock = await readJson<LockFile>(join(root, 'package-lock.json'));
  const manifest = {
    name: 'casting-marketplace-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    // A container that is built from this folder is the replay job; functions start by themselves.
    scripts: { start: 'node replayMain.js' },
    engines: { node: '24' },
    dependencies: lockedVersions(lock, Object.keys(dependencies)),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(folder, 'package-lock.json'), `${JSON.stringify(bundleLock(lock, manifest), null, 2)}\n`);
};

if (import.meta.main) await bundleFunctions(join(root, 'dist/functions'));
