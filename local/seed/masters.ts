import type { MasterKind } from '#domain/office/master/fields.ts';
import { type Act, entityIdOf } from './acts.ts';
import { around, demoDays, people } from './demoPeople.ts';
import type { Scene } from './pictures/jobPicture.ts';

/** The choices in the demo's forms, in this order. */
export const demoMasters: Readonly<Record<MasterKind, readonly string[]>> = {
  industry: [
    ...['広告・PR', '食品・飲料', '化粧品・美容', 'アパレル', '住宅・不動産', '観光・旅行', '医療・福祉', '教育'],
    ...['IT・通信', '音楽・エンターテインメント', 'スポーツ', '自治体・公共', 'メーカー', '金融・保険'],
  ],
  jobCategory: [
    ...['CM・広告', '映画・ドラマ', '動画・配信', '舞台・ライブ', 'モデル・スチール', 'ファッションショー', 'ナレーション・声の出演'],
    ...['イベント・司会', 'リポーター', 'ダンス', 'エキストラ'],
  ],
  synonym: ['おうち、在宅', '通訳、英会話'],
  media: [
    ...['テレビ', 'ラジオ', '新聞', '雑誌', 'Web動画', 'SNS', '交通広告', '店頭・イベント', '映画館', '印刷物・カタログ', '社内・研修用'],
  ],
};

const retired = { kind: 'media', name: '電話帳広告' } as const satisfies { kind: MasterKind; name: string };

type Choice = { readonly jobCategory: string; readonly industry: readonly string[]; readonly media: readonly string[] };

export const sceneChoices: Record<Scene, Choice> = {
  studio: { jobCategory: 'CM・広告', industry: ['広告・PR'], media: ['Web動画', 'SNS'] },
  stage: { jobCategory: '舞台・ライブ', industry: ['音楽・エンターテインメント'], media: ['店頭・イベント'] },
  city: { jobCategory: '動画・配信', industry: ['メーカー'], media: ['Web動画', '社内・研修用'] },
  cafe: { jobCategory: 'モデル・スチール', industry: ['食品・飲料'], media: ['SNS', '印刷物・カタログ'] },
  exhibition: { jobCategory: 'イベント・司会', industry: ['広告・PR', '食品・飲料'], media: ['店頭・イベント'] },
  nature: { jobCategory: '映画・ドラマ', industry: ['観光・旅行'], media: ['テレビ', 'Web動画'] },
  kimono: { jobCategory: 'モデル・スチール', industry: ['アパレル', '観光・旅行'], media: ['印刷物・カタログ'] },
  sports: { jobCategory: 'CM・広告', industry: ['スポーツ'], media: ['交通広告', 'SNS'] },
  voice: { jobCategory: 'ナレーション・声の出演', industry: [], media: ['ラジオ', 'Web動画'] },
  fashion: { jobCategory: 'ファッションショー', industry: ['アパレル'], media: ['雑誌', '店頭・イベント'] },
};

export type MasterIdOf = (kind: MasterKind, name: string) => string;

const labelOf = (kind: MasterKind, name: string): string => `add ${kind} ${name}`;

/** Derives the id from the command that adds the master. */
export const masterIdOf: MasterIdOf = (kind, name) => entityIdOf(people.office, labelOf(kind, name));

/** The office adds the masters on the first day, and retires one later. */
export const masterActs = (now: number): Act[] => {
  const { office } = people;
  const listed = (Object.keys(demoMasters) as MasterKind[]).flatMap((kind) =>
    demoMasters[kind].map((name, place) => ({ kind, name, orderIndex: place + 1 })),
  );
  const from = around(now, demoDays - 0.5, 'office');
  const retire = { type: 'retire', kind: retired.kind, masterId: masterIdOf(retired.kind, retired.name) };
  return [
    ...[...listed, { ...retired, orderIndex: 99 }].map(
      (master, place): Act => ({
        at: from + place * 20_000,
        by: office,
        callable: 'masters',
        label: labelOf(master.kind, master.name),
        command: { type: 'add', ...master },
      }),
    ),
    { at: around(now, 71, 'office'), by: office, callable: 'masters', label: 'retire', command: retire },
  ];
};
