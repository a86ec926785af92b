/** A step of a deal: days after its start, the sender, and the command. */
export type PlannedStep = {
  readonly day: number;
  readonly by: 'client' | 'talent' | 'office' | 'system';
  readonly command: { readonly type: string; readonly [field: string]: unknown };
};

/**
 * A kind of deal: its share per hundred, how long ago it starts (days, min and max), and its steps.
 */
export type DealPlan = {
  readonly share: number;
  readonly kind: 'offer' | 'entry';
  readonly began: readonly [least: number, most: number];
  readonly steps: readonly PlannedStep[];
};

/** Days from the start to the end of a concluded deal. */
export const CLOSES = 20;

const step =
  (by: PlannedStep['by']) =>
  (day: number, type: string, fields: object = {}): PlannedStep => ({ day, by, command: { type, ...fields } });
const [client, talent, office, system] = [step('client'), step('talent'), step('office'), step('system')];
const reason = '日程の都合がつかなくなったため';

const made = [client(0, 'makeOffer')];
const accepted = [...made, talent(1, 'accept', { termsNo: 1 })];
const approved = [...accepted, office(2, 'adminApprove', { termsNo: 1 })];
const concluded = [...approved, client(3, 'approve', { termsNo: 1 })];
const closed = [...concluded, system(CLOSES, 'close')];
const dearer = [...concluded, client(4, 'changeFee', { fee: 55_000 }), system(CLOSES, 'close')];
const inquired = [client(0, 'inquire', { inquiryType: 'APPEARANCE', message: '日程のご都合をお聞かせください。' })];

const entered = [talent(0, 'enter', { pr: '同じ内容の撮影に参加したことがあります。', schedule: '平日はいつでも伺えます。' })];
const admitted = [...entered, office(1, 'adminApprove', { termsNo: 1 })];
const deciding = [...admitted, client(2, 'startDeciding')];
const chosen = [...deciding, client(3, 'approve', { termsNo: 1 })];
const played = [...chosen, system(CLOSES, 'close')];

const claimed = office(CLOSES + 4, 'claimBill', { billId: 'INV-0001' });
const [past, settled, lately] = [
  [10, 190],
  [65, 190],
  [24, 64],
] as const;

const offer = (share: number, began: DealPlan['began'], steps: readonly PlannedStep[]): DealPlan => ({
  share,
  kind: 'offer',
  began,
  steps,
});
const entry = (share: number, began: DealPlan['began'], steps: readonly PlannedStep[]): DealPlan => ({
  share,
  kind: 'entry',
  began,
  steps,
});

/** Deals of half a year in every status; open ones have future deadlines. */
export const dealPlans: readonly DealPlan[] = [
  offer(25, settled, [...closed, claimed]),
  offer(5, settled, [...dearer, claimed]),
  offer(12, lately, closed),
  offer(3, settled, [...closed, office(CLOSES + 3, 'ignoreBill', { reason })]),
  offer(2, past, [...made, talent(2, 'refuse')]),
  offer(2, past, [...made, client(2, 'cancel')]),
  offer(4, past, [...made, system(5, 'remindAccept'), system(7, 'expire')]),
  offer(2, past, [...accepted, office(2, 'adminDisapprove', { reason })]),
  offer(2, past, [...concluded, office(9, 'forceClose', { reason })]),
  offer(2, past, [...inquired, talent(1, 'refuseInquiry')]),
  offer(1, [0, 6], inquired),
  offer(2, [0, 4], made),
  // The queue of the office is full at 1,600 deals.
  offer(8, [1.2, 5], accepted),
  offer(1, [2.2, 6], approved),
  offer(3, [4, 18], concluded),
  entry(10, settled, [...played, claimed]),
  entry(4, lately, played),
  entry(3, past, [...deciding, client(3, 'refuse', { reason })]),
  entry(2, past, [...admitted, system(8, 'expire')]),
  entry(1, past, [...entered, office(1, 'adminDisapprove', { reason })]),
  entry(1, past, [...chosen, office(9, 'forceClose', { reason })]),
  entry(2, [0, 4], entered),
  entry(1, [1.2, 5], admitted),
  entry(1, [2.2, 6], deciding),
  entry(1, [4, 18], chosen),
];
