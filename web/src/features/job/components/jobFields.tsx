import type { Control } from 'react-hook-form';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { ageBands } from '#domain/kernel/person.ts';
import { prefectures } from '#domain/kernel/prefectures.ts';
import { FailedOptions, useMaster } from '#web/features/master/public.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CountField } from '#web/shared/forms/countField.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { PicturesField } from '#web/shared/forms/pictureField.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { SeveralField } from '#web/shared/forms/severalField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { YenField } from '#web/shared/forms/yenField.tsx';
import type { JobFormValues } from '../jobForm.ts';

const places = prefectures.map((name, code) => ({ value: code, label: code === 0 ? '指定しない' : name }));
const wantedGenders = [
  { value: 0, label: '指定しない' },
  { value: 1, label: '男性' },
  { value: 2, label: '女性' },
] as const;
const wantedAges = ageBands.slice(1).map(({ label }, index) => ({ value: index + 1, label }));

/** What a posting says, field by field. */
export const JobFields = ({ control }: { readonly control: Control<JobFormValues, unknown, unknown> }) => {
  const [categories, industries, media] = [useMaster('jobCategory'), useMaster('industry'), useMaster('media')];
  return (
    <>
      <FailedOptions masters={[categories, industries, media]} />
      <TextField control={control} name="title" label="タイトル" required limit={60} />
      <TextField control={control} name="description" label="お仕事の内容" required multiline limit={2000} />
      <PicturesField
        control={control}
        name="pictures"
        label="写真"
        ratio="4 / 3"
        limit={businessRules.jobPicturesMax}
        help={`会場や衣装のイメージなど、${businessRules.jobPicturesMax}枚まで登録できます`}
      />
      <SelectField control={control} name="jobCategory" label="お仕事の種類" blank="選択しない" options={categories.options} />
      <SeveralField control={control} name="industry" label="業種" help="5つまで選べます" options={industries.options} />
      <SeveralField control={control} name="media" label="使用媒体" help="5つまで選べます" options={media.options} />
      <SelectField control={control} name="prefecture" label="都道府県" options={places} />
      <TextField control={control} name="place" label="場所" limit={100} />
      <DateTimeField control={control} name="startsAt" label="開始日時" required defaultTime="10:00" />
      <DateTimeField control={control} name="endsAt" label="終了日時" required defaultTime="18:00" />
      <TextField control={control} name="schedule" label="スケジュールの補足" multiline limit={500} />
      <YenField control={control} name="feeMin" label="報酬（税抜・下限）" required />
      <YenField
        control={control}
        name="feeMax"
        label="報酬（税抜・上限）"
        required
        help="金額が決まっている場合は、下限と同じ金額を入力してください"
      />
      <CountField control={control} name="numberOfPeople" label="募集人数" required />
      <ChoiceField control={control} name="wantedGender" label="募集する性別" options={wantedGenders} />
      <SeveralField
        control={control}
        name="wantedAgeBands"
        label="募集する年代"
        help="選ばないときは、年代を問いません"
        options={wantedAges}
      />
      <DateTimeField control={control} name="entryDeadline" label="募集締切" required defaultTime="23:59" />
    </>
  );
};
