import type { Auth } from 'firebase-admin/auth';
import { castDetails } from './castDetails.ts';
import { castMembers, publishedCasts, suspendedCast } from './castMembers.ts';
import { companies } from './companies.ts';
import { type DemoUser, signUp } from './demoUser.ts';
import { inParallel } from './inParallel.ts';
import type { MasterIdOf } from './masters.ts';
import { castPicture, companyMarkPicture, demoClientId, demoTalentId } from './pictures/picturePaths.ts';

/** Casts with a role and both steps of a profile; the office publishes and suspends as the list says. */
export const createCasts = (auth: Auth, office: DemoUser, masterId: MasterIdOf): Promise<DemoUser[]> =>
  inParallel(castMembers, async (cast, number) => {
    const place = String(number + 1).padStart(2, '0');
    const user = await signUp(auth, demoTalentId(number), number === 0 ? 'talent@example.com' : `talent${place}@example.com`, cast.name);
    const { uid } = user;
    await user.send('accounts', 'role', { type: 'chooseRole', role: 'talent' });
    const pictures = { thumbnail: castPicture(number, 0), profileImages: [castPicture(number, 0), castPicture(number, 1)] };
    await user.send('talents', 'profile', { type: 'saveProfile', ...cast, ...pictures });
    await user.send('talents', 'details', { type: 'saveDetails', ...castDetails(cast, number, Date.now(), masterId) });
    if (number < publishedCasts || number === suspendedCast) await office.send('talents', `publish ${uid}`, { type: 'publish', uid });
    if (number === suspendedCast) {
      await office.send('talents', `suspend ${uid}`, { type: 'suspend', uid, reason: '連絡が取れないため、確認が取れるまで休止します。' });
    }
    return user;
  });

/** Clients with a role and a company, some with a number in the office's accounting; the office certifies all but those who wait for it. */
export const createClients = (auth: Auth, office: DemoUser): Promise<DemoUser[]> =>
  inParallel(companies, async (company, number) => {
    const { email, name, kana, department, position, clientType, companyName, companyKana, phone, address, certified, bill } = company;
    const user = await signUp(auth, demoClientId(number), email, name);
    const { uid } = user;
    await user.send('accounts', 'role', { type: 'chooseRole', role: 'client' });
    await user.send('clients', 'profile', {
      type: 'saveProfile',
      clientType,
      ...{ name, kana, department, position },
      thumbnail: companyMarkPicture(number),
      worksUrl: `https://www.example.com/works/${number + 1}`,
      company: { name: companyName, kana: companyKana, phone, address },
    });
    if (bill !== '-') await office.send('clients', `number ${uid}`, { type: 'setBillClientId', uid, billClientId: bill });
    if (certified) await office.send('accounts', `certify ${uid}`, { type: 'certifyClient', uid });
    return user;
  });
