import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { defaultPorts, freePorts, requireFree } from './ports.ts';

test('a taken port gives one sentence with port, program and remedy', async () => {
  const { ports, release } = await freePorts();
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(ports.auth, '127.0.0.1', resolve));
  try {
    // The process is named only if /proc shows it.
    await expect(requireFree(ports, ['firestore', 'auth'])).rejects.toThrow(
      new RegExp(
        `^Port ${ports.auth}, which the auth emulator needs, is taken( by process ${process.pid} \\(.*\\))?: end that program and start again\\.$`,
      ),
    );
    await expect(requireFree(ports, ['firestore', 'pubsub'])).resolves.toBeUndefined();
  } finally {
    blocker.close();
    release();
  }
});

test('free ports are all different and outside the range of outgoing connections', async () => {
  const { ports, release } = await freePorts();
  release();
  const numbers = Object.values(ports);
  expect(new Set(numbers).size).toBe(Object.keys(defaultPorts).length);
  expect(numbers.every((port) => port >= 20_000 && port < 32_000)).toBe(true);
});

test('stacks that start at the same time take different ports, even before they listen', async () => {
  const sameThenOther = () => {
    const numbers = [0.5];
    return () => numbers.shift() ?? Math.random();
  };
  const [one, other] = await Promise.all([freePorts(sameThenOther()), freePorts(sameThenOther())]);
  one.release();
  other.release();
  const taken = [...Object.values(one.ports), ...Object.values(other.ports)];
  expect(new Set(taken).size).toBe(2 * Object.keys(defaultPorts).length);
});

test('the database is on port 8080, the functions on 5001', () => {
  expect(defaultPorts).toMatchObject({ firestore: 8080, functions: 5001 });
});
