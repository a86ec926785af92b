import { createServer } from 'node:net';
import { ownerOfPort } from './portOwner.ts';

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

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Throws one sentence about the first taken port: who has it, if that can be seen, and what to do. */
export const requireFree = async (ports: Ports, needed: readonly (keyof Ports)[]): Promise<void> => {
  for (const server of needed) {
    const port = ports[server];
    if (await isFree(port)) continue;
    const owner = await ownerOfPort(port);
    const taken = `Port ${port}, which ${serverNames[server]} needs, is taken${owner ? ` by process ${owner.pid} (${owner.command})` : ''}`;
    throw new Error(`${taken}: end that program and start again.`);
  }
};

/** Ports below the range that outgoing connections use, so that none of these takes one before its server listens. */
export const freePorts = async (random: () => number = Math.random): Promise<Ports> => {
  const taken = new Set<number>();
  const pick = async (): Promise<number> => {
    const port = 20_000 + Math.floor(random() * 12_000);
    if (taken.has(port) || !(await isFree(port))) return pick();
    taken.add(port);
    return port;
  };
  const entries: [string, number][] = [];
  for (const server of Object.keys(defaultPorts)) entries.push([server, await pick()]);
  return Object.fromEntries(entries) as Ports;
};
