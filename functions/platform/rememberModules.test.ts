import { registerHooks } from 'node:module';
import { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import '@google-cloud/pubsub';
import { rememberModules } from './rememberModules.ts';

/** The method with which the SDK prepares each commit. */
type Client = { createCallOptions(method: string, retryCodes: readonly number[]): unknown };

test('a commit looks for no module on the disk', () => {
  rememberModules();
  const client = new Firestore({ projectId: 'demo-casting' }) as unknown as Client;
  // The first commit also reads the settings of the client.
  client.createCallOptions('commit', [8]);
  const resolved: string[] = [];
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      resolved.push(specifier);
      return next(specifier, context);
    },
  });
  client.createCallOptions('commit', [8]);
  hooks.deregister();
  expect(resolved).toEqual([]);
});
