import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Manifest = { readonly version: string; readonly dependencies: Readonly<Record<string, string>> };
const readJson = async <Shape>(path: string): Promise<Shape> => JSON.parse(await readFile(path, 'utf8')) as Shape;

/** Our own code is bundled, a file per dynamic import; packages are installed by the deployment, in the versions that the lock file fixes. */
const isPackage = (id: string): boolean => !/^(?:[./#\0]|\w:\\)/.test(id);

/** The versions that are installed here, which are those of package-lock.json. */
const lockedVersions = async (names: readonly string[]): Promise<Record<string, string>> => {
  const { packages } = await readJson<{ packages: Record<string, Manifest> }>(join(root, 'package-lock.json'));
  return Object.fromEntries(
    names.map((name) => {
      const locked = packages[`node_modules/${name}`];
      if (!locked) throw new Error(`${name} is not in package-lock.json`);
      return [name, locked.version];
    }),
  );
};

/** Writes what `firebase deploy` uploads into `folder`: the functions as ES modules, and the package.json that names what they need. */
export const bundleFunctions = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const build = await rolldown({ input: join(root, 'functions/index.ts'), platform: 'node', external: isPackage });
  await build.write({ dir: folder, format: 'esm', sourcemap: true, entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' });
  await build.close();
  const { version, dependencies } = await readJson<Manifest>(join(root, 'package.json'));
  const manifest = {
    name: 'casting-marketplace-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: await lockedVersions(Object.keys(dependencies)),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

if (import.meta.main) await bundleFunctions(join(root, 'dist/functions'));
