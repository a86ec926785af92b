import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { labelOf, unitOf } from '#domain/kernel/fieldMeta.ts';
import { isKeptOfMinor, talentDetails } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { sizeTerms } from '#web/entities/cast/sizeTerms.ts';
import { accountNameIn, networks } from '#web/entities/cast/snsAccounts.ts';
import { CatalogueFields } from '#web/entities/catalogue/catalogueFields.tsx';
import fieldCss from '#web/shared/forms/field.module.css';
import { NumberField } from '#web/shared/forms/numberField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import type { FormStep } from '#web/shared/forms/useFormSteps.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { DetailsValues } from '../detailsForm.ts';

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
export const detailsSteps = [
  { title: '自己PR', heading: '得意なことを伝える' },
  { title: 'サイズ', heading: '衣装の準備に使うサイズ' },
  { title: 'SNS', heading: 'SNSのアカウント' },
  { title: '音楽', heading: '音楽活動' },
].map((step): FormStep => ({ ...step, fields: detailsCatalogue.inStep(step.title) }));

const Part = ({
  control,
  step,
  title,
  children,
}: Pick<Props, 'control' | 'step'> & { readonly title: string; readonly children?: ReactNode }) => (
  <div hidden={detailsSteps[step]?.title !== title}>
    <Stack wide>
      {children}
      <CatalogueFields control={control} of={detailsCatalogue} step={title} />
    </Stack>
  </div>
);

/** The fields of the details form, in the steps of `detailsSteps`. */
export const DetailsFields = ({ control, ofMinor, step }: Props) => (
  <>
    <Part control={control} step={step} title="自己PR" />
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
