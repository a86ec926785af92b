import { DAY, HOUR } from '#domain/kernel/calendar/instants.ts';

/** The test accounts: a client, a cast and a member of the office. */
export type Person = 'client' | 'talent' | 'office';

/** The requests of a smoke test, like a browser's: over HTTP, through callables and rules. */
export type SmokeClient = {
  readonly uidOf: (person: Person) => Promise<string>;
  /** Sends a command. Throws if it is refused. */
  readonly send: (person: Person, callable: string, command: Readonly<Record<string, unknown>>) => Promise<{ readonly streamId: string }>;
  /** The HTTP status of a signed-in call without an App Check token. */
  readonly callWithoutAppCheck: (person: Person, callable: string) => Promise<number>;
  /**
   * The field `status` of a document as the rules let this person read it; null if it does not
   * exist.
   */
  readonly statusOf: (person: Person, path: string) => Promise<string | null>;
};

/** Results of steps for later steps. */
export type Played = { readonly jobId: string; readonly offerId: string };

/** A step of the smoke test; `run` returns new results for later steps. */
export type SmokeStep = {
  readonly title: string;
  readonly run: (client: SmokeClient, played: Played, now: number) => Promise<Partial<Played>>;
};

const LIMIT_MS = 30_000;
const PAUSE_MS = 250;

/** Polls until a person reads the status; throws with the last one after the time limit. */
const shows = async (client: SmokeClient, person: Person, path: string, wanted: string): Promise<void> => {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const status = await client.statusOf(person, path);
    if (status === wanted) return;
    if (performance.now() > end) throw new Error(`${path} shows ${status}, not ${wanted}, to the ${person}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};

const idIn = (streamId: string): string => streamId.slice(streamId.indexOf('-') + 1);
const offerPath = ({ jobId, offerId }: Played) => `jobs/${jobId}/offers/${offerId}`;

/** A private job, which only asked casts see. */
const posting = (now: number) => ({
  type: 'post',
  visibility: 'PRIVATE',
  title: '動作確認',
  description: 'リリース後の動作確認です。',
  jobCategory: 'category-film',
  industry: [],
  media: [],
  prefecture: 13,
  place: '動作確認',
  schedule: '動作確認',
  pictures: [],
  startsAt: now + 20 * DAY,
  endsAt: now + 20 * DAY + 8 * HOUR,
  entryDeadline: now + 10 * DAY,
  feeMin: 10_000,
  feeMax: 10_000,
  numberOfPeople: 1,
  wantedGender: 0,
  wantedAgeBands: [],
});

const reason = 'リリース後の動作確認のため';

/** A step of the offer: a command, and the status that both sides read after it. */
const offerStep = (
  title: string,
  person: Person,
  command: Readonly<Record<string, unknown>>,
  status: string,
  readers: readonly Person[] = ['client', 'talent'],
): SmokeStep => ({
  title,
  run: async (client, played) => {
    await client.send(person, 'offers', { ...command, offerId: played.offerId });
    for (const reader of readers) await shows(client, reader, offerPath(played), status);
    return {};
  },
});

export const appCheckStep: SmokeStep = {
  title: 'A call without an App Check token is refused',
  run: async (client) => {
    const status = await client.callWithoutAppCheck('client', 'offers');
    if (status !== 401) throw new Error(`a call without an App Check token was answered with ${status}, not with 401`);
    return {};
  },
};

/** One deal from posting to end. The cast is visible meanwhile; no bill is left. */
export const dealSteps: readonly SmokeStep[] = [
  {
    title: 'The office publishes the cast',
    run: async (client) => {
      await client.send('office', 'talents', { type: 'publish', uid: await client.uidOf('talent') });
      return {};
    },
  },
  {
    title: 'The client posts a job that only casts who are asked see',
    run: async (client, _, now) => ({ jobId: idIn((await client.send('client', 'jobs', posting(now))).streamId) }),
  },
  {
    title: 'The client makes an offer, which both sides read',
    run: async (client, { jobId }, now) => {
      const terms = { fee: 10_000, scheduleToClose: now + 21 * DAY };
      const command = { type: 'makeOffer', jobId, talentId: await client.uidOf('talent'), ...terms };
      const offerId = idIn((await client.send('client', 'offers', command)).streamId);
      for (const reader of ['client', 'talent'] as const) await shows(client, reader, offerPath({ jobId, offerId }), 'IN_PROGRESS');
      return { offerId };
    },
  },
  offerStep('The cast accepts', 'talent', { type: 'accept', termsNo: 1 }, 'IS_ACCEPTED'),
  offerStep('The office approves', 'office', { type: 'adminApprove', termsNo: 1 }, 'IS_ADMIN_APPROVED'),
  offerStep('The client approves', 'client', { type: 'approve', termsNo: 1 }, 'IS_APPROVED'),
  offerStep('The office ends the deal', 'office', { type: 'forceClose', reason }, 'IS_ADMIN_CLOSED'),
  {
    title: 'The client closes the job',
    run: async (client, { jobId }) => {
      await client.send('client', 'jobs', { type: 'close', jobId });
      return {};
    },
  },
  {
    title: 'The office takes the cast out of sight',
    run: async (client) => {
      await client.send('office', 'talents', { type: 'unpublish', uid: await client.uidOf('talent'), reason });
      return {};
    },
  },
];

/** Runs the steps in order. Throws with the title of the first step that fails. */
export const playSmoke = async (
  client: SmokeClient,
  steps: readonly SmokeStep[],
  { now = Date.now, say }: { readonly now?: () => number; readonly say: (line: string) => void },
): Promise<Played> => {
  let played: Played = { jobId: '', offerId: '' };
  for (const { title, run } of steps) {
    try {
      played = { ...played, ...(await run(client, played, now())) };
    } catch (error) {
      throw new Error(`${title}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    say(`ok: ${title}`);
  }
  return played;
};
