import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEYS_DATABASE } from '#functions/platform/firestorePaths.ts';
import { project } from './environment.ts';

/** The folders of a saved state in `{dataDir}/saved/{time}`. */
export type SavedState = {
  readonly folder: string;
  readonly firestoreMetadata: string;
  /** The database of keys; missing in a state of an older release. */
  readonly keysMetadata: string;
  readonly auth: string;
};

type Database = '(default)' | typeof KEYS_DATABASE;
const exportNames: Readonly<Record<Database, string>> = { '(default)': 'firestore', [KEYS_DATABASE]: 'keys' };
const unfinished = '.unfinished';
const keep = 2;

const statesFolder = (dataDir: string) => join(dataDir, 'saved');
const metadataIn = (folder: string, name: string): string => join(folder, name, `${name}.overall_export_metadata`);
const stateIn = (folder: string): SavedState => ({
  folder,
  firestoreMetadata: metadataIn(folder, exportNames['(default)']),
  keysMetadata: metadataIn(folder, exportNames[KEYS_DATABASE]),
  auth: join(folder, 'auth'),
});

/**
 * Complete states, oldest first. A kill during an export leaves an incomplete one, which is never
 * read.
 */
const savedStates = async (dataDir: string): Promise<string[]> => {
  const names = await readdir(statesFolder(dataDir)).catch(() => []);
  return names.filter((name) => !name.endsWith(unfinished)).sort();
};

/** The newest saved state, if there is one. */
export const latestState = async (dataDir: string): Promise<SavedState | undefined> => {
  const newest = (await savedStates(dataDir)).at(-1);
  return newest ? stateIn(join(statesFolder(dataDir), newest)) : undefined;
};

const owner = { headers: { authorization: 'Bearer owner' } };

const fetched = async (url: string, init: RequestInit = {}): Promise<string> => {
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${text}`);
  return text;
};

/** Writes the files of `--export-on-exit`, so that the import of firebase-tools can read them. */
const exportAuth = async (authHost: string, folder: string): Promise<void> => {
  await mkdir(folder);
  const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`;
  await writeFile(join(folder, 'accounts.json'), await fetched(accounts, owner));
  await writeFile(join(folder, 'config.json'), await fetched(`http://${authHost}/emulator/v1/projects/${project}/config`, owner));
};

const emulatorCall = (firestoreHost: string, path: string, method: string, body?: object): Promise<string> =>
  fetched(`http://${firestoreHost}/emulator/v1/projects/${project}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const databaseName = (database: Database): string => `projects/${project}/databases/${database}`;

const importInto = (firestoreHost: string, database: Database, metadata: string): Promise<string> =>
  emulatorCall(firestoreHost, ':import', 'POST', { database: databaseName(database), export_directory: metadata });

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Loads the saved database of keys into a Firestore emulator; a new one is empty. */
export const restoreKeys = async (firestoreHost: string, { keysMetadata }: SavedState): Promise<void> => {
  if (await isThere(keysMetadata)) await importInto(firestoreHost, KEYS_DATABASE, keysMetadata);
};

/** Closes the database of keys to browsers. The emulator has rules per database. */
export const setKeysRules = async (firestoreHost: string, content: string): Promise<void> => {
  const rules = { files: [{ name: 'security.rules', content }] };
  await emulatorCall(firestoreHost, `/databases/${KEYS_DATABASE}:securityRules`, 'PUT', { rules });
};

/**
 * Loads the saved state, or nothing, into a running Firestore emulator. Changes only this project.
 */
export const adoptFirestore = async (firestoreHost: string, saved: SavedState | undefined): Promise<void> => {
  for (const database of ['(default)', KEYS_DATABASE]) await emulatorCall(firestoreHost, `/databases/${database}/documents`, 'DELETE');
  if (!saved) return;
  await importInto(firestoreHost, '(default)', saved.firestoreMetadata);
  await restoreKeys(firestoreHost, saved);
};

const exportFirestore = async (firestoreHost: string, folder: string): Promise<void> => {
  for (const [database, name] of Object.entries(exportNames) as [Database, string][])
    await emulatorCall(firestoreHost, ':export', 'POST', { database: databaseName(database), export_directory: folder, export_name: name });
};

/**
 * Saves Firestore and the accounts. The folder gets its final name when it is complete, so a kill
 * keeps the last good state. The two newest states are kept.
 */
export const saveState = async (dataDir: string, hosts: { firestore: string; auth: string }): Promise<void> => {
  const name = new Date().toISOString().replaceAll(':', '-');
  const folder = join(statesFolder(dataDir), `${name}${unfinished}`);
  await mkdir(folder, { recursive: true });
  await Promise.all([exportFirestore(hosts.firestore, folder), exportAuth(hosts.auth, join(folder, 'auth'))]);
  await rename(folder, join(statesFolder(dataDir), name));
  const old = (await savedStates(dataDir)).slice(0, -keep);
  await Promise.all(old.map((state) => rm(join(statesFolder(dataDir), state), { recursive: true })));
};
