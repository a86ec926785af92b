import { jstMonthSpan, monthsAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstDate, jstMonth } from '#domain/kernel/calendar/instants.ts';
import type { Actor } from '#domain/kernel/decider.ts';
import type { DatedPrices } from '#domain/kernel/priceFields.ts';
import { payee } from '#domain/money/payee/payee.ts';
import { clientProfile, posting, talentProfile } from '../people.ts';
import { accountHistory, office } from './account.ts';
import { type History, history } from './history.ts';

/** The last month for which casts can still be paid. The demo data has no bills in it. */
export const MONTH = monthsAfter(`${jstMonth(Date.now())}-01`, -12).slice(0, 7);

/** The clients of the month, with the sender names of their bank transfers. */
export const monthClients = [
  { uid: 'month-client-1', company: '株式会社暁光学', kana: 'ギョウコウコウガク', name: '暁 壱子' },
  { uid: 'month-client-2', company: '株式会社銀嶺堂', kana: 'ギンレイドウ', name: '銀 弐子' },
  { uid: 'month-client-3', company: '有限会社琥珀亭', kana: 'コハクテイ', name: '琥珀 参子' },
  { uid: 'month-client-4', company: '株式会社翡翠舎', kana: 'ヒスイシャ', name: '翡翠 肆子' },
  { uid: 'month-client-5', company: '合同会社瑠璃屋', kana: 'ルリヤコウボウ', name: '瑠璃 伍子' },
  { uid: 'month-client-6', company: '株式会社群青座', kana: 'グンジョウザ', name: '群青 陸子' },
] as const;

const EACH = 2;
export const DEALS = monthClients.length * EACH;

const system: Actor = { uid: 'system', role: 'system' };
const talents = Array.from({ length: 4 }, (_, number): Actor => ({ uid: `month-talent-${number}`, role: 'talent' }));
/** The casts of the month, with three deals each. The last one has no account. */
export const monthCasts: readonly string[] = talents.map(({ uid }) => uid);
export const accountNumberOf = (cast: number): string => String(7_100_000 + cast * 13);

export const dealIdOf = (client: number, deal: number): string => `month-deal-${client}-${deal}`;

/** All fees differ, and none gives a round tax. */
const feeOf = (client: number, deal: number): number => 30_007 + client * 1_013 + deal * 137;

/** What the cast reports after the first deal of each of these clients. */
const reported = [0, 1, 2, 3];
/** The client whose report was agreed to within the month. The others wait for the client. */
const AGREED = 3;
const report = {
  type: 'report',
  minutes: 60,
  overtimeYen: 4_003,
  expenses: [
    { what: '交通費', yen: 1_111, percent: 10, receipt: '', picture: null },
    { what: '差し入れ', yen: 1_079, percent: 8, receipt: '', picture: null },
  ],
  note: '',
} as const;

/**
 * Clients, casts and twelve deals that closed in the month. The first deal of each
 * client was concluded on an earlier price list than the second.
 */
export const closedMonth = (): History[] => {
  const { from } = jstMonthSpan(MONTH);
  const before = (days: number): number => from - days * DAY;
  const priceLists: DatedPrices[] = [
    { from: jstDate(before(50)), serviceRate: 10, serviceMin: 4_000, shareRate: 5 },
    { from: jstDate(before(12)), serviceRate: 12, serviceMin: 3_000, shareRate: 7 },
  ];
  const ofTalent = (by: Actor, number: number): History[] => [
    accountHistory(by, `${by.uid}@example.com`, before(60)),
    history('talent', by.uid, [
      { command: talentProfile(`月野 ${number}子`), by, at: before(60) },
      { command: { type: 'publish' }, by: office, at: before(60) },
    ]),
    ...(number === talents.length - 1
      ? []
      : [
          history('payee', by.uid, [
            {
              command: { type: 'setAccount', ...payee.commandRows.setAccount.example, number: accountNumberOf(number) },
              by,
              at: before(59),
            },
          ]),
        ]),
  ];
  const ofClient = ({ uid, company, kana, name }: (typeof monthClients)[number], number: number): History[] => {
    const by: Actor = { uid, role: 'client' };
    const profile = clientProfile(name);
    const jobId = `month-job-${number}`;
    const deal = (index: number): History[] => {
      const talent = talents[(number * EACH + index) % talents.length] as Actor;
      const id = dealIdOf(number, index);
      const ends = from + (2 + index * 2 + (number % 3)) * DAY + 18 * HOUR;
      const terms = { jobId, talentId: talent.uid, fee: feeOf(number, index), scheduleToClose: ends };
      const concluded = before(17 - index * 8);
      const stated = {
        deal: {
          jobId,
          clientId: uid,
          talentId: talent.uid,
          isConcluded: true,
          lastDay: jstDate(ends),
          endsAt: ends,
          overtimeYen: null,
          percent: 10,
          month: MONTH,
        },
        dealKind: 'offer',
      };
      const settled = [
        { command: { ...report, ...stated }, by: talent, at: ends + HOUR },
        { command: { type: 'answer', no: 1, objections: [], ...stated }, by, at: ends + 2 * HOUR },
      ];
      return [
        history(
          'offer',
          id,
          [
            { command: { type: 'makeOffer', ...terms }, by, at: concluded - 3 * DAY },
            { command: { type: 'accept', termsNo: 1 }, by: talent, at: concluded - 2 * DAY },
            { command: { type: 'adminApprove', termsNo: 1 }, by: office, at: concluded - DAY },
            { command: { type: 'approve', termsNo: 1 }, by, at: concluded },
            { command: { type: 'close' }, by: system, at: ends },
          ],
          priceLists,
        ),
        ...(index === 0 && reported.includes(number) ? [history('settlement', id, settled.slice(0, number === AGREED ? 2 : 1))] : []),
      ];
    };
    return [
      accountHistory(by, `${uid}@example.com`, before(60)),
      history('client', uid, [
        { command: { ...profile, kana: name, company: { ...profile.company, name: company, kana } }, by, at: before(60) },
      ]),
      history('job', jobId, [{ command: posting(before(30)), by, at: before(30) }]),
      ...Array.from({ length: EACH }, (_, index) => deal(index)).flat(),
    ];
  };
  return [...talents.flatMap(ofTalent), ...monthClients.flatMap(ofClient)];
};
