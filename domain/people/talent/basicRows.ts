import { z } from 'zod';
import { catalogue } from '../../kernel/catalogue.ts';
import { choice, kana, line, own, picture, pictures, prefecture, text, words } from '../../kernel/fieldKinds.ts';

const SPECIALITIES = 10;
const PICTURES = 10;
const personal = { personal: true } as const;
const basics = { step: '基本' } as const;
const photos = { step: '写真' } as const;
const about = { step: '紹介' } as const;
/** The page has its own components for these fields. */
const head = { part: '見出し' } as const;

/**
 * The first step of a cast's profile (docs/specification.md, section 3). Form, command, event and
 * document derive from these rows (docs/guides/add-a-field.md).
 */
export const basicCatalogue = catalogue({
  thumbnail: {
    label: 'プロフィール写真',
    kind: picture('3 / 4'),
    ...personal,
    ...photos,
    ...head,
    help: 'お顔がはっきり写った、縦長の写真がおすすめです',
  },
  name: { label: 'お名前（活動名）', kind: line(60), required: true, ...personal, ...basics, ...head, autoComplete: 'name' },
  kana: { label: 'フリガナ', kind: kana(60), required: true, ...personal, ...basics, ...head },
  gender: {
    label: '性別',
    kind: choice(
      [
        { value: 1, label: '男性' },
        { value: 2, label: '女性' },
        { value: 0, label: '回答しない' },
      ],
      0,
    ),
    required: true,
    ...basics,
    ...head,
  },
  /** A date (JST). Others see the age band. */
  birthday: { label: '生年月日', kind: own(z.string(), ''), ...personal, ...basics, ...head, hidden: true },
  prefecture: { label: '活動拠点', kind: prefecture(), required: true, ...basics, ...head },
  speciality: {
    label: '特技',
    kind: words(SPECIALITIES),
    ...personal,
    ...about,
    ...head,
    help: '例：ダンス、英会話、乗馬',
    searched: 'skills',
  },
  introduction: { label: '自己紹介', kind: text(2_000), ...personal, ...about, ...head, searched: 'others' },
  profileImages: {
    label: 'その他の写真',
    kind: pictures(PICTURES, '3 / 4'),
    ...personal,
    ...photos,
    ...head,
    help: `全身や横顔など、${PICTURES}枚まで登録できます`,
  },
});
