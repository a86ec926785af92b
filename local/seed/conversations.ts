import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { Act, Person } from './acts.ts';
import type { DealStory } from './dealCourses.ts';
import { awake, momentAfter, randomOf, spreadFor } from './moments.ts';

type Writer = 'client' | 'cast';
type Line = readonly [by: Writer, text: string];

/** The messages about one of today's deals, and who has read all. Jobs and casts by number. */
export type Conversation = {
  readonly kind: DealStory['kind'];
  readonly job: number;
  readonly cast: number;
  readonly lines: readonly Line[];
  readonly readBy: readonly Writer[];
};

export const conversations: readonly Conversation[] = [
  {
    kind: 'offer',
    job: 4,
    cast: 0,
    lines: [
      ['client', 'このたびはご承諾いただき、ありがとうございます。当日の流れをお送りしますので、ご確認ください。'],
      ['cast', 'ありがとうございます。よろしくお願いいたします。衣装はこちらで用意したほうがよいでしょうか。'],
      ['client', '衣装はスタジオでご用意します。ベージュのインナーと、黒の靴だけお持ちください。'],
      ['cast', '承知しました。集合は何時ごろになりますか。前日に大阪で仕事があり、朝の新幹線で向かう予定です。'],
      ['client', '集合は10時です。新幹線が遅れた場合は、このメッセージでお知らせいただければ順番を入れ替えます。'],
      ['cast', '安心しました。当日はどうぞよろしくお願いいたします。'],
    ],
    readBy: ['client', 'cast'],
  },
  {
    kind: 'offer',
    job: 0,
    cast: 0,
    lines: [
      ['client', 'はじめまして。プロフィールの舞台写真がとても印象的でした。来月の日程はいかがでしょうか。'],
      ['client', '午前のみ、午後のみでもかまいません。ご都合のよいときにご回答ください。'],
    ],
    readBy: [],
  },
  {
    kind: 'offer',
    job: 2,
    cast: 0,
    lines: [
      ['client', '事務局の確認が済みました。社内で確認して、本日中に確定します。'],
      ['cast', 'ご連絡ありがとうございます。お待ちしております。'],
      ['cast', '一点だけ、撮影後に髪を染める予定があります。撮影より前に染めることはありませんので、ご安心ください。'],
    ],
    readBy: ['cast'],
  },
  {
    kind: 'offer',
    job: 17,
    cast: 0,
    lines: [
      ['client', '依頼を確定しました。台本は一週間前にお送りします。'],
      ['cast', 'ありがとうございます。台本をお待ちしております。'],
      ['client', '雨天の場合は屋内に変更します。前日の18時までにお知らせします。'],
    ],
    readBy: ['client'],
  },
  {
    kind: 'entry',
    job: 7,
    cast: 0,
    lines: [
      ['client', 'エントリーありがとうございます。選考のため、最近の動画があれば拝見したいのですが、いかがでしょうか。'],
      ['cast', 'ありがとうございます。プロフィールに先月の舞台の動画を追加しました。'],
      ['client', '拝見しました。今週中に結果をお知らせします。'],
    ],
    readBy: ['client'],
  },
  {
    kind: 'offer',
    job: 7,
    cast: 10,
    lines: [
      ['cast', '当日の集合場所は、案内図の正面入口でよろしいでしょうか。'],
      ['client', 'はい、正面入口で担当の者がお待ちしています。'],
      ['cast', '承知しました。ありがとうございます。'],
    ],
    readBy: ['cast'],
  },
];

/** Messages before most jobs, and after some. */
const before: readonly (readonly Line[])[] = [
  [
    ['client', 'お引き受けいただき、ありがとうございます。当日の集合は開始の30分前でお願いします。'],
    ['cast', '承知しました。よろしくお願いいたします。'],
  ],
  [
    ['client', '台本をお送りします。気になる点があれば、お知らせください。'],
    ['cast', '拝見しました。三場の台詞の語尾を、少し変えてもよいでしょうか。'],
    ['client', '問題ありません。読みやすい形でお願いします。'],
    ['cast', 'ありがとうございます。当日までに覚えておきます。'],
  ],
  [
    ['cast', '衣装のサイズについて、採寸の結果をお送りしたほうがよいでしょうか。'],
    ['client', 'プロフィールの数値で手配しました。靴だけ、履き慣れたものをお持ちください。'],
    ['cast', '承知しました。黒の革靴を持参します。'],
  ],
  [
    ['client', '天候が心配ですので、前日の17時に実施の可否をお知らせします。'],
    ['cast', 'ありがとうございます。翌日も空けてあります。'],
    ['client', '助かります。予定どおり実施の見込みです。'],
  ],
  [
    ['cast', '最寄り駅からの道順を教えていただけますか。'],
    ['client', '北口から歩いて七分です。改札に担当の者が立っています。'],
  ],
];
const after: readonly (readonly Line[])[] = [
  [
    ['client', '先日はありがとうございました。スタッフ一同、とても助かりました。'],
    ['cast', 'こちらこそ、温かい現場でした。完成を楽しみにしております。'],
  ],
  [
    ['cast', '本日はありがとうございました。忘れ物がなかったか、ご確認いただけますか。'],
    ['client', '忘れ物はありませんでした。お疲れさまでした。'],
    ['client', '完成しましたら、こちらでお知らせします。'],
  ],
];

type Room = { readonly roomId: string; readonly label: string; readonly members: Readonly<Record<Writer, Person>> };

/**
 * Messages at given times. Each side reads the other's messages before it writes; `readBy` reads
 * the rest.
 */
const spoken = (
  { roomId, label, members }: Room,
  said: readonly (readonly [at: number, line: Line])[],
  readBy: readonly Writer[],
): Act[] => {
  const seen = { client: 0, cast: 0 };
  const reads = (reader: Writer, upTo: number, at: number): Act[] => {
    if (upTo <= seen[reader]) return [];
    seen[reader] = upTo;
    return [{ at, by: members[reader], callable: 'chats', label: `${label} read ${upTo}`, command: { type: 'read', roomId, upTo } }];
  };
  const fromOther = (reader: Writer, until: number) => said.slice(0, until).filter(([, [by]]) => by !== reader).length;
  const posts = said.flatMap(([at, [by, text]], number): Act[] => [
    ...reads(by, fromOther(by, number), at - MINUTE),
    {
      at,
      by: members[by],
      callable: 'chats',
      label: `${label} post ${number}`,
      command: { type: 'post', roomId, text, pictures: [], files: [] },
    },
  ]);
  const last = said.at(-1)?.[0] ?? 0;
  return [...posts, ...readBy.flatMap((reader, place) => reads(reader, fromOther(reader, said.length), last + (7 + place * 11) * MINUTE))];
};

/** The written conversations, spread between the last step of their deal and shortly before now. */
export const conversationActs = (room: Room, { lines, readBy }: Conversation, from: number, until: number): Act[] => {
  const first = spreadFor(from);
  // A minute earlier: before eight o'clock the day has no messages yet.
  const pace = (spreadFor(until) - MINUTE - first) / (lines.length + 1);
  return spoken(
    room,
    lines.map((line, place) => [awake(first + pace * (place + 0.7 + 0.3 * ((place * 7) % 3))), line]),
    readBy,
  );
};

/**
 * Usual messages of two parties who agreed: some before the end, most after it, if it has passed.
 */
export const typicalConversation = (room: Room, { job, cast, times, endsAt }: DealStory, until: number): Act[] => {
  const random = randomOf('talk', job, cast);
  const choose = (scripts: readonly (readonly Line[])[]) => scripts[Math.floor(random() * scripts.length)] as readonly Line[];
  const timed = (lines: readonly Line[], from: number, before: number): (readonly [number, Line])[] => {
    let at = from;
    return lines.flatMap((line) => {
      at = momentAfter(at + random() * random() * 900 * MINUTE, line[0], random);
      return at < before ? [[at, line] as const] : [];
    });
  };
  const planned = timed(choose(before), times.at(-1) ?? 0, Math.min(endsAt, until));
  const thanks = random() < 0.6 ? timed(choose(after), endsAt, until) : [];
  return spoken(room, [...planned, ...thanks], random() < 0.85 ? ['client', 'cast'] : []);
};
