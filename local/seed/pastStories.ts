import type { Score } from '#domain/review/score.ts';

/** Something that was sent days ago, by one of the people or by the clock. */
export type PastStep = {
  readonly daysAgo: number;
  readonly by: 'client' | 'cast' | 'office' | 'clock';
  readonly command: { readonly type: string; readonly [field: string]: unknown };
  /** A step of the deal's reviews instead of the deal itself. */
  readonly review?: true;
};

/** A deal that went on for weeks, which no demo can wait for: told with the clock of each step. Jobs and casts by number, as in dealPlans.ts. */
export type PastStory = {
  readonly kind: 'offer' | 'entry';
  readonly job: number;
  readonly cast: number;
  readonly steps: readonly PastStep[];
};

const step =
  (by: PastStep['by']) =>
  (daysAgo: number, type: string, fields: object = {}): PastStep => ({ daysAgo, by, command: { type, ...fields } });
const client = step('client');
const cast = step('cast');
const office = step('office');
const clock = step('clock');
/** Of a step of the reviews. */
const about = (told: PastStep): PastStep => ({ ...told, review: true });
const writes = (by: typeof client, daysAgo: number, score: Score, comment: string) => about(by(daysAgo, 'write', { score, comment }));

const fee = 40_000;
/** The day the deal ends, counted like the others: `scheduleToClose` is filled in by whoever tells the story. */
const ends = (daysAgo: number) => ({ endsDaysAgo: daysAgo });

const approvedOffer = [client(30, 'makeOffer', { fee, ...ends(-30) }), cast(29, 'accept'), office(28, 'adminApprove')];
const closedOffer = [...approvedOffer, client(27, 'approve'), client(26, 'changeSchedule', ends(14)), clock(14, 'close')];
const entered = cast(30, 'enter', {
  pr: '同じ内容の撮影に三度参加しました。早朝からの集合にも慣れています。',
  schedule: '平日はいつでも伺えます。',
});
const closedEntry = [
  ...[entered, office(29, 'adminApprove'), client(28, 'startDeciding'), client(27, 'approve', { fee, ...ends(-30) })],
  ...[client(26, 'changeSchedule', ends(15)), clock(15, 'close')],
];

export const pastStories: readonly PastStory[] = [
  // Reminded, and still waiting for an answer.
  { kind: 'offer', job: 9, cast: 0, steps: [client(6, 'makeOffer', { fee, ...ends(-30) }), clock(1, 'remindAccept')] },
  {
    kind: 'offer',
    job: 0,
    cast: 30,
    steps: [...[client(9, 'makeOffer', { fee, ...ends(-30) }), cast(8, 'accept'), office(6, 'adminApprove')], clock(1, 'remindApprove')],
  },
  // Came to nothing.
  { kind: 'offer', job: 4, cast: 31, steps: [...approvedOffer, client(27, 'decline')] },
  {
    kind: 'entry',
    job: 8,
    cast: 0,
    steps: [
      ...[cast(20, 'enter', entered.command), office(18, 'adminApprove'), client(15, 'startDeciding')],
      ...[clock(10, 'remindApprove'), clock(8, 'expire')],
    ],
  },
  // Closed and reviewed: by both, by one alone, and one that did not take place.
  {
    kind: 'offer',
    job: 3,
    cast: 0,
    steps: [
      ...closedOffer,
      writes(client, 13, 5, '現場の雰囲気を明るくしてくださいました。準備も丁寧で、またぜひお願いしたいです。'),
      writes(cast, 12, 5, '段取りがよく、休憩にも気を配ってくださいました。安心して臨めました。'),
    ],
  },
  {
    kind: 'offer',
    job: 31,
    cast: 0,
    steps: [
      ...closedOffer,
      writes(cast, 13, 3, '当日の集合場所が分かりにくかったのですが、進行は丁寧でした。'),
      writes(client, 11, 5, '急な変更にも落ち着いて対応してくださいました。'),
    ],
  },
  { kind: 'offer', job: 1, cast: 33, steps: [...closedOffer, writes(cast, 12, 5, ''), about(clock(7, 'publish'))] },
  {
    kind: 'offer',
    job: 2,
    cast: 34,
    steps: [...closedOffer, about(cast(13, 'reportNotHeld')), writes(client, 12, 1, '当日の連絡が取れず、撮影は延期になりました。')],
  },
  {
    kind: 'entry',
    job: 3,
    cast: 35,
    steps: [
      ...closedEntry,
      writes(client, 14, 3, '演技は十分でしたが、到着が予定より遅れました。'),
      writes(cast, 13, 5, '初めての現場でしたが、丁寧に説明してくださいました。'),
    ],
  },
];
