import { jstMonthSpan } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR } from '#domain/kernel/calendar/instants.ts';
import type { Actor } from '#domain/kernel/decider.ts';
import { clientProfile, posting, talentProfile } from '../people.ts';
import { accountHistory, office } from './account.ts';
import { type History, history } from './history.ts';

/** The clients of the month, with the sender names of their bank transfers. */
export const monthClients = [
  { uid: 'month-client-1', company: '株式会社暁光学', kana: 'ギョウコウコウガク', name: '暁 壱子' },
  { uid: 'month-client-2', company: '株式会社銀嶺堂', kana: 'ギンレイドウ', name: '銀 弐子' },
  { uid: 'month-client-3', company: '有限会社琥珀亭', kana: 'コハクテイ', name: '琥珀 参子' },
  { uid: 'month-client-4', company: '株式会社翡翠舎', kana: 'ヒスイシャ', name: '翡翠 肆子' },
  { uid: 'month-client-5', company: '合同会社瑠璃屋', kana: 'ルリヤコウボウ', name: '瑠璃 伍子' },
  { uid: 'month-client-6', company: '株式会社群青座', kana: 'グンジョウザ', name: '群青 陸子' },
] as const;

const EACH = 10;
/** The number of deals in the month. */
export const DEALS = monthClients.length * EACH;

const system: Actor = { uid: 'system', role: 'system' };
const talentOf = (number: number): Actor => ({ uid: `month-talent-${number}`, role: 'talent' });
const talents = Array.from({ length: EACH }, (_, number) => talentOf(number));
/** The uids of all accounts. */
export const closedMonthPeople: readonly string[] = [...monthClients, ...talents].map(({ uid }) => uid);

/** All fees differ, and none gives a round tax. */
const feeOf = (client: number, deal: number): number => 30_007 + client * 1_013 + deal * 137;

/** Clients, casts and sixty deals closed in one past month (`YYYY-MM`), ten per client. */
export const closedMonth = (month: string): History[] => {
  const { from } = jstMonthSpan(month);
  const before = (days: number): number => from - days * DAY;
  const ofTalent = (by: Actor): History[] => [
    accountHistory(by, `${by.uid}@example.com`, before(60)),
    history('talent', by.uid, [
      { command: talentProfile(), by, at: before(60) },
      { command: { type: 'publish' }, by: office, at: before(60) },
    ]),
  ];
  const ofClient = ({ uid, company, kana, name }: (typeof monthClients)[number], number: number): History[] => {
    const by: Actor = { uid, role: 'client' };
    const profile = clientProfile(name);
    const jobId = `month-job-${number}`;
    const deal = (talent: Actor, index: number): History => {
      const ends = from + (2 + index * 2 + (number % 3)) * DAY + 18 * HOUR;
      const terms = { jobId, talentId: talent.uid, fee: feeOf(number, index), scheduleToClose: ends };
      return history('offer', `month-deal-${number}-${index}`, [
        { command: { type: 'makeOffer', ...terms }, by, at: before(20) },
        { command: { type: 'accept', termsNo: 1 }, by: talent, at: before(19) },
        { command: { type: 'adminApprove', termsNo: 1 }, by: office, at: before(18) },
        { command: { type: 'approve', termsNo: 1 }, by, at: before(17) },
        { command: { type: 'close' }, by: system, at: ends },
      ]);
    };
    return [
      accountHistory(by, `${uid}@example.com`, before(60)),
      history('client', uid, [
        { command: { ...profile, kana: name, company: { ...profile.company, name: company, kana } }, by, at: before(60) },
      ]),
      history('job', jobId, [{ command: posting(before(30)), by, at: before(30) }]),
      ...talents.map(deal),
    ];
  };
  return [...talents.flatMap(ofTalent), ...monthClients.flatMap(ofClient)];
};
