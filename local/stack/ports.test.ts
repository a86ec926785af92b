import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { defaultPorts, freePorts, requireFree } from './ports.ts';

test('a taken port is one sentence with port, program and what to do', async () => {
  const ports = await freePorts();
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(ports.auth, '127.0.0.1', resolve));
  try {
    // The process is named where /proc shows it; elsewhere the sentence does without.
    await expect(requireFree(ports, ['firestore', 'auth'])).rejects.toThrow(
      new RegExp(
        `^Port ${ports.auth}, which the auth emulator needs, is taken( by process ${process.pid} \\(.*\\))?: end that program and start again\\.$`,
      ),
    );
    await expect(requireFree(ports, ['firestore', 'pubsub'])).resolves.toBeUndefined();
  } finally {
    blocker.close();
  }
});

test('free ports are all different and outside the range of outgoing connections', async () => {
  const ports = Object.values(await freePorts());
  expect(new Set(ports).size).toBe(Object.keys(defaultPorts).length);
  expect(ports.every((port) => port >= 20_000 && port < 32_000)).toBe(true);
});

test('the database is on port 8080, the functions on 5001', () => {
  expect(defaultPorts).toMatchObject({ firestore: 8080, functions: 5001 });
});
