import { z } from 'zod';
import { type TalentDetails, talentDetails } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { formShape, formValues, inputValues } from '#web/shared/forms/catalogueForm.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';

export const keptDetails = (uid: string) => draftStorage<DetailsValues>('talentDetails', uid);

/** Why the confirmation returned to the form, as the state of that navigation. */
export type DetailsRefusal = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

const { sns } = talentDetails.shape;

type Blankable = {
  readonly screenName?: string;
  readonly channelId?: string;
  readonly followersCount?: unknown;
  readonly subscriberCount?: unknown;
};

/** An account whose fields are all empty becomes null. */
const orNone = <Account extends z.ZodType>(account: Account) =>
  z.preprocess((typed) => {
    const { screenName, channelId, followersCount, subscriberCount } = (typed ?? {}) as Blankable;
    return (screenName ?? channelId ?? '') === '' && (followersCount ?? subscriberCount ?? null) === null ? null : typed;
  }, account);

/** The schema of the form. Empty accounts are null. */
export const detailsForm = z.object({
  ...formShape(detailsCatalogue, talentDetails),
  sns: z.object({
    instagram: orNone(sns.shape.instagram),
    twitter: orNone(sns.shape.twitter),
    youtube: orNone(sns.shape.youtube),
    tiktok: orNone(sns.shape.tiktok),
  }),
});
export type DetailsResult = z.infer<typeof detailsForm>;

type Account = { screenName: string; followersCount: number | null };
export type DetailsValues = Omit<DetailsResult, 'sns'> & {
  sns: { instagram: Account; twitter: Account; youtube: { channelId: string; subscriberCount: number | null }; tiktok: Account };
};

const noAccount: Account = { screenName: '', followersCount: null };
const accountValues = (account: Account | null): Account =>
  account ? { screenName: account.screenName, followersCount: account.followersCount } : noAccount;

export const detailsValues = (details: TalentDetails): DetailsValues => ({
  ...formValues(detailsCatalogue, details),
  sns: {
    instagram: accountValues(details.sns.instagram),
    twitter: accountValues(details.sns.twitter),
    youtube: { channelId: details.sns.youtube?.channelId ?? '', subscriberCount: details.sns.youtube?.subscriberCount ?? null },
    tiktok: accountValues(details.sns.tiktok),
  },
});

export const detailsOf = (details: DetailsResult): TalentDetails =>
  inputValues<typeof detailsCatalogue.rows, TalentDetails>(detailsCatalogue, details);
