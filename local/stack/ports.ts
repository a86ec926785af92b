import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';

/** The inode of the socket that listens on a port, from Linux's socket table; `0A` is LISTEN. */
const listeningInode = (table: string, port: number): string | undefined => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of table.split('\n').slice(1)) {
    const fields = line.trim().split(/\s+/);
    if (fields[1]?.endsWith(suffix) && fields[3] === '0A') return fields[9];
  }
  return undefined;
};

const readable = <Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> => reading.catch(() => otherwise);

/** The process that listens on a port, if /proc shows it to this user. */
const ownerOfPort = async (port: number): Promise<{ pid: number; command: string } | undefined> => {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readable(readFile(file, 'utf8'), '')));
  const inode = tables.map((table) => listeningInode(table, port)).find(Boolean);
  if (!inode) return undefined;
  for (const pid of (await readable(readdir('/proc'), [])).filter((name) => /^\d+$/.test(name))) {
    const handles = await readable(readdir(`/proc/${pid}/fd`), []);
    const links = await Promise.all(handles.map((handle) => readable(readlink(`/proc/${pid}/fd/${handle}`), '')));
    if (!links.includes(`socket:[${inode}]`)) continue;
    const command = (await readable(readFile(`/proc/${pid}/cmdline`, 'utf8'), '')).split('\0').join(' ').trim();
    return { pid: Number(pid), command: command.slice(0, 120) };
  }
  return undefined;
};

/** The servers of the local stack and their ports on 127.0.0.1. */
export type Ports = {
  readonly firestore: number;
  readonly auth: number;
  readonly functions: number;
  readonly hosting: number;
  readonly tasks: number;
  readonly pubsub: number;
  readonly smtp: number;
  readonly control: number;
};

/** The ports of `npm start`. */
export const defaultPorts: Ports = {
  firestore: 8080,
  auth: 9099,
  functions: 5001,
  hosting: 5000,
  tasks: 8123,
  pubsub: 8085,
  smtp: 1025,
  control: 4400,
};

const serverNames = {
  firestore: 'Firestore',
  auth: 'the auth emulator',
  functions: 'the functions host',
  hosting: 'the web app',
  tasks: 'Cloud Tasks',
  pubsub: 'Pub/Sub',
  smtp: 'the mail server',
  control: 'the stack control',
} satisfies Record<keyof Ports, string>;

/** null if the port is taken. */
const listenOn = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const isFree = async (port: number): Promise<boolean> => {
  const probe = await listenOn(port);
  if (!probe) return false;
  await new Promise((resolve) => probe.close(resolve));
  return true;
};

/** Throws for the first taken port, with one sentence: the owner, if visible, and the remedy. */
export const requireFree = async (ports: Ports, needed: readonly (keyof Ports)[]): Promise<void> => {
  for (const server of needed) {
    const port = ports[server];
    if (await isFree(port)) continue;
    const owner = await ownerOfPort(port);
    const taken = `Port ${port}, which ${serverNames[server]} needs, is taken${owner ? ` by process ${owner.pid} (${owner.command})` : ''}`;
    throw new Error(`${taken}: end that program and start again.`);
  }
};

const servers = Object.keys(defaultPorts) as (keyof Ports)[];
const blockSize = servers.length + 1;

/**
 * A block of ports below the range of outgoing connections. The first port is held until `release`,
 * so that parallel stacks choose different blocks.
 */
export const freePorts = async (random: () => number = Math.random): Promise<{ readonly ports: Ports; readonly release: () => void }> => {
  const first = 20_000 + Math.floor((random() * 12_000) / blockSize) * blockSize;
  const held = await listenOn(first);
  if (!held) return freePorts(random);
  const ports = Object.fromEntries(servers.map((server, place) => [server, first + 1 + place])) as Ports;
  const free = await Promise.all(Object.values(ports).map(isFree));
  if (free.every(Boolean)) return { ports, release: () => void held.close() };
  held.close();
  return freePorts(random);
};
