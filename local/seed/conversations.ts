import type { Cast, Deal } from './deals.ts';
import type { DemoUser } from './demoUser.ts';
import { inParallel } from './inParallel.ts';

type Writer = 'client' | 'cast';

/** What two people wrote to each other about a deal, and who has read all of it. Jobs and casts by number, as in the plans. */
export type Conversation = {
  readonly collection: Deal['collection'];
  readonly job: number;
  readonly cast: number;
  readonly lines: readonly (readonly [by: Writer, text: string])[];
  readonly readBy: readonly Writer[];
};

export const conversations: readonly Conversation[] = [
  {
    ...{ collection: 'offers', job: 4, cast: 0 },
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
    ...{ collection: 'offers', job: 0, cast: 0 },
    lines: [
      ['client', 'はじめまして。プロフィールの舞台写真がとても印象的でした。来月の日程はいかがでしょうか。'],
      ['client', '午前のみ、午後のみでもかまいません。ご都合のよいときにご回答ください。'],
    ],
    readBy: [],
  },
  {
    ...{ collection: 'offers', job: 2, cast: 0 },
    lines: [
      ['client', '事務局の確認が済みました。社内で確認して、本日中に確定します。'],
      ['cast', 'ご連絡ありがとうございます。お待ちしております。'],
      ['cast', '一点だけ、撮影後に髪を染める予定があります。撮影より前に染めることはありませんので、ご安心ください。'],
    ],
    readBy: ['cast'],
  },
  {
    ...{ collection: 'offers', job: 5, cast: 0 },
    lines: [
      ['client', '本日はありがとうございました。スタッフ一同、とても助かりました。'],
      ['cast', 'こちらこそ、温かい現場でした。完成を楽しみにしております。'],
      ['client', '完成しましたら、こちらでお知らせします。またご一緒できれば幸いです。'],
    ],
    readBy: ['client', 'cast'],
  },
  {
    ...{ collection: 'offers', job: 17, cast: 0 },
    lines: [
      ['client', '依頼を確定しました。台本は一週間前にお送りします。'],
      ['cast', 'ありがとうございます。台本をお待ちしております。'],
      ['client', '雨天の場合は屋内に変更します。前日の18時までにお知らせします。'],
    ],
    readBy: ['client'],
  },
  {
    ...{ collection: 'entries', job: 7, cast: 0 },
    lines: [
      ['client', 'エントリーありがとうございます。選考のため、最近の動画があれば拝見したいのですが、いかがでしょうか。'],
      ['cast', 'ありがとうございます。プロフィールに先月の舞台の動画を追加しました。'],
      ['client', '拝見しました。今週中に結果をお知らせします。'],
    ],
    readBy: ['client'],
  },
  {
    ...{ collection: 'offers', job: 7, cast: 10 },
    lines: [
      ['cast', '当日の集合場所は、案内図の正面入口でよろしいでしょうか。'],
      ['client', 'はい、正面入口で担当の者がお待ちしています。'],
      ['cast', '承知しました。ありがとうございます。'],
    ],
    readBy: ['cast'],
  },
];

/** Has people write and read, once their rooms are open. */
export const holdConversations = (deals: readonly Deal[], people: Cast, clientOf: (job: number) => DemoUser): Promise<unknown> =>
  inParallel(conversations, async ({ collection, job, cast, lines, readBy }) => {
    const deal = deals.find((each) => each.collection === collection && each.job === job && each.cast === cast);
    if (!deal) throw new Error(`There is no deal of job ${job} with cast ${cast} to talk about.`);
    const members = { client: clientOf(job), cast: people.casts[cast] as DemoUser };
    for (const [number, [by, text]] of lines.entries())
      await members[by].send('chats', `post ${deal.id} ${number}`, { type: 'post', roomId: deal.id, text, pictures: [] });
    for (const reader of readBy) {
      const upTo = lines.filter(([by]) => by !== reader).length;
      if (upTo > 0) await members[reader].send('chats', `read ${deal.id}`, { type: 'read', roomId: deal.id, upTo });
    }
  });
