import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy that can be shut: then it accepts bytes and forwards none, like a network that hangs.
 */
export type Valve = { readonly address: string; leadTo(port: number): void; shut(): void; open(): void; close(): Promise<void> };

/** Starts an open valve on a free port. */
export const startValve = async (): Promise<Valve> => {
  let target = 0;
  let isShut = false;
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // If one side ends, the other is closed; the kind of error does not matter.
      socket.on('error', () => socket.destroy());
    }
    inner.on('data', (bytes) => !isShut && outer.write(bytes));
    outer.on('data', (bytes) => !isShut && inner.write(bytes));
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the valve has no port');
  return {
    address: `127.0.0.1:${address.port}`,
    leadTo: (port) => {
      target = port;
    },
    shut: () => {
      isShut = true;
    },
    // Hanging connections are closed, so that clients notice and reconnect.
    open: () => {
      isShut = false;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
};
