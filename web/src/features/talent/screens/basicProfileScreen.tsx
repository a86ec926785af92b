import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { ageBandDay, shownAgeBand } from '#domain/kernel/age.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import type { TalentProfile } from '#domain/people/talent/profile.ts';
import type { TalentPrivate } from '#projections/talent/talentPrivate.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCast, useOwnPrivate } from '#web/entities/cast/cast.ts';
import { CatalogueFields, fieldProps } from '#web/entities/catalogue/catalogueFields.tsx';
import { useRoleFirst } from '#web/features/account/public.ts';
import { href } from '#web/routing/href.ts';
import { waitForClaims } from '#web/shared/data/auth/claimsRefresh.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { FormSteps } from '#web/shared/forms/formSteps.tsx';
import { PictureField, PictureRow, PicturesField } from '#web/shared/forms/pictureField.tsx';
import { UNSENT } from '#web/shared/forms/pictureList.ts';
import type { Slot } from '#web/shared/forms/picturesInput.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { useFormSteps } from '#web/shared/forms/useFormSteps.ts';
import { WithPreview } from '#web/shared/forms/withPreview.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import {
  type BasicProfile,
  type BasicProfileValues,
  basicProfile,
  basicProfileValues,
  basicSteps,
  birthdayChange,
  isOfMinor,
  profileOf,
} from '../basicProfile.ts';
import { CastFacts } from '../components/castFacts.tsx';
import { CastHero } from '../components/castHero.tsx';

/** The form works without it, so it loads after the form. */
const CrowdPreview = lazyPart(async () => (await import('../components/crowdPreview.tsx')).CrowdPreview);

type PreviewProps = {
  readonly control: Control<BasicProfileValues, unknown, unknown>;
  /** What the form does not change; null for a new talent. */
  readonly talent: Talent | null;
};

export const BasicPreview = ({ control, talent }: PreviewProps) => {
  const { prefecture, ...values } = useWatch({ control }) as BasicProfileValues;
  // An unfinished upload has no address.
  const isStored = (path: string | null) => path !== UNSENT;
  const thumbnail = isStored(values.thumbnail) ? values.thumbnail : null;
  const profile = profileOf({
    ...values,
    thumbnail,
    profileImages: values.profileImages.filter(isStored),
    prefecture: Number(prefecture),
  });
  const ageBand = shownAgeBand(profile.birthday, ageBandDay(useNow())).band;
  return (
    <Stack>
      <CrowdPreview
        cast={{
          thumbnail: profile.thumbnail,
          name: profile.name,
          kana: profile.kana,
          ageBand,
          prefecture: profile.prefecture,
          speciality: profile.speciality,
          reviews: talent?.reviews ?? { count: 0, sum: 0 },
          likedCount: talent?.likedCount ?? 0,
          belongingTo: talent?.belongingTo ?? null,
          languages: talent?.languages ?? [],
          skills: talent?.skills ?? [],
        }}
      />
      <CastHero cast={profile}>
        <CastFacts cast={{ ...profile, ageBand }} />
      </CastHero>
    </Stack>
  );
};

export default function BasicProfileScreen() {
  const { query, cast } = useCast(useUid());
  const { query: ownQuery, own } = useOwnPrivate();
  const failed = [query, ownQuery].filter(({ isError }) => isError);
  if (failed.length > 0) return <FailedState onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />;
  if (cast === undefined || own === undefined) return <RowSkeletons count={3} />;
  return <BasicProfileForm key={cast ? 'change' : 'new'} talent={cast} own={own} />;
}

const drawn = (path: string) => (
  <svg viewBox="0 0 60 80" aria-hidden="true" fill="currentColor">
    <path d={path} />
  </svg>
);

const faceSlot: Slot = {
  label: '顔',
  picture: drawn('M30 16a13 14 0 0 1 0 28a13 14 0 0 1 0-28ZM8 80q0-30 22-30t22 30Z'),
};

const otherSlots: readonly Slot[] = [
  {
    label: '全身',
    picture: drawn(
      'M30 6a6 6.500 0 0 1 0 13a6 6.500 0 0 1 0-13ZM20 22h20q3 0 3.500 3l3 20-4 1-4-16-1 18 1 26h-6l-2-24-2 24h-6l1-26-1-18-4 16-4-1 3-20q.500-3 3.500-3Z',
    ),
  },
  { label: '横顔', picture: drawn('M34 14q-16-1-17 15l-5 9 4 2v4q0 6 8 5v8Q10 62 8 80h44q0-18-10-24V46q6-8 4-18-2-13-12-14Z') },
];

const schema = basicProfile(Date.now);
const { rows } = basicCatalogue;

const changeNotices = {
  asks: '18歳未満の方が生年月日を早い日付に変えるときは、事務局が本人確認書類で確認します。確認が済むまで、今の生年月日のまま、プロフィールは非公開になります。',
  hides: '生年月日を変えると、事務局がもう一度内容を確認するまで、プロフィールは非公開になります。',
} as const;

/** Pictures are in one row, other fields below each other. */
const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) =>
  title === rows.thumbnail.step ? <PictureRow>{children}</PictureRow> : <Stack wide>{children}</Stack>;

type Props = { readonly talent: Talent | null; readonly own: TalentPrivate | null };

export const BasicProfileForm = ({ talent, own }: Props) => {
  const kept = useDraftForm<BasicProfileValues, BasicProfile>({
    name: 'basicProfile',
    defaultValues: basicProfileValues(talent, own),
    schema,
  });
  const uid = useUid();
  const { send } = useCommand<TalentProfile>({ callable: 'talents', type: 'saveProfile', shownBy: () => `talents/${uid}` });
  const { control } = kept.form;
  const steps = useFormSteps(kept.form, basicSteps);
  const birthday = useWatch({ control, name: 'birthday' });
  const change = birthdayChange(birthday, own, talent?.isPublished ?? false, Date.now());
  const of = (field: keyof typeof rows) => fieldProps(control, field, rows[field]);
  const first = useRoleFirst('talent');
  const save = async (values: BasicProfile) => {
    if (first) return first.goOn();
    const outcome = await send(profileOf(values));
    // The guard reads the token; without the new claim it would redirect back to this form.
    await waitForClaims(({ hasTalentProfile }) => hasTalentProfile);
    return doneAfter(href('talentProfileDone'), outcome, { isNew: talent === null, isMinor: isOfMinor(values.birthday, Date.now()) });
  };
  const custom = {
    thumbnail: <PictureField {...of('thumbnail')} slots={[faceSlot]} crop="face" />,
    birthday: (
      <>
        <TextField {...of('birthday')} required type="date" autoComplete="bday" help="クライアントには年代だけが表示されます" />
        {change === null ? null : <Notice tone="warning">{changeNotices[change]}</Notice>}
        {isOfMinor(birthday, Date.now()) ? (
          <Notice>18歳未満の方は、プロフィールの公開とお仕事に、保護者の同意が必要です。このあとの画面で保護者を登録してください。</Notice>
        ) : null}
      </>
    ),
    profileImages: <PicturesField {...of('profileImages')} slots={otherSlots} limit={rows.profileImages.kind.limit} crop="frame" />,
  };
  return (
    <WithPreview label="クライアントへの見え方" preview={<BasicPreview control={control} talent={talent} />}>
      <CommandForm kept={kept} submitLabel={first?.submitLabel ?? 'この内容で登録する'} onSend={save} steps={steps} sticky>
        {first ? <Notice>{first.notice}</Notice> : null}
        {own?.picturesTakenDown.map(({ at, reason }) => (
          <Notice key={at} tone="warning">
            事務局が写真を1枚削除しました（{longDate(at)}）。理由：{reason}。別の写真を登録できます。
          </Notice>
        ))}
        <FormSteps steps={basicSteps} current={steps.step} onChoose={steps.goTo} />
        {basicSteps.map(({ title }, index) => (
          <div key={title} hidden={index !== steps.step}>
            <Frame title={title}>
              <CatalogueFields control={control} of={basicCatalogue} step={title} own={custom} />
            </Frame>
          </div>
        ))}
      </CommandForm>
    </WithPreview>
  );
};
