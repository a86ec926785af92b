import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from '#domain/kernel/calendar/instants.ts';
import * as samples from '#domain/testing/profiles.ts';
import { grantOffice } from '#functions/operator/officeGrant.ts';
import { runtime } from '#functions/runtime.ts';
import { send } from './callables.ts';
import { level, type Session, now as timeNow } from './level.ts';
import { until } from './until.ts';

export const password = 'correct-horse-battery';

/** A signed-in person; `token` is a fresh ID token of the accounts server. */
export type Person = { readonly uid: string; readonly email: string; readonly token: string };

type SignUp = { readonly verified?: boolean; readonly name?: string };

/** Creates an account at the accounts server and signs in; the product does not know it yet. */
export const signUp = async ({ verified = true, name = 'person' }: SignUp = {}): Promise<Person> => {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.com`;
  const { uid } = await runtime().auth.createUser({ email, password, emailVerified: verified });
  return { uid, email, token: await signIn(email) };
};

/** Signs in like a browser. */
export const openSession = (email: string): Promise<Session> => level().signIn(email, password);

/** An ID token, as a browser gets it. */
export const signIn = async (email: string): Promise<string> => (await openSession(email)).idToken;

const portraitOf = (uid: string) => `pictures/${uid}/portrait.svg`;
const portrait = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#8fb8d4" d="M0 0h3v4H0z"/></svg>';

/** The profile of a talent; with a uid also the portrait that `newTalent` stored. */
export const talentProfile = (name = '山田 花子', uid?: string) => ({
  ...samples.talentProfile,
  type: 'saveProfile',
  name,
  thumbnail: uid === undefined ? null : portraitOf(uid),
  profileImages: [],
});

/** The command that saves a complete client profile. */
export const clientProfile = (name = '佐藤 健', companyName = '株式会社あおぞら映像') => ({
  ...samples.clientProfile,
  type: 'saveProfile',
  name,
  thumbnail: null,
  company: { ...samples.clientProfile.company, name: companyName },
});

/** The command that posts a job; times relative to `now` (ms). */
export const posting = (now = timeNow()) => ({
  ...samples.posting,
  type: 'post',
  industry: [],
  media: [],
  startsAt: now + 20 * DAY,
  endsAt: now + 20 * DAY + 8 * HOUR,
  numberOfPeople: 1,
  wantedGender: 0,
  wantedAgeBands: [],
  entryDeadline: now + 10 * DAY,
  pictures: [],
});

/** Signs up an account that the operator makes a member of the office. */
export const newOffice = async (): Promise<Person> => {
  const person = await signUp({ name: 'office' });
  await grantOffice(runtime(), person, 'tests');
  return person;
};

/** A registered account with a role, if given, but without a profile. */
export const registered = async (role?: 'talent' | 'client'): Promise<Person> => {
  const person = await signUp({ name: role ?? 'person' });
  await send(person, 'accounts', { type: 'register' });
  if (role) await send(person, 'accounts', { type: 'chooseRole', role });
  return person;
};

/** Signs up a talent with a published profile. */
export const newTalent = async (office: Person, name?: string): Promise<Person> => {
  const person = await registered('talent');
  await runtime().objects.write(portraitOf(person.uid), Buffer.from(portrait), 'image/svg+xml');
  await send(person, 'talents', talentProfile(name, person.uid));
  await send(office, 'talents', { type: 'publish', uid: person.uid });
  return person;
};

/** Signs up a certified client. */
export const newClient = async (office: Person, name?: string, companyName?: string): Promise<Person> => {
  const person = await registered('client');
  await send(person, 'clients', clientProfile(name, companyName));
  await send(office, 'accounts', { type: 'certifyClient', uid: person.uid });
  return person;
};

/** Suspends a person and signs them in again, because a suspension ends the sessions. */
export const suspend = async (office: Person, person: Person): Promise<Person> => {
  await send(office, 'accounts', { type: 'suspend', uid: person.uid, reason: '規約違反のため' });
  await until(
    async () => (await runtime().auth.getUser(person.uid)).customClaims?.suspended,
    (claim) => claim === true,
    'the suspension in the claims',
  );
  return { ...person, token: await signIn(person.email) };
};

/** Posts a job; returns its id. */
export const newJob = async (client: Person, changes: object = {}): Promise<string> => {
  const { streamId } = await send(client, 'jobs', { ...posting(), ...changes });
  return streamId.slice('job-'.length);
};

/** The accounts of a deal, and a posted job. */
export type Cast = { readonly office: Person; readonly client: Person; readonly talent: Person; readonly jobId: string };

export const newCast = async (): Promise<Cast> => {
  const office = await newOffice();
  const [client, talent] = await Promise.all([newClient(office), newTalent(office)]);
  return { office, client, talent, jobId: await newJob(client) };
};

/** Waits until a read model satisfies a condition; returns it. */
export const document = <Shape>(path: string, condition: (document: Shape) => boolean, limitMs?: number): Promise<Shape> =>
  until(
    async () => (await runtime().db.doc(path).get()).data() as Shape | undefined,
    (found): found is Shape => found !== undefined && condition(found),
    path,
    limitMs,
  );
