import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { labelOf, unitOf } from '#domain/kernel/fieldMeta.ts';
import { isKeptOfMinor, talentDetails } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { useCast, useOwnPrivate } from '#web/entities/cast/cast.ts';
import { accountNameIn, networks, sizeTerms } from '#web/entities/cast/detailTerms.ts';
import { CatalogueFields } from '#web/entities/catalogue/catalogueFields.tsx';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import fieldCss from '#web/shared/forms/field.module.css';
import { Form } from '#web/shared/forms/form.tsx';
import { FormSteps } from '#web/shared/forms/formSteps.tsx';
import { NumberField } from '#web/shared/forms/numberField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { type FormStep, useFormSteps } from '#web/shared/forms/useFormSteps.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { isOfMinor } from '../basicProfile.ts';
import { type DetailsRefusal, type DetailsResult, type DetailsValues, detailsForm, detailsValues, keptDetails } from '../detailsForm.ts';

const Account = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend className={fieldCss.legend}>{label}</legend>
    <div className={fieldCss.halves}>{children}</div>
  </fieldset>
);

const sns = talentDetails.shape.sns.shape;
const account = sns.instagram.unwrap().shape;
const channel = sns.youtube.unwrap().shape;
const named = ['instagram', 'twitter', 'tiktok'] as const;

type Props = {
  readonly control: Control<DetailsValues, unknown, unknown>;
  readonly ofMinor: boolean;
  /** The visible step, from 0. */
  readonly step: number;
};

/** The steps of the details; every field may stay empty. */
const detailsSteps = [
  { title: '自己PR', heading: '得意なことを伝える' },
  { title: 'サイズ', heading: '衣装の準備に使うサイズ' },
  { title: 'SNS', heading: 'SNSのアカウント' },
  { title: '音楽', heading: '音楽活動' },
].map((step): FormStep => ({ ...step, fields: detailsCatalogue.inStep(step.title) }));

type Titled = { readonly title: string; readonly children?: ReactNode };
const Part = ({
  control,
  step,
  title,
  own,
  children,
}: Pick<Props, 'control' | 'step'> & Pick<ComponentProps<typeof CatalogueFields>, 'own'> & Titled) => (
  <div hidden={detailsSteps[step]?.title !== title}>
    <Stack wide>
      {children}
      <CatalogueFields control={control} of={detailsCatalogue} step={title} own={own ?? {}} />
    </Stack>
  </div>
);

/** Text and free words: the basic profile asks for the same, so these are shown on demand. */
const Words = ({ control, step }: Pick<Props, 'control' | 'step'>) => {
  const [pr, keywords] = useWatch({ control, name: ['pr', 'keywords'] });
  const [isStored] = useState(pr !== '' || keywords.length > 0);
  const [isWanted, setWanted] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) part.current?.querySelector('textarea')?.focus();
  }, [isWanted]);
  const more = (
    <Button variant="outlined" onClick={() => setWanted(true)}>
      自己PRとキーワードも書く
    </Button>
  );
  const own = isStored || isWanted ? {} : { pr: null, keywords: more };
  return (
    <div ref={part} hidden={detailsSteps[step]?.title !== '自己PR'}>
      <Part control={control} step={step} title="自己PR" own={own} />
    </div>
  );
};

const DetailsFields = ({ control, ofMinor, step }: Props) => (
  <>
    <Words control={control} step={step} />
    <Part control={control} step={step} title="サイズ">
      <div className={fieldCss.figureFields}>
        {sizeTerms
          .filter(({ key }) => !ofMinor || isKeptOfMinor(key))
          .map(({ key, term, unit }) => (
            <NumberField key={key} control={control} name={`sizes.${key}`} label={term} unit={unit} />
          ))}
      </div>
    </Part>
    <Part control={control} step={step} title="SNS">
      {named.map((kind) => (
        <Account key={kind} label={networks[kind].label}>
          <TextField control={control} name={`sns.${kind}.screenName`} label={labelOf(account.screenName)} normalize={accountNameIn} />
          <NumberField
            control={control}
            name={`sns.${kind}.followersCount`}
            label={labelOf(account.followersCount)}
            unit={unitOf(account.followersCount)}
          />
        </Account>
      ))}
      <Account label={networks.youtube.label}>
        <TextField control={control} name="sns.youtube.channelId" label={labelOf(channel.channelId)} normalize={accountNameIn} />
        <NumberField
          control={control}
          name="sns.youtube.subscriberCount"
          label={labelOf(channel.subscriberCount)}
          unit={unitOf(channel.subscriberCount)}
        />
      </Account>
    </Part>
    <Part control={control} step={step} title="音楽" />
  </>
);

/** Edits the details. The input is stored while it is typed and continues to the confirmation. */
export const DetailsEditor = ({ values, ofMinor }: { readonly values: DetailsValues; readonly ofMinor: boolean }) => {
  const refusal = useLocation().state as DetailsRefusal | null;
  const [error] = useState(refusal?.message);
  const navigate = useNavigate();
  const kept = keptDetails(useUid());
  const form = useCheckedForm<DetailsValues, DetailsResult>(detailsForm, values);
  const { step, goTo, show, goOn, next, goToFault } = useFormSteps(form, detailsSteps);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one form for one talent
  useEffect(() => form.subscribe({ formState: { values: true }, callback: (state) => kept.write(state.values) }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once
  useEffect(() => {
    show(refusal?.fields ?? {});
  }, []);
  const confirm = () => {
    kept.write(form.getValues());
    navigate(href('talentProfileConfirmation'));
  };
  const submit = form.handleSubmit(confirm, goToFault);
  return (
    <Form
      onSubmit={
        next === null
          ? submit
          : (event) => {
              event.preventDefault();
              goOn();
            }
      }
      submitLabel={next === null ? '入力内容を確認する' : `次へ（${next}）`}
      sending={false}
      error={error}
      sticky
      below={
        next === null ? null : (
          // Every field may stay empty, so the user can skip the remaining steps.
          <Button variant="text" onClick={submit}>
            入力内容を確認する
          </Button>
        )
      }
    >
      <FormSteps steps={detailsSteps} current={step} onChoose={goTo} />
      <DetailsFields control={form.control} ofMinor={ofMinor} step={step} />
    </Form>
  );
};

type ScreenProps = {
  /** Below the dialog that shows the same input: the form does not move. */
  readonly isCovered?: boolean;
};

/** The input of this tab, else the saved values. */
export default function DetailsScreen({ isCovered = false }: ScreenProps) {
  const uid = useUid();
  const kept = keptDetails(uid);
  const now = useNow();
  const { query, cast } = useCast(uid);
  const { query: privateQuery, own } = useOwnPrivate();
  const [begun, setBegun] = useState(() => kept.read());
  const startOver = () => {
    kept.forget();
    setBegun(null);
  };
  const failed = [query, privateQuery].find(({ isError }) => isError);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (!cast || own === undefined) return <RowSkeletons count={3} />;
  return (
    <Stack>
      {begun && !isCovered ? (
        <Notice>
          まだ登録していない入力内容を表示しています。
          <Button variant="text" size="small" onClick={startOver}>
            登録済みの内容に戻す
          </Button>
        </Notice>
      ) : (
        <p>すべて任意の項目です。くわしく書くほど、クライアントの目に留まりやすくなります。</p>
      )}
      <DetailsEditor key={begun ? 'begun' : 'saved'} values={begun ?? detailsValues(cast)} ofMinor={isOfMinor(own?.birthday ?? '', now)} />
    </Stack>
  );
}
