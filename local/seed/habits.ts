import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY, HOUR, MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { Runtime } from '#functions/ports.ts';
import { type Act, type Command, entityIdOf, type Person } from './acts.ts';
import { around, demoDays, people } from './demoPeople.ts';
import { type DemoJob, openJobs } from './jobPostings.ts';
import { momentAfter, momentBefore, randomOf } from './moments.ts';

type Like = {
  readonly who: Person;
  readonly kind: 'talent' | 'job';
  readonly targetId: string;
  readonly from: number;
  readonly andNoMore?: boolean;
};

/** Clients like casts, and casts bookmark jobs; one of each was removed again. */
const likesOf = (jobs: readonly DemoJob[], published: readonly (number | undefined)[], now: number): Like[] => {
  const { clients, casts } = people;
  const talents = (client: number, ...numbers: number[]) =>
    numbers.map((number): Like => {
      const who = clients[client] as Person;
      return { who, kind: 'talent', targetId: (casts[number] as Person).uid, from: published[number] ?? 0 };
    });
  const bookmarks = (cast: number, ...numbers: number[]) =>
    numbers.map((number): Like => {
      const { jobId, postedAt } = jobs[number] as DemoJob;
      return { who: casts[cast] as Person, kind: 'job', targetId: jobId, from: Math.max(postedAt, published[cast] ?? 0) };
    });
  const dropped = [...talents(0, 7), ...bookmarks(0, 20)].map((like): Like => ({ ...like, andNoMore: true }));
  const others = published.flatMap((at, cast) => {
    if (cast < 2 || at === undefined) return [];
    const known = jobs.flatMap(({ posting }, number) => (number !== openJobs + 2 && posting.entryDeadline > at ? [number] : []));
    const random = randomOf('bookmarks', cast);
    const chosen = new Set(Array.from({ length: 1 + (cast % 4) }, () => known[Math.floor(random() * known.length)] as number));
    return bookmarks(cast, ...chosen);
  });
  const lately = [...talents(0, 22), ...talents(1, 9), ...talents(3, 26)].map((like) => ({ ...like, from: now - 5 * DAY }));
  return [
    ...lately,
    ...talents(0, 0, 1, 3, 5, 8, 12, 17, 24, 31),
    ...talents(1, 0, 2, 3, 14, 19, 27),
    ...talents(2, 0, 4, 11, 20, 36),
    ...talents(3, 6, 15, 30),
    ...bookmarks(0, 1, 4, 11, 14, 17, 24, 30),
    ...bookmarks(1, 1, 6),
    ...others,
    ...dropped,
  ];
};

/** The likes and bookmarks of the demo past until `now` (ms), including removed ones. */
export const likeActs = (jobs: readonly DemoJob[], published: readonly (number | undefined)[], now: number): Act[] =>
  likesOf(jobs, published, now).flatMap(({ who, kind, targetId, from, andNoMore }): Act[] => {
    const side = kind === 'talent' ? ('client' as const) : ('cast' as const);
    const random = randomOf('like', who.uid, targetId);
    const span = Math.max(0, now - 3 * DAY - from) * (kind === 'job' ? 0.3 : 0.8);
    const at = Math.min(momentAfter(from + 2 * HOUR + random() * span, side, random), momentBefore(now - HOUR, side, random));
    const act = (when: number, type: 'like' | 'unlike'): Act => ({
      at: when,
      by: who,
      callable: 'favorites',
      label: `${type} ${kind} ${targetId}`,
      command: { type, kind, targetId },
    });
    return [act(at, 'like'), ...(andNoMore ? [act(at + 2 * HOUR, 'unlike')] : [])];
  });

/** The casts of the demo's list with the client's notes, in order. */
const listed: readonly (readonly [cast: number, note: string])[] = [
  [0, '笑顔が商品の雰囲気に合う。'],
  [8, '話し方が落ち着いている。午後から来られる。'],
  [3, ''],
  [12, '動画での経験が多い。'],
];

/** The demo's client keeps a shortlist. */
export const shortlistActs = (now: number): Act[] => {
  const by = people.clients[0] as Person;
  const began = around(now, 4, 'client', 'list');
  const listId = entityIdOf(by, 'list');
  const act = (nth: number, name: string, command: Command): Act => ({
    at: began + nth * MINUTE,
    by,
    callable: 'shortlists',
    label: name,
    command,
  });
  return [
    act(0, 'list', { type: 'create', title: '冬の広告 一次候補', jobId: null }),
    ...listed.map(([cast, note], at) =>
      act(at + 1, `list ${at}`, { type: 'add', listId, talentId: (people.casts[cast] as Person).uid, note, place: null }),
    ),
  ];
};

const open =
  ({ uid }: Person, leaving: number) =>
  async ({ db }: Runtime): Promise<Command | null> => {
    const user = await db.doc(`users/${uid}`).get();
    if (user.get('suspended') === true) return null;
    const told = await db.collection('notifications').where('uid', '==', uid).get();
    const unopened = told.docs.filter((found) => found.get('openedAt') === null);
    const oldestFirst = unopened.sort((one, other) => one.get('createdAt') - other.get('createdAt')).map(({ id }) => id);
    const some = oldestFirst.slice(0, Math.min(businessRules.notificationsOpenedMax, Math.max(0, oldestFirst.length - leaving)));
    return some.length > 0 ? { type: 'open', notificationIds: some } : null;
  };

type Habits = { readonly every: number; readonly last: number; readonly leaving: number };

/** How often a person looks (days), the last time, and how many of the newest stay unopened. */
const habitsOf = (person: Person): Habits =>
  [people.clients[0], people.casts[0]].includes(person) ? { every: 4, last: 1.5, leaving: 6 } : { every: 13, last: 6, leaving: 0 };

/** People open their notifications unless they are suspended; recent ones count on the badge. */
export const openingActs = (now: number): Act[] =>
  [...people.clients, ...people.casts].flatMap((by, number) => {
    const { every, last, leaving } = habitsOf(by);
    const times = Array.from({ length: Math.floor((demoDays - last) / every) }, (_, step) => last + step * every);
    return times.map((daysAgo, step): Act => {
      const at = momentBefore(now - daysAgo * DAY, 'cast', randomOf('open', number, step));
      return { at, by, callable: 'notifications', label: `open ${step}`, command: open(by, leaving) };
    });
  });
