import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { prefectures } from '#domain/kernel/prefectures.ts';
import { normalizeKana, normalizeText } from '#domain/kernel/validation.ts';
import type { Talent } from '#projections/talents.ts';
import { href } from '#web/app/href.ts';
import { waitForClaims } from '#web/shared/data/claimsRefresh.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { type BasicProfile, type BasicProfileValues, basicProfile, basicProfileValues, profileOf } from '../basicProfile.ts';
import { useSaveTalentProfile } from '../commands/saveTalentProfile.ts';

const genderOptions = [
  { value: 1, label: '男性' },
  { value: 2, label: '女性' },
  { value: 0, label: '選択しない' },
] as const;
const prefectureOptions = prefectures.slice(1).map((label, index) => ({ value: index + 1, label }));

/** The basic profile: registered by a new talent, changed later. `talent` is null for a new one. */
export const BasicProfileForm = ({ talent }: { readonly talent: Talent | null }) => {
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const navigate = useNavigate();
  const form = useForm<BasicProfileValues, unknown, BasicProfile>({
    defaultValues: basicProfileValues(talent),
    resolver: formResolver(basicProfile),
  });
  const { send } = useSaveTalentProfile();
  const { control } = form;
  const submit = async (values: BasicProfile) => {
    setError(undefined);
    setWaiting(true);
    try {
      const { reflection } = await send(profileOf(values, talent));
      // The guard reads the token: without the new claim it would lead straight back here.
      await waitForClaims(({ hasTalentProfile }) => hasTalentProfile);
      navigate(href('talentProfileDone'), { replace: true, state: { isNew: talent === null, pending: reflection === 'pending' } });
    } catch (failure) {
      setError(showServerFaults(form, failure));
      setWaiting(false);
    }
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !waiting} />
      <Form onSubmit={form.handleSubmit(submit)} submitLabel="この内容で登録する" sending={waiting} error={error} sticky>
        <TextField
          control={control}
          name="name"
          label="お名前（活動名）"
          required
          limit={60}
          autoComplete="name"
          normalize={normalizeText}
        />
        <TextField
          control={control}
          name="kana"
          label="フリガナ"
          required
          help="ひらがなで入力しても、自動でカタカナになります"
          normalize={normalizeKana}
        />
        <ChoiceField control={control} name="gender" label="性別" required options={genderOptions} />
        <TextField
          control={control}
          name="birthday"
          label="生年月日"
          required
          type="date"
          autoComplete="bday"
          help="クライアントには年代だけが表示されます"
        />
        <SelectField control={control} name="prefecture" label="活動拠点" required blank="選択してください" options={prefectureOptions} />
        <TextField control={control} name="specialities" label="特技" help="「、」で区切って10個まで（例：ダンス、英会話、乗馬）" />
        <TextField control={control} name="introduction" label="自己紹介" multiline limit={2000} />
      </Form>
    </>
  );
};
