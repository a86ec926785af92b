import { parseArgs } from 'node:util';
import { environmentOf } from './stack/environment.ts';
import { defaultPorts } from './stack/ports.ts';

// Without a project in the environment the tool speaks to the local stack that `npm start` runs.
if (!process.env.GCLOUD_PROJECT) Object.assign(process.env, environmentOf(defaultPorts));

const { createRuntime } = await import('#functions/runtime.ts');
const { grantOffice } = await import('#functions/officeGrant.ts');

const usage = `npm run office -- grant EMAIL           makes an account a member of the office
npm run office -- revoke EMAIL          ends that
npm run office -- forget-factor EMAIL   takes away the second factor of somebody whose device is lost`;

const runtime = createRuntime();
const acts: Readonly<Record<string, (uid: string, email: string) => Promise<string>>> = {
  grant: async (uid, email) => {
    await grantOffice(runtime, uid, email);
    return 'office membership granted';
  },
  revoke: async (uid, email) => {
    await grantOffice(runtime, uid, email, true);
    return 'office membership revoked';
  },
  'forget-factor': async (uid) => {
    await runtime.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await runtime.auth.revokeRefreshTokens(uid);
    return 'second factor taken away, sign-ins ended';
  },
};

const [act = '', email] = parseArgs({ allowPositionals: true }).positionals;
const carryOut = acts[act];
if (!carryOut || !email) {
  console.log(usage);
  process.exit(2);
}
const { uid } = await runtime.auth.getUserByEmail(email);
console.log(`${email}: ${await carryOut(uid, email)}`);
process.exit(0);
