import { z } from 'zod';
import { catalogue, type PersonalOf } from '../../kernel/catalogue.ts';
import {
  choice,
  line,
  master,
  masters,
  own,
  people,
  pictures,
  prefecture,
  text,
  time,
  wantedProficiencies,
  yen,
} from '../../kernel/fieldKinds.ts';
import { PROFICIENCIES_MAX, proficiencyRows } from '../../kernel/proficiencies.ts';
import { storedFacts } from '../deal/storedSheet.ts';
import { storedRole, wantedAges, wantedGender } from './storedRole.ts';

const PICTURES = 5;
const MASTERS = 5;
const chosen = `${MASTERS}つまで選べます`;
/** Texts and pictures of the client: erased when the client leaves. */
const words = { personal: true } as const;

/**
 * A posting. Form, commands, events, document, page and the guardian's view derive from these rows
 * (docs/guides/add-a-field.md). Fees in yen, times in ms. `place` is checked by the form.
 */
export const postingCatalogue = catalogue({
  title: { label: 'タイトル', kind: line(60), required: true, ...words, step: '内容' },
  description: { label: 'お仕事の内容', kind: text(2_000), required: true, ...words, step: '内容', searched: 'others' },
  pictures: {
    label: '写真',
    kind: pictures(PICTURES, '4 / 3'),
    ...words,
    step: '内容',
    help: `会場や衣装のイメージなど、${PICTURES}枚まで登録できます`,
  },
  jobCategory: { label: 'お仕事の種類', kind: master('jobCategory'), step: '内容', part: '募集要項' },
  industry: { label: '業種', kind: masters('industry', MASTERS), step: '内容', part: '募集要項', help: chosen },
  media: { label: '使用媒体', kind: masters('media', MASTERS), step: '内容', part: '条件', help: chosen },
  prefecture: { label: '都道府県', kind: prefecture('指定しない'), step: '日程・報酬' },
  place: { label: '場所', kind: line(100), ...words, step: '日程・報酬', searched: 'skills' },
  startsAt: { label: '開始日時', kind: time('10:00'), step: '日程・報酬' },
  endsAt: { label: '終了日時', kind: time('18:00'), step: '日程・報酬' },
  schedule: { label: 'スケジュールの補足', kind: text(500), ...words, step: '日程・報酬', searched: 'others' },
  /** With roles, the two fees and the number of people follow from them (`withRoles`). */
  roles: { label: '役', kind: own(z.array(storedRole), []), since: 4, ...words, step: '日程・報酬', part: '募集要項' },
  feeMin: { label: '報酬（税抜・下限）', kind: yen, step: '日程・報酬' },
  feeMax: {
    label: '報酬（税抜・上限）',
    kind: yen,

    step: '日程・報酬',
    help: '金額が決まっている場合は、下限と同じ金額を入力してください',
  },
  numberOfPeople: { label: '募集人数', kind: people, step: '募集' },
  /** The job closes with the conclusion that fills its last seat. */
  closesWhenFilled: {
    label: '募集人数がそろったとき',
    kind: choice(
      [
        { value: 0, label: 'ご自分で募集を終了する' },
        { value: 1, label: '自動で募集を終了する' },
      ],
      0,
    ),
    since: 3,
    step: '募集',
    help: '自動で終了すると、取り消しで空きが出ても、募集は再開しません',
  },
  wantedGender: {
    label: '募集する性別',
    kind: wantedGender,
    step: '募集',
  },
  /** No band: any age. */
  wantedAgeBands: {
    label: '募集する年代',
    kind: wantedAges,
    step: '募集',
    help: '選ばないときは、年代を問いません',
  },
  /** A cast must have all of them. A search for casts takes as many. */
  wantedSkills: {
    label: '求める語学・スキル',
    kind: wantedProficiencies(proficiencyRows, PROFICIENCIES_MAX),
    since: 2,
    step: '募集',
    part: '募集要項',
    help: `${PROFICIENCIES_MAX}つまで選べます。すべてに合う方を募集します`,
    searched: 'skills',
  },
  entryDeadline: { label: '募集締切', kind: time('23:59'), step: '募集' },
  /** The template of the terms sheet. Offers are prefilled from it, and an entry agrees to it. */
  sheet: { label: '条件書', kind: own(storedFacts.nullable(), null), step: '条件' },
});

/** A text or picture of the client. */
export type JobWord = PersonalOf<typeof postingCatalogue.rows>;
export const isJobWord = (field: string): field is JobWord => (postingCatalogue.personal as readonly string[]).includes(field);
