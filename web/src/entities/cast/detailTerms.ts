import { labelOf, unitOf } from '#domain/kernel/fieldMeta.ts';
import { sizes as measures, type SnsKind, sns, snsKinds, type TalentDetails } from '#domain/people/talent/details.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';

export const networks = {
  instagram: { label: labelOf(sns.shape.instagram), reach: 'フォロワー', address: (name: string) => `https://www.instagram.com/${name}/` },
  twitter: { label: labelOf(sns.shape.twitter), reach: 'フォロワー', address: (name: string) => `https://x.com/${name}` },
  youtube: {
    label: labelOf(sns.shape.youtube),
    reach: 'チャンネル登録者',
    address: (id: string) => `https://www.youtube.com/${/^UC[\w-]{22}$/.test(id) ? `channel/${id}` : `@${id.replace(/^@/, '')}`}`,
  },
  tiktok: { label: labelOf(sns.shape.tiktok), reach: 'フォロワー', address: (name: string) => `https://www.tiktok.com/@${name}` },
} as const satisfies Record<SnsKind, unknown>;

type SnsAccount = {
  readonly kind: SnsKind;
  readonly name: string;
  readonly count: number;
  /** When the figure was last changed (ms); null before it is saved. */
  readonly at: number | null;
};

/** The figures of a profile, or of the form before it is saved. */
type Shown = {
  readonly [Kind in SnsKind]: (Omit<NonNullable<Talent['sns'][Kind]>, 'updatedAt'> & { readonly updatedAt?: number }) | null;
};

export const snsAccounts = (sns: Shown): SnsAccount[] =>
  snsKinds.flatMap((kind) => {
    const account = sns[kind];
    if (!account) return [];
    const at = account.updatedAt ?? null;
    return 'channelId' in account
      ? [{ kind, name: account.channelId, count: account.subscriberCount, at }]
      : [{ kind, name: account.screenName, count: account.followersCount, at }];
  });

/** The account name in a typed text: the name, with or without @, or the address of its page. */
export const accountNameIn = (typed: string): string => {
  const text = typed.normalize('NFKC').trim();
  const path = /^https?:\/\/[^/]+\/(?:channel\/)?([^/?#]+)/.exec(text)?.[1] ?? text;
  return path.replace(/^@/, '');
};

type Size = keyof TalentDetails['sizes'];

export const sizeTerms = (Object.keys(measures.shape) as Size[]).map((key) => ({
  key,
  term: labelOf(measures.shape[key]),
  unit: unitOf(measures.shape[key]),
}));

export const knownSizes = (sizes: TalentDetails['sizes']) =>
  sizeTerms.flatMap(({ key, term, unit }) => (sizes[key] === null ? [] : [{ term, value: `${sizes[key]} ${unit}` }]));
