import type { DatedPrices } from '../../kernel/priceFields.ts';

/**
 * The addresses of public pages. The function `publicPages` serves everything below `/p/` except
 * the style sheet of the web build.
 */
export const frontAddresses = {
  casts: '/p/casts',
  cast: (uid: string): string => `/p/casts/${encodeURIComponent(uid)}`,
  jobs: '/p/jobs',
  job: (jobId: string): string => `/p/jobs/${encodeURIComponent(jobId)}`,
  /** The lists on the index page (`FrontCards`). */
  cards: '/p/front.json',
  /** The operator's price lists (`FrontPrices`), for pages that guests read. */
  prices: '/p/prices.json',
  sitemap: '/p/sitemap.xml',
  style: '/p/style.css',
} as const;

/** The address of a shared shortlist, for guests who have its secret (`sharedLists`). */
export const sharedListAddress = (token: string): string => `/lists/${token}`;

/** The addresses of the same cast or job for members, as in the routes of the web app. */
export const memberAddresses = {
  clientTalent: (talentId: string): string => `/client/talents/${encodeURIComponent(talentId)}`,
  talentJob: (jobId: string): string => `/talent/jobs/${encodeURIComponent(jobId)}`,
} as const;

/** A cast in public lists; `photo` is an address of the site, null without a photo. */
export type FrontCast = {
  readonly path: string;
  readonly name: string;
  readonly photo: string | null;
  /** 「20代・東京都」 */
  readonly facts: string;
  readonly speciality: readonly string[];
};

/** A job in public lists, as texts; `photo` is an address of the site, null without a photo. */
export type FrontJob = {
  readonly path: string;
  readonly title: string;
  readonly photo: string | null;
  readonly client: string;
  readonly fee: string;
  readonly days: string;
  readonly prefecture: string;
};

/** The content of `/p/front.json`, which the index page reads. */
export type FrontCards = { readonly casts: readonly FrontCast[]; readonly jobs: readonly FrontJob[] };

/** The content of `/p/prices.json`. Lists with their first days, so that an old copy is right. */
export type FrontPrices = { readonly lists: readonly DatedPrices[] };
