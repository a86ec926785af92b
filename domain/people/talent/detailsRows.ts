import { z } from 'zod';
import { catalogue } from '../../kernel/catalogue.ts';
import { line, masters, own, proficiencies, text, words } from '../../kernel/fieldKinds.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { languages, skills } from '../../kernel/proficiencies.ts';

const size = z.number().nullable();
const account = z.object({ screenName: z.string(), followersCount: z.number(), updatedAt: time }).nullable();
const channel = z.object({ channelId: z.string(), subscriberCount: z.number(), updatedAt: time }).nullable();

const sizes = own(z.object({ height: size, weight: size, bust: size, waist: size, hip: size, shoeSize: size, headSize: size }), {
  height: null,
  weight: null,
  bust: null,
  waist: null,
  hip: null,
  shoeSize: null,
  headSize: null,
});
/** `updatedAt`: the last change of a network's numbers (ms). */
const sns = own(z.object({ instagram: account, twitter: account, youtube: channel, tiktok: account }), {
  instagram: null,
  twitter: null,
  youtube: null,
  tiktok: null,
});

const PROFICIENCIES = 10;
const personal = { personal: true } as const;
/** A part of the page of its own, in the step of what the cast is good at. */
const good = { since: 2, ...personal, step: '自己PR', part: '語学・スキル', searched: 'skills' } as const;

/**
 * The second step of a cast's profile (docs/specification.md, section 3). Form, command, event,
 * document and page derive from these rows (docs/guides/add-a-field.md). `industry`: ids of
 * industryMaster.
 */
export const detailsCatalogue = catalogue({
  sizes: { label: 'サイズ', kind: sizes, ...personal, step: 'サイズ' },
  sns: { label: 'SNS', kind: sns, ...personal, step: 'SNS' },
  singingRange: { label: '音域', kind: line(100), ...personal, step: '音楽', help: '例：mid1C〜hiC', searched: 'others' },
  discography: { label: 'ディスコグラフィー', kind: text(2_000), ...personal, step: '音楽', searched: 'others' },
  languages: {
    label: '話せる言語',
    kind: proficiencies(languages, PROFICIENCIES),
    ...good,
    help: '日本語は、母語でない場合にお選びください',
  },
  skills: { label: 'スキル・資格', kind: proficiencies(skills, PROFICIENCIES), ...good },
  keywords: { label: 'キーワード', kind: words(20), ...personal, step: '自己PR', help: '例：着物、方言、ナレーション', searched: 'skills' },
  industry: { label: '経験のある業種', kind: masters('industry', 20), step: '自己PR' },
  pr: {
    label: '自己PR',
    kind: text(2_000),
    ...personal,
    step: '自己PR',
    first: true,
    help: '得意なこと、現場で大切にしていることなどをご記入ください',
    searched: 'others',
  },
});
