/**
 * Where public pages are. The function `publicPages` serves everything below `/p/`, but for the
 * style sheet of the build.
 */
export const frontAddresses = {
  casts: '/p/casts',
  cast: (uid: string): string => `/p/casts/${encodeURIComponent(uid)}`,
  jobs: '/p/jobs',
  job: (jobId: string): string => `/p/jobs/${encodeURIComponent(jobId)}`,
  /** What the index shows of both lists (`FrontCards`). */
  cards: '/p/front.json',
  sitemap: '/p/sitemap.xml',
  style: '/p/style.css',
} as const;

/**
 * Where members see the same cast or job (the routes of the web app are held against it by a test).
 */
export const memberAddresses = {
  clientTalent: (talentId: string): string => `/client/talents/${encodeURIComponent(talentId)}`,
  talentJob: (jobId: string): string => `/talent/jobs/${encodeURIComponent(jobId)}`,
} as const;

/** A cast or a job as lists show it; `photo` is an address of the site. */
export type FrontCast = {
  readonly path: string;
  readonly name: string;
  readonly photo: string | null;
  /** 「20代・東京都」 */
  readonly facts: string;
  readonly speciality: readonly string[];
};
export type FrontJob = {
  readonly path: string;
  readonly title: string;
  readonly photo: string | null;
  readonly client: string;
  readonly fee: string;
  readonly days: string;
  readonly prefecture: string;
};
export type FrontCards = { readonly casts: readonly FrontCast[]; readonly jobs: readonly FrontJob[] };
