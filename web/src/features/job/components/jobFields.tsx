import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { ageBands } from '#domain/kernel/person.ts';
import { prefectures } from '#domain/kernel/prefectures.ts';
import { jobLabels } from '#domain/work/job/labels.ts';
import { type JobField, jobPosting } from '#domain/work/job/posting.ts';
import { FailedOptions, useMaster } from '#web/entities/master/masterOptions.tsx';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { CountField } from '#web/shared/forms/numberField.tsx';
import { PicturesField } from '#web/shared/forms/pictureField.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { SeveralField } from '#web/shared/forms/severalField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type JobFormValues, placeHelp } from '../jobForm.ts';

/** The longest part loads after the others. */
const JobSheetFields = lazyPart(
  async () => (await import('./jobSheetFields.tsx')).JobSheetFields,
  () => <SkeletonBlock height={480} />,
);
JobSheetFields.preload();

const { shape } = jobPosting;
const places = prefectures.map((name, code) => ({ value: code, label: code === 0 ? '指定しない' : name }));
const wantedGenders = [
  { value: 0, label: '指定しない' },
  { value: 1, label: '男性' },
  { value: 2, label: '女性' },
] as const;
const wantedAges = ageBands.map(({ code, label }) => ({ value: code, label }));

/** The fields of a step (`jobSteps`). */
const Part = ({ hidden, children }: { readonly hidden: boolean; readonly children: ReactNode }) => (
  <div hidden={hidden}>
    <Stack wide>{children}</Stack>
  </div>
);

type Props = {
  readonly control: Control<JobFormValues, unknown, unknown>;
  /** A private job takes no entries, so it has no deadline field. */
  readonly takesEntries?: boolean;
  /**
   * The visible step, from 0; without it all steps are visible. Hidden steps keep and submit their
   * values.
   */
  readonly step?: number;
  /** Called when the last part has loaded too. */
  readonly onWhole?: () => void;
};

/** The fields of a posting, in the steps of `jobSteps`. */
export const JobFields = ({ control, takesEntries = true, step, onWhole }: Props) => {
  const of = <Field extends JobField>(name: Field) => ({ control, name, label: jobLabels[name] });
  const [categories, industries, media] = [useMaster('jobCategory'), useMaster('industry'), useMaster('media')];
  const isHidden = (part: number) => step !== undefined && step !== part;
  return (
    <>
      <FailedOptions masters={[categories, industries, media]} />
      <Part hidden={isHidden(0)}>
        <TextField {...of('title')} required limit={limitOf(shape.title)} />
        <TextField {...of('description')} required multiline limit={limitOf(shape.description)} />
        <PicturesField
          {...of('pictures')}
          ratio="4 / 3"
          limit={limitOf(shape.pictures)}
          help={`会場や衣装のイメージなど、${limitOf(shape.pictures)}枚まで登録できます`}
        />
        <SelectField {...of('jobCategory')} blank="選択しない" options={categories.options} />
        <SeveralField {...of('industry')} help={`${limitOf(shape.industry)}つまで選べます`} options={industries.options} />
        <SeveralField {...of('media')} help={`${limitOf(shape.media)}つまで選べます`} options={media.options} />
      </Part>
      <Part hidden={isHidden(1)}>
        <SelectField {...of('prefecture')} options={places} />
        <TextField {...of('place')} required help={placeHelp} limit={limitOf(shape.place)} />
        <DateTimeField {...of('startsAt')} required defaultTime="10:00" />
        <DateTimeField {...of('endsAt')} required defaultTime="18:00" />
        <TextField {...of('schedule')} multiline limit={limitOf(shape.schedule)} />
        <YenField {...of('feeMin')} required />
        <YenField {...of('feeMax')} required help="金額が決まっている場合は、下限と同じ金額を入力してください" />
      </Part>
      <Part hidden={isHidden(2)}>
        <CountField {...of('numberOfPeople')} required />
        <ChoiceField {...of('wantedGender')} options={wantedGenders} />
        <SeveralField {...of('wantedAgeBands')} help="選ばないときは、年代を問いません" options={wantedAges} />
        {takesEntries ? <DateTimeField {...of('entryDeadline')} required defaultTime="23:59" /> : null}
      </Part>
      <Part hidden={isHidden(3)}>
        <JobSheetFields control={control} onShown={onWhole} />
      </Part>
    </>
  );
};
