import { z } from 'zod';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { time } from './readModel.ts';

const size = z.number().nullable();
const account = z.object({ screenName: z.string(), followersCount: z.number(), updatedAt: time }).nullable();
const channel = z.object({ channelId: z.string(), subscriberCount: z.number(), updatedAt: time }).nullable();

/** The second step of a talent's profile in talents/{uid}: cm, kg; `industry` holds ids of industryMaster. */
export const talentDetailsSchema = {
  sizes: z.object({ height: size, weight: size, bust: size, waist: size, hip: size, shoeSize: size, headSize: size }),
  sns: z.object({ instagram: account, twitter: account, youtube: channel, tiktok: account }),
  singingRange: z.string(),
  discography: z.string(),
  keywords: z.array(z.string()),
  industry: z.array(z.string()),
  pr: z.string(),
};
type Details = z.infer<z.ZodObject<typeof talentDetailsSchema>>;

/** Details of which nothing is known. */
export const emptyDetails = (): Details => ({
  sizes: { height: null, weight: null, bust: null, waist: null, hip: null, shoeSize: null, headSize: null },
  sns: { instagram: null, twitter: null, youtube: null, tiktok: null },
  singingRange: '',
  discography: '',
  keywords: [],
  industry: [],
  pr: '',
});

/** Saved details; an erased person's read as unknown. */
export const detailsShown = ({ data }: EnvelopeNamed<'TalentDetailsSaved'>): Details => {
  const unknown = emptyDetails();
  return {
    sizes: data.sizes ?? unknown.sizes,
    sns: data.sns ?? unknown.sns,
    singingRange: data.singingRange ?? '',
    discography: data.discography ?? '',
    keywords: data.keywords ?? [],
    industry: data.industry,
    pr: data.pr ?? '',
  };
};
