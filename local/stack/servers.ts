import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { rulesFor } from '#functions/deployment/deployConfig.ts';
import { type Child, type LogSink, startChild } from './child.ts';
import { project, region, storageFolder } from './environment.ts';
import type { Ports } from './ports.ts';
import { restoreKeys, type SavedState, setKeysRules } from './savedState.ts';

const pollMs = 15;

/** A busy machine may need a minute; the limit only ends processes that hang. */
const longestStart = 5 * MINUTE;

/**
 * Polls until the condition holds. Rejects with the last output if the server ends or time is up.
 */
const untilReady = async (child: Child, isReady: () => Promise<boolean>, timeoutMs = longestStart): Promise<void> => {
  const limit = Date.now() + timeoutMs;
  while (!(await isReady())) {
    const why = child.isRunning() ? undefined : await child.ended;
    if (!why && Date.now() < limit) {
      await pause(pollMs);
      continue;
    }
    const said = child.lastLines().slice(-15).join('\n  ');
    throw new Error(
      `${child.name} did not start (${why ?? `not ready after ${timeoutMs / 1000} s`}).${said ? ` It said:\n  ${said}` : ''}`,
    );
  }
};

/** True if the port accepts connections. */
const accepts = (port: number) => (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** True if the address answers with a 2xx. */
const answers = (url: string) => async (): Promise<boolean> => {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Not listening yet.
    return false;
  }
};

const bootstrap = fileURLToPath(new URL('../bootstrap.sh', import.meta.url));

/** The path of a server program, from bootstrap.sh, which has the places and versions. */
const programPath = async (name: 'hidane' | 'cloud-tasks-emulator'): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', [bootstrap, 'where']);
  const path = stdout
    .split('\n')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!path) throw new Error(`${name} is not installed: run \`sh local/bootstrap.sh\`, which installs it.`);
  return path;
};

/** The repository, the data folder, the ports and the log sink of one stack. */
export type Place = { readonly root: string; readonly dataDir: string; readonly ports: Ports; readonly log: LogSink };

export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Registers a child before it is ready, so that it is stopped even if it never becomes ready. */
export type Own = (child: Child) => void;

/** Writes the rules for the same settings as this stack's functions. */
const writeRules = async ({ root, dataDir }: Place, env: Readonly<Record<string, string>>): Promise<string> => {
  const file = join(dataDir, 'firestore.rules');
  await writeFile(file, rulesFor(await readFile(join(root, 'firestore.rules'), 'utf8'), env));
  return file;
};

/** Starts the Firestore server with the rules and, if there is one, the saved state. */
export const startFirestore = async (
  place: Place,
  saved: SavedState | undefined,
  env: Readonly<Record<string, string>>,
  own: Own,
): Promise<Child> => {
  const { ports, log } = place;
  const args = ['--host', '127.0.0.1', '--port', String(ports.firestore), '--project_id', project, '--rules', await writeRules(place, env)];
  const seed = saved ? ['--seed_from_export', saved.firestoreMetadata] : [];
  const child = startChild({ name: 'firestore', command: await programPath('hidane'), args: [...args, ...seed] }, log);
  own(child);
  await untilReady(child, answers(`http://127.0.0.1:${ports.firestore}/`));
  const host = `127.0.0.1:${ports.firestore}`;
  await setKeysRules(host, await readFile(join(place.root, 'firestore.keys.rules'), 'utf8'));
  if (saved) await restoreKeys(host, saved);
  return child;
};

/** Starts the Cloud Tasks server without queues. */
export const startTasks = async ({ ports, log }: Place, own: Own): Promise<Child> => {
  const address = `127.0.0.1:${ports.tasks}`;
  const env = { LISTEN_ADDR: address, OIDC_ISSUER: `http://${address}`, QUEUES: '' };
  const child = startChild({ name: 'tasks', command: await programPath('cloud-tasks-emulator'), args: [], env }, log);
  own(child);
  await untilReady(child, answers(`http://${address}/v2/projects/${project}/locations/${region}/queues`));
  return child;
};

/** Starts the servers for Auth, with saved accounts if there are any, and for Hosting. */
export const startAuthAndHosting = async (
  place: Place,
  saved: SavedState | undefined,
  hostingConfig: string | undefined,
  own: Own,
): Promise<Child> => {
  const { root, ports, log, dataDir } = place;
  const hosting = hostingConfig
    ? ['--hosting-port', String(ports.hosting), '--hosting-config', hostingConfig, '--functions-port', String(ports.functions)]
    : [];
  const accounts = saved ? ['--auth-import', saved.auth] : [];
  const args = [
    join(root, 'local/firebaseServers/main.ts'),
    '--project',
    project,
    '--auth-port',
    String(ports.auth),
    ...accounts,
    ...hosting,
  ];
  const child = startChild(
    { name: 'auth and hosting', command: process.execPath, args, env: { XDG_CONFIG_HOME: join(dataDir, 'config') } },
    log,
  );
  own(child);
  // It prints this after the accounts are imported; an open port alone is too early.
  await untilReady(child, async () => child.lastLines().includes('ready'));
  if (hostingConfig) await untilReady(child, accepts(ports.hosting));
  await untilReady(child, accepts(ports.auth));
  return child;
};

export type FunctionsSettings = {
  readonly entry: string;
  readonly schedules: boolean;
  /** Keeps finished spans for /develop. */
  readonly trace: boolean;
  /** The number of processes that share the calls, like instances of a service. */
  readonly instances: number;
  readonly env: Readonly<Record<string, string>>;
};

/** Starts the functions host; resolves when it answers. */
export const startFunctionsHost = async ({ root, dataDir, ports, log }: Place, settings: FunctionsSettings, own: Own): Promise<Child> => {
  const main = join(root, 'local/functionsHost/main.ts');
  const storage = [
    '--storage',
    storageFolder(dataDir),
    '--remote-config',
    join(dataDir, 'remoteConfig.json'),
    '--mail',
    mailFolder(dataDir),
  ];
  const args = [
    main,
    '--entry',
    settings.entry,
    '--port',
    String(ports.functions),
    ...storage,
    settings.schedules ? '--schedules' : '--no-schedules',
    settings.trace ? '--trace' : '--no-trace',
    '--instances',
    String(settings.instances),
  ];
  const child = startChild({ name: 'functions', command: process.execPath, args, env: { LOG_LEVEL: 'INFO', ...settings.env } }, log);
  own(child);
  await untilReady(child, answers(`http://127.0.0.1:${ports.functions}/_local/health`));
  return child;
};
