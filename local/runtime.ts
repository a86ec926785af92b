import { join } from 'node:path';
import { grpc } from 'google-gax';
import { isLoopback, isPushService } from '#domain/people/account/notificationFields.ts';
import { ledgerIn } from '#functions/effects/erasure/erasureLedger.ts';
import { cloudTasks } from '#functions/effects/namedTasks.ts';
import { wireBulk } from '#functions/replay/bulk/wireBulk.ts';
import { createRuntime, type Outside, useRuntime } from '#functions/runtime.ts';
import { fileRootKey, fileSigner, folderStorage, folderStore } from './files.ts';
import { fromEnvironment, storageFolder } from './stack/environment.ts';

const addressIn = (variable: string): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(`http://${fromEnvironment(variable)}`);
  return { host: hostname, port: Number(port) };
};

/** The servers and folders of the stack that the environment names. */
const localServers = (projectId: string): Outside => {
  const data = fromEnvironment('LOCAL_DATA');
  const sslCreds = grpc.credentials.createInsecure();
  const [firestore, tasks] = [addressIn('FIRESTORE_EMULATOR_HOST'), addressIn('CLOUD_TASKS_EMULATOR_HOST')];
  const seals = join(data, 'seals');
  return {
    // The emulator lets its owner pass all rules, as the SDK does.
    bulk: wireBulk(projectId, { servicePath: firestore.host, port: firestore.port, sslCreds }, 'Bearer owner'),
    makeTask: cloudTasks(projectId, { apiEndpoint: tasks.host, port: tasks.port, sslCreds }, fromEnvironment('FUNCTIONS_BASE_URL')),
    objects: folderStorage(storageFolder(data), {
      uploadOrigin: `http://${fromEnvironment('FIREBASE_STORAGE_EMULATOR_HOST')}`,
      key: process.env.STORAGE_EMULATOR_KEY ?? '',
    }),
    seals: { store: folderStore(seals), signer: () => fileSigner(join(seals, 'key.pem')) },
    erasures: ledgerIn(folderStore(join(data, 'erasures'))),
    rootKey: () => fileRootKey(join(data, 'keys/root.key')),
    mayPushTo: (endpoint) => isPushService(endpoint) || isLoopback(endpoint),
  };
};

export const localRuntime = () => createRuntime(localServers);

// A process that imports this file uses the local stack.
useRuntime(localRuntime);
