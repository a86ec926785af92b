import { useWatch } from 'react-hook-form';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { prefectures } from '#domain/kernel/prefectures.ts';
import { normalizeKana } from '#domain/kernel/validation.ts';
import { type TalentProfile, talentProfile } from '#domain/people/talent/profile.ts';
import type { TalentPrivate } from '#projections/talent/talentPrivate.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useRoleFirst } from '#web/features/account/public.ts';
import { href } from '#web/routing/href.ts';
import { waitForClaims } from '#web/shared/data/auth/claimsRefresh.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { PictureField, PicturesField } from '#web/shared/forms/pictureField.tsx';
import type { Slot } from '#web/shared/forms/picturesInput.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { WithPreview } from '#web/shared/forms/withPreview.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import {
  type BasicProfile,
  type BasicProfileValues,
  basicProfile,
  basicProfileValues,
  birthdayChange,
  isOfMinor,
  OTHER_PICTURES,
  profileOf,
} from '../basicProfile.ts';
import { useSaveTalentProfile } from '../commands/saveTalentProfile.ts';
import { BasicPreview } from './basicPreview.tsx';

const drawn = (path: string) => (
  <svg viewBox="0 0 60 80" aria-hidden="true" fill="currentColor">
    <path d={path} />
  </svg>
);

/** The slot for a face: head and shoulders. */
const faceSlot: Slot = {
  label: '顔',
  picture: drawn('M30 16a13 14 0 0 1 0 28a13 14 0 0 1 0-28ZM8 80q0-30 22-30t22 30Z'),
};

/** The slots for other pictures that clients look for. */
const otherSlots: readonly Slot[] = [
  {
    label: '全身',
    picture: drawn(
      'M30 6a6 6.500 0 0 1 0 13a6 6.500 0 0 1 0-13ZM20 22h20q3 0 3.500 3l3 20-4 1-4-16-1 18 1 26h-6l-2-24-2 24h-6l1-26-1-18-4 16-4-1 3-20q.500-3 3.500-3Z',
    ),
  },
  { label: '横顔', picture: drawn('M34 14q-16-1-17 15l-5 9 4 2v4q0 6 8 5v8Q10 62 8 80h44q0-18-10-24V46q6-8 4-18-2-13-12-14Z') },
];

const genderOptions = [
  { value: 1, label: '男性' },
  { value: 2, label: '女性' },
  { value: 0, label: '回答しない' },
] as const;
const prefectureOptions = prefectures.slice(1).map((label, index) => ({ value: index + 1, label }));

const schema = basicProfile(Date.now);
const { shape } = talentProfile;

const changeNotices = {
  asks: '18歳未満の方が生年月日を早い日付に変えるときは、事務局が本人確認書類で確認します。確認が済むまで、今の生年月日のまま、プロフィールは非公開になります。',
  hides: '生年月日を変えると、事務局がもう一度内容を確認するまで、プロフィールは非公開になります。',
} as const;

type Props = { readonly talent: Talent | null; readonly own: TalentPrivate | null };

/** The basic profile, to register or to change. Both documents are null for a new talent. */
export const BasicProfileForm = ({ talent, own }: Props) => {
  const kept = useDraftForm<BasicProfileValues, BasicProfile>({
    name: 'basicProfile',
    defaultValues: basicProfileValues(talent, own),
    schema,
  });
  const { send } = useSaveTalentProfile();
  const { control } = kept.form;
  const birthday = useWatch({ control, name: 'birthday' });
  const change = birthdayChange(birthday, own, talent?.isPublished ?? false, Date.now());
  const of = <Field extends keyof TalentProfile>(name: Field) => ({ control, name, label: labelOf(shape[name]) });
  const first = useRoleFirst('talent');
  const save = async (values: BasicProfile) => {
    if (first) return first.goOn();
    const outcome = await send(profileOf(values));
    // The guard reads the token; without the new claim it would redirect back to this form.
    await waitForClaims(({ hasTalentProfile }) => hasTalentProfile);
    return doneAfter(href('talentProfileDone'), outcome, { isNew: talent === null, isMinor: isOfMinor(values.birthday, Date.now()) });
  };
  return (
    <WithPreview label="クライアントへの見え方" preview={<BasicPreview control={control} />}>
      <CommandForm kept={kept} submitLabel={first?.submitLabel ?? 'この内容で登録する'} onSend={save} sticky>
        {first ? <Notice>{first.notice}</Notice> : null}
        {own?.picturesTakenDown.map(({ at, reason }) => (
          <Notice key={at} tone="warning">
            事務局が写真を1枚削除しました（{longDate(at)}）。理由：{reason}。別の写真を登録できます。
          </Notice>
        ))}
        <PictureField
          {...of('thumbnail')}
          slots={[faceSlot]}
          help="一覧や詳細のいちばん上に表示されます。お顔がはっきり写った縦長の写真がおすすめです"
        />
        <TextField {...of('name')} required limit={limitOf(shape.name)} autoComplete="name" />
        <TextField {...of('kana')} required help="ひらがなで入力しても、自動でカタカナになります" normalize={normalizeKana} />
        <ChoiceField {...of('gender')} required options={genderOptions} />
        <TextField {...of('birthday')} required type="date" autoComplete="bday" help="クライアントには年代だけが表示されます" />
        {change === null ? null : <Notice tone="warning">{changeNotices[change]}</Notice>}
        {isOfMinor(birthday, Date.now()) ? (
          <Notice>18歳未満の方は、プロフィールの公開とお仕事に、保護者の同意が必要です。このあとの画面で保護者を登録してください。</Notice>
        ) : null}
        <SelectField {...of('prefecture')} required blank="選択してください" options={prefectureOptions} />
        <TextField
          control={control}
          name="specialities"
          label={labelOf(shape.speciality)}
          help={`「、」で区切って${limitOf(shape.speciality)}個まで（例：ダンス、英会話、乗馬）`}
        />
        <TextField {...of('introduction')} multiline limit={limitOf(shape.introduction)} />
        <PicturesField
          {...of('profileImages')}
          slots={otherSlots}
          limit={OTHER_PICTURES}
          help={`全身や横顔など、${OTHER_PICTURES}枚まで登録できます`}
        />
      </CommandForm>
    </WithPreview>
  );
};
