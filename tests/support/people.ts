import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from '#domain/calendar/instants.ts';
import { grantOffice } from '#functions/operator/officeGrant.ts';
import { runtime } from '#functions/runtime.ts';
import { send } from './callables.ts';
import { until } from './until.ts';

/** One password for everybody that the tests sign up. */
export const password = 'correct-horse-battery';

/** Somebody who is signed in: `token` is a fresh ID token from the accounts server. */
export type Person = { readonly uid: string; readonly email: string; readonly token: string };

type SignUp = { readonly verified?: boolean; readonly name?: string };

/** Signs somebody up and in; nothing is known of them to the product yet. */
export const signUp = async ({ verified = true, name = 'person' }: SignUp = {}): Promise<Person> => {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.com`;
  const { uid } = await runtime().auth.createUser({ email, password, emailVerified: verified });
  return { uid, email, token: await signIn(email) };
};

/** What the accounts server hands to a browser that signs in. */
export type Session = { readonly idToken: string; readonly refreshToken: string; readonly expiresIn: string };

/** Signs in as a browser does. */
export const openSession = async (email: string): Promise<Session> => {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const session = (await answer.json()) as Partial<Session>;
  if (!session.idToken) throw new Error(`sign-in of ${email} failed: ${answer.status}`);
  return session as Session;
};

/** An ID token as the browser gets one. */
export const signIn = async (email: string): Promise<string> => (await openSession(email)).idToken;

/** Where the portrait of a talent of the tests lies, among the own pictures. */
const portraitOf = (uid: string) => `pictures/${uid}/portrait.svg`;
const portrait = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#8fb8d4" d="M0 0h3v4H0z"/></svg>';

/** The profile of a talent; with the portrait of one whom `newTalent` made. */
export const talentProfile = (name = '山田 花子', uid?: string) => ({
  type: 'saveProfile',
  name,
  kana: 'ヤマダ ハナコ',
  gender: 2,
  birthday: '1998-04-12',
  prefecture: 13,
  introduction: '舞台を中心に活動しています。',
  speciality: ['ダンス', '殺陣'],
  thumbnail: uid === undefined ? null : portraitOf(uid),
  profileImages: [],
});

export const clientProfile = (name = '佐藤 健') => ({
  type: 'saveProfile',
  clientType: 'CORPORATION',
  name,
  kana: 'サトウ ケン',
  thumbnail: null,
  department: '制作部',
  position: 'プロデューサー',
  worksUrl: '',
  company: {
    name: '株式会社あおぞら映像',
    kana: 'アオゾラエイゾウ',
    phone: '0312345678',
    address: { postalCode: '1500001', prefecture: '東京都', city: '渋谷区', street: '神宮前1-2-3', buildingName: '' },
  },
});

export const posting = (now = Date.now()) => ({
  type: 'post',
  title: '企業紹介映像の出演者募集',
  description: '都内スタジオでの撮影です。',
  jobCategory: 'category-film',
  industry: [],
  media: [],
  prefecture: 13,
  place: '渋谷区',
  startsAt: now + 20 * DAY,
  endsAt: now + 20 * DAY + 8 * HOUR,
  schedule: '午前は衣装合わせ、午後に撮影します。',
  feeMin: 30_000,
  feeMax: 50_000,
  numberOfPeople: 1,
  wantedGender: 0,
  wantedAgeBands: [],
  entryDeadline: now + 10 * DAY,
  pictures: [],
});

export const newOffice = async (): Promise<Person> => {
  const person = await signUp({ name: 'office' });
  await grantOffice(runtime(), person, 'tests');
  return person;
};

/** Somebody with an account, and a role if one is given, but no profile. */
export const registered = async (role?: 'talent' | 'client'): Promise<Person> => {
  const person = await signUp({ name: role ?? 'person' });
  await send(person, 'accounts', { type: 'register' });
  if (role) await send(person, 'accounts', { type: 'chooseRole', role });
  return person;
};

export const newTalent = async (office: Person, name?: string): Promise<Person> => {
  const person = await registered('talent');
  await runtime().objects.write(portraitOf(person.uid), Buffer.from(portrait), 'image/svg+xml');
  await send(person, 'talents', talentProfile(name, person.uid));
  await send(office, 'talents', { type: 'publish', uid: person.uid });
  return person;
};

export const newClient = async (office: Person, name?: string): Promise<Person> => {
  const person = await registered('client');
  await send(person, 'clients', clientProfile(name));
  await send(office, 'accounts', { type: 'certifyClient', uid: person.uid });
  return person;
};

/** Suspends somebody, who then signs in again: the suspension has ended the sessions of before. */
export const suspend = async (office: Person, person: Person): Promise<Person> => {
  await send(office, 'accounts', { type: 'suspend', uid: person.uid, reason: '規約違反のため' });
  await until(
    async () => (await runtime().auth.getUser(person.uid)).customClaims?.suspended,
    (claim) => claim === true,
    'the suspension in the claims',
  );
  return { ...person, token: await signIn(person.email) };
};

/** The id of a new open job. */
export const newJob = async (client: Person, changes: object = {}): Promise<string> => {
  const { streamId } = await send(client, 'jobs', { ...posting(), ...changes });
  return streamId.slice('job-'.length);
};

export type Cast = { readonly office: Person; readonly client: Person; readonly talent: Person; readonly jobId: string };

/** Everybody that a deal needs, and a job to make it about. */
export const newCast = async (): Promise<Cast> => {
  const office = await newOffice();
  const [client, talent] = await Promise.all([newClient(office), newTalent(office)]);
  return { office, client, talent, jobId: await newJob(client) };
};

/** Waits until a read model satisfies a condition, and answers with it. */
export const document = <Shape>(path: string, condition: (document: Shape) => boolean, limitMs?: number): Promise<Shape> =>
  until(
    async () => (await runtime().db.doc(path).get()).data() as Shape | undefined,
    (found): found is Shape => found !== undefined && condition(found),
    path,
    limitMs,
  );
