import type { Mail } from '#functions/effects/mail/mails.ts';
import { runtime } from '#functions/runtime.ts';
import type { CaughtMail } from '#local/mail/server.ts';
import { level } from './level.ts';
import type { Person } from './people.ts';
import { until } from './until.ts';

/** The mails to a person, by subject without the site's name. */
export const mailsTo = async ({ email }: Person): Promise<CaughtMail[]> => (await level().caughtMails()).filter(({ to }) => to === email);

export const whenMail = async (person: Person, title: string): Promise<CaughtMail> => {
  const found = await until(
    async () => (await mailsTo(person)).filter(({ subject }) => subject.split('：')[0] === `【キャストひろば】${title}`),
    (mails) => mails.length > 0,
    `the mail ${title}`,
  );
  return found[0] as CaughtMail;
};

export const queuedFor = async ({ uid }: Person): Promise<Mail[]> =>
  (await runtime().db.collection('mails').where('uid', '==', uid).get()).docs.map((found) => found.data() as Mail);
