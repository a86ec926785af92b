import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import type { Runtime } from '#functions/ports.ts';
import type { Act, Command, Person } from './acts.ts';
import { demoDays, people } from './demoPeople.ts';
import { momentBefore, randomOf } from './moments.ts';

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
