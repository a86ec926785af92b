import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { labelOf, limitOf, unitOf } from '#domain/kernel/fieldMeta.ts';
import { isKeptOfMinor, talentDetails } from '#domain/people/talent/details.ts';
import { sizeTerms } from '#web/entities/cast/sizeTerms.ts';
import { accountNameIn, networks } from '#web/entities/cast/snsAccounts.ts';
import { FailedOptions, useMaster } from '#web/entities/master/masterOptions.tsx';
import fieldCss from '#web/shared/forms/field.module.css';
import { NumberField } from '#web/shared/forms/numberField.tsx';
import { SeveralField } from '#web/shared/forms/severalField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import type { FormStep } from '#web/shared/forms/useFormSteps.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { DetailsValues } from '../detailsForm.ts';

const Part = ({ hidden, children }: { readonly hidden: boolean; readonly children: ReactNode }) => (
  <div hidden={hidden}>
    <Stack wide>{children}</Stack>
  </div>
);

const Account = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend className={fieldCss.legend}>{label}</legend>
    <div className={fieldCss.halves}>{children}</div>
  </fieldset>
);

const { shape } = talentDetails;
const sns = shape.sns.shape;
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
  { title: '自己PR', heading: '得意なことを伝える', fields: ['pr', 'keywords', 'industry'] },
  { title: 'サイズ', heading: '衣装の準備に使うサイズ', fields: ['sizes'] },
  { title: 'SNS', heading: 'SNSのアカウント', fields: ['sns'] },
  { title: '音楽', heading: '音楽活動', fields: ['singingRange', 'discography'] },
] as const satisfies readonly FormStep[];

/** The fields of the details form, in the steps of `detailsSteps`. */
export const DetailsFields = ({ control, ofMinor, step }: Props) => {
  const industries = useMaster('industry');
  return (
    <>
      <Part hidden={step !== 0}>
        <TextField
          control={control}
          name="pr"
          label={labelOf(shape.pr)}
          multiline
          limit={limitOf(shape.pr)}
          help="得意なこと、現場で大切にしていることなどをご記入ください"
        />
        <TextField
          control={control}
          name="keywords"
          label={labelOf(shape.keywords)}
          help={`「、」で区切って${limitOf(shape.keywords)}個まで（例：着物、方言、ナレーション）`}
        />
        <FailedOptions masters={[industries]} />
        <SeveralField control={control} name="industry" label={labelOf(shape.industry)} options={industries.options} />
      </Part>
      <Part hidden={step !== 1}>
        <div className={fieldCss.figureFields}>
          {sizeTerms
            .filter(({ key }) => !ofMinor || isKeptOfMinor(key))
            .map(({ key, term, unit }) => (
              <NumberField key={key} control={control} name={`sizes.${key}`} label={term} unit={unit} />
            ))}
        </div>
      </Part>
      <Part hidden={step !== 2}>
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
      <Part hidden={step !== 3}>
        <TextField
          control={control}
          name="singingRange"
          label={labelOf(shape.singingRange)}
          limit={limitOf(shape.singingRange)}
          help="例：mid1C〜hiC"
        />
        <TextField control={control} name="discography" label={labelOf(shape.discography)} multiline limit={limitOf(shape.discography)} />
      </Part>
    </>
  );
};
