import { parseArgs } from 'node:util';
import { environmentOf } from './stack/environment.ts';
import { defaultPorts } from './stack/ports.ts';

// Without a project in the environment the tool speaks to the local stack that `npm start` runs.
if (!process.env.GCLOUD_PROJECT) Object.assign(process.env, environmentOf(defaultPorts));

const { createRuntime } = await import('#functions/runtime.ts');
const { grantOffice } = await import('#functions/officeGrant.ts');

const [act, email] = parseArgs({ allowPositionals: true }).positionals;
if ((act !== 'grant' && act !== 'revoke') || !email) {
  console.log('npm run office -- grant EMAIL     makes an account a member of the office\nnpm run office -- revoke EMAIL    ends that');
  process.exit(2);
}
const runtime = createRuntime();
const { uid } = await runtime.auth.getUserByEmail(email);
await grantOffice(runtime, uid, email, act === 'revoke');
console.log(`${email}: office membership ${act === 'grant' ? 'granted' : 'revoked'}`);
process.exit(0);
