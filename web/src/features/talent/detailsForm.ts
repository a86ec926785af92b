import { z } from 'zod';
import { type TalentDetails, talentDetails } from '#domain/people/talent/details.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';
import { specialitiesOf, specialityLine, specialityLineOf } from './specialities.ts';

/** The unconfirmed input of a talent's details form. */
export const keptDetails = (uid: string) => draftStorage<DetailsValues>('talentDetails', uid);

/** Why the confirmation returned to the form, as the state of that navigation. */
export type DetailsRefusal = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

const { sizes, sns, singingRange, discography, keywords, industry, pr } = talentDetails.shape;

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

/**
 * The schema of the form: the rules of the details, with the keywords on one line and empty
 * accounts as null.
 */
export const detailsForm = z.object({
  sizes,
  sns: z.object({
    instagram: orNone(sns.shape.instagram),
    twitter: orNone(sns.shape.twitter),
    youtube: orNone(sns.shape.youtube),
    tiktok: orNone(sns.shape.tiktok),
  }),
  singingRange,
  discography,
  keywords: specialityLineOf(keywords),
  industry,
  pr,
});
/** Valid details. */
export type DetailsResult = z.infer<typeof detailsForm>;

type Account = { screenName: string; followersCount: number | null };
/** The form's values, with empty accounts. */
export type DetailsValues = Omit<DetailsResult, 'sns'> & {
  sns: { instagram: Account; twitter: Account; youtube: { channelId: string; subscriberCount: number | null }; tiktok: Account };
};

const noAccount: Account = { screenName: '', followersCount: null };
const accountValues = (account: Account | null): Account =>
  account ? { screenName: account.screenName, followersCount: account.followersCount } : noAccount;

/** The initial values: the saved details. */
export const detailsValues = ({ sns: saved, ...details }: TalentDetails): DetailsValues => ({
  sizes: details.sizes,
  sns: {
    instagram: accountValues(saved.instagram),
    twitter: accountValues(saved.twitter),
    youtube: { channelId: saved.youtube?.channelId ?? '', subscriberCount: saved.youtube?.subscriberCount ?? null },
    tiktok: accountValues(saved.tiktok),
  },
  singingRange: details.singingRange,
  discography: details.discography,
  keywords: specialityLine(details.keywords),
  industry: details.industry,
  pr: details.pr,
});

/** The details for the command. */
export const detailsOf = ({ keywords: line, ...rest }: DetailsResult): TalentDetails => ({ ...rest, keywords: specialitiesOf(line) });
