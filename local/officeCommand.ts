import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { targetRuntime } from './targetRuntime.ts';

const runtime = await targetRuntime();

const { initializeApp } = await import('firebase-admin/app');
const { grantOffice, revokeOffice } = await import('#functions/operator/officeGrant.ts');
const { startCommands, stopCommands } = await import('#functions/gate/stopSwitch.ts');
const { setMaintenanceFlag } = await import('./maintenanceFlag.ts');

const usage = `npm run office -- grant EMAIL           makes an account a member of the office
npm run office -- revoke EMAIL          ends that
npm run office -- forget-factor EMAIL   takes away the second factor of somebody whose device is lost
npm run office -- stop "REASON"         takes no commands from now on and shows people the maintenance notice
npm run office -- start                 takes commands again

--by NAME: who grants or revokes, as the log names them; otherwise the user of this machine`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } });
/** The person who runs this; the log names them. */
const operator = values.by ?? `${userInfo().username}@${hostname()}`;

/** Commands on the account of an e-mail address. */
const onAccount: Readonly<Record<string, (uid: string, email: string) => Promise<string>>> = {
  grant: async (uid, email) => {
    await grantOffice(runtime, { uid, email }, operator);
    return 'office membership granted';
  },
  revoke: async (uid, email) => {
    await revokeOffice(runtime, { uid, email }, operator);
    return 'office membership revoked';
  },
  'forget-factor': async (uid) => {
    await runtime.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await runtime.auth.revokeRefreshTokens(uid);
    return 'second factor taken away, sign-ins ended';
  },
};

// Commands stop first: pages can take a minute to see the notice, and Remote Config can fail.
const stop = async (reason: string): Promise<string> => {
  await stopCommands(runtime.db, Date.now(), reason);
  await setMaintenanceFlag(true);
  return 'commands are refused within 10 seconds; open pages show the notice within a minute';
};

const start = async (): Promise<string> => {
  await startCommands(runtime.db);
  await setMaintenanceFlag(false);
  return 'commands are taken within 10 seconds; open pages come back within a minute';
};

const run = async (act: string, argument: string | undefined): Promise<string | null> => {
  if (act === 'start') return start();
  if (!argument) return null;
  if (act === 'stop') return stop(argument);
  const carryOut = onAccount[act];
  if (!carryOut) return null;
  const { uid } = await runtime.auth.getUserByEmail(argument);
  return `${argument}: ${await carryOut(uid, argument)}`;
};

// The project for the Remote Config client.
initializeApp({ projectId: process.env.GCLOUD_PROJECT });
const [act = '', argument] = positionals;
const said = await run(act, argument);
console.log(said ?? usage);
process.exit(said === null ? 2 : 0);
