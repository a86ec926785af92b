import { DAY, SECOND } from '#domain/kernel/calendar/instants.ts';
import { account } from '#domain/people/account/account.ts';
import type { CommandRequest } from '#functions/eventStore/request.ts';
import type { Act } from './acts.ts';
import { auditionActs } from './auditions.ts';
import { contactActs } from './contacts.ts';
import { dealActs } from './dealActs.ts';
import type { DealStory } from './dealCourses.ts';
import { dealPlans, storyOf } from './dealPlans.ts';
import { around, demoDays, people } from './demoPeople.ts';
import { likeActs, openingActs, shortlistActs } from './habits.ts';
import { holdActs } from './holds.ts';
import { invoiceActs } from './invoices.ts';
import { type DemoJob, demoJobs, draftActs, jobActs } from './jobPostings.ts';
import { masterActs, masterIdOf } from './masters.ts';
import { colleagueActs, newsActs, officeActs, priceActs, reportActs } from './officeWork.ts';
import { pastDeals } from './pastDeals.ts';
import { type PastWorld, pastWorld } from './pastWorld.ts';
import { payoutActs } from './payouts.ts';
import { peopleActs, publishedAt } from './people.ts';
import { settlementActs } from './settlements.ts';
import { rosterActs } from './students.ts';

/** The demo past: jobs, deals and all acts, oldest first. */
export type Past = { readonly jobs: readonly DemoJob[]; readonly stories: readonly DealStory[]; readonly acts: readonly Act[] };

/** The acts until `now` (ms), oldest first. Pure: the same `now` gives the same acts. */
export const pastUntil = (now: number): Past => {
  const joining = peopleActs(now, masterIdOf);
  const published = publishedAt(joining);
  const jobs = demoJobs(now, masterIdOf);
  const stories = [...pastDeals(jobs, published), ...dealPlans.map((plan) => storyOf(plan, jobs, now))];
  const posting = jobActs(stories, jobs, now);
  const acts = [
    ...colleagueActs(now),
    ...masterActs(now),
    ...joining,
    ...rosterActs(now),
    ...newsActs(now),
    ...officeActs(now),
    ...priceActs(now),
    ...posting,
    ...draftActs(jobs, now),
    ...dealActs(stories, jobs, now),
    ...likeActs(jobs, published, now),
    ...reportActs(now, jobs),
    ...contactActs(now),
    ...invoiceActs(now),
    ...payoutActs(now),
    ...holdActs(now),
    ...auditionActs(jobs, now),
    ...shortlistActs(now),
    ...settlementActs(now),
    ...openingActs(now),
  ];
  return { jobs, stories, acts: acts.sort((one, other) => one.at - other.at) };
};

/** The office exists before all others. */
const openOffice = async ({ send }: PastWorld, at: number): Promise<void> => {
  const { uid, email } = people.office;
  const request = (command: CommandRequest['command'], sender: CommandRequest['sender']): CommandRequest => ({
    aggregate: account,
    entityId: uid,
    command,
    commandId: `demo-office-${command.type}`,
    sender,
  });
  await send(at, request({ type: 'register', email } as never, { uid, hasRequiredSecondFactor: true }));
  await send(at + SECOND, request({ type: 'grantOffice', operator: 'npm start' } as never, 'system'));
};

/** Runs the acts in memory. `pause` runs between two acts with their number. */
export const liveThrough = async ({ acts }: Past, now: number, pause: (done: number) => Promise<void>): Promise<PastWorld> => {
  const began = around(now, demoDays, 'office') - DAY / 24;
  const world = pastWorld(began);
  await openOffice(world, began);
  for (const [done, act] of acts.entries()) {
    await world.act(act);
    await pause(done + 1);
  }
  await world.runUntil(now);
  return world;
};
