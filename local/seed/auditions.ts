import { DAY, HOUR, jstDate, MINUTE, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { auditionIdOf, slotIdOf, slotSeries } from '#domain/work/audition/rounds.ts';
import { holdableStatuses } from '#domain/work/hold/kinds.ts';
import type { Runtime } from '#functions/ports.ts';
import type { Act, Command, Person } from './acts.ts';
import { around, people } from './demoPeople.ts';
import type { DemoJob } from './jobPostings.ts';

/** The demo client's job whose casts are asked to an audition: inquiries, one to the demo cast. */
const AUDITIONED = 0;

/** The demo client begins a round and asks all who can come. One cast has answered. */
export const auditionActs = (jobs: readonly DemoJob[], now: number): Act[] => {
  const { jobId } = jobs[AUDITIONED] as DemoJob;
  const [by, answering] = [people.clients[0] as Person, people.casts[3] as Person];
  const auditionId = auditionIdOf(jobId, 1);
  const began = around(now, 0.8, 'client', 'audition');
  const date = jstDate(began + 9 * DAY);
  const slots = slotSeries({ date, from: '13:00', capacity: 1 }, 30 * MINUTE, 6) ?? [];
  const act = (nth: number, who: Person, label: string, command: Act['command']): Act => ({
    at: began + nth * MINUTE,
    by: who,
    callable: 'auditions',
    label,
    command,
  });
  const answerDue = startOfJstDay(jstDate(now + 3 * DAY)) + 18 * HOUR;
  const about = { auditionKind: 'IN_PERSON', place: '渋谷第二スタジオ 3階', note: '台本の1ページを読んでいただきます。', answerDue };
  const invite = async ({ db }: Runtime): Promise<Command | null> => {
    const found = await Promise.all(
      (['offer', 'entry'] as const).map(async (dealKind) => {
        const deals = db.collectionGroup(dealKind === 'offer' ? 'offers' : 'entries').where('jobId', '==', jobId);
        const { docs } = await deals.where('status', 'in', holdableStatuses).get();
        return docs.map(({ id }) => ({ dealKind, dealId: id }));
      }),
    );
    const deals = found.flat().sort((one, other) => (one.dealId < other.dealId ? -1 : 1));
    return deals.length > 0 ? { type: 'invite', auditionId, deals, slotIds: slots.map(slotIdOf) } : null;
  };
  const confirm =
    ({ uid }: Person) =>
    async ({ db }: Runtime): Promise<Command | null> => {
      const { docs } = await db.collection('auditionInvites').where('talentId', '==', uid).where('auditionId', '==', auditionId).get();
      const [invited, slot] = [docs[0], slots[0]];
      return invited && slot ? { type: 'confirm', auditionId, dealId: invited.get('dealId'), slotId: slotIdOf(slot) } : null;
    };
  return [
    act(0, by, 'audition', { type: 'open', auditionId, ...about, tapeDue: null }),
    act(2, by, 'slots', { type: 'addSlots', auditionId, slots }),
    act(4, by, 'invites', invite),
    act(90, answering, 'confirms', confirm(answering)),
  ];
};
