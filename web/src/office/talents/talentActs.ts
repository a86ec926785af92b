import { matterKey, profileMatter } from '#domain/guardian/matter.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { areMinors } from '#domain/kernel/person.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { Guardian } from '#projections/guardian/guardians.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import type { Act } from '../acts/act.ts';

/** What else the office's page of a cast reads; null if there is none. */
export type About = {
  readonly account: Pick<OfficeAccount, 'suspended'> | null;
  readonly guardian: Pick<Guardian, 'matters'> | null;
};

/**
 * Why the profile cannot be published, as the server would say; null if the page knows no reason.
 * It does not know the birthday: people in their teens may be of age.
 */
export const publishRefusal = ({ ageBand, birthdayAskedAt }: Talent, { account, guardian }: About): ErrorCode | null => {
  if (account?.suspended) return 'account-suspended';
  if (birthdayAskedAt !== null) return 'birthday-unconfirmed';
  const isConsented = guardian?.matters[matterKey(profileMatter)]?.isGiven === true;
  return areMinors(ageBand) && !isConsented ? 'guardian-consent-unconfirmed' : null;
};

/** The office's possible acts on a cast's profile. */
export const talentActs = (talent: Talent, about: About): Act[] => {
  const { id, name, isPublished, publishedAt, deletedAt } = talent;
  // Its person can do nothing about it, and it is shown or waits again when the suspension ends.
  if (deletedAt !== null || about.account?.suspended) return [];
  const on = { callable: 'talents', fields: { uid: id }, document: `talents/${id}` } as const;
  const publish: Act = {
    ...on,
    type: 'publish',
    label: '公開する',
    title: `${name}さんを公開しますか？`,
    consequences: ['認証済みのクライアントに表示され、オファーを受け取れるようになります。'],
    done: `${name}さんを公開しました`,
  };
  return isPublished
    ? [
        {
          ...on,
          type: 'unpublish',
          label: '非公開にする',
          title: `${name}さんを非公開にしますか？`,
          consequences: [
            'クライアントとほかのキャストに表示されなくなり、新しい問い合わせ・オファー・エントリーができなくなります。',
            'ご本人は、お仕事の一覧をこれまでどおり見られます。進行中の取引は続きます。もう一度公開できます。',
          ],
          done: `${name}さんを非公開にしました`,
          ends: true,
          reasoned: true,
        },
        {
          ...on,
          type: 'suspend',
          label: '休止する',
          title: `${name}さんのプロフィールを休止しますか？`,
          consequences: [
            'クライアントとほかのキャストに表示されなくなり、ご本人もお仕事やキャストの一覧を見られなくなります。',
            '新しい問い合わせ・オファーを受けられず、エントリーもできなくなります。',
            '進行中の取引は続きます。もう一度公開できます。',
          ],
          done: `${name}さんのプロフィールを休止しました`,
          ends: true,
          reasoned: true,
        },
      ]
    : [
        ...(publishRefusal(talent, about) === null ? [publish] : []),
        {
          ...on,
          type: 'returnProfile',
          label: '差し戻す',
          title: `${name}さんのプロフィールを差し戻しますか？`,
          consequences: [
            '理由をお知らせとメールで伝え、プロフィールの修正をお願いします。',
            ...(publishedAt === null ? ['修正されるまで、公開待ちの一覧と件数から外れます。修正されると、もう一度並びます。'] : []),
          ],
          done: `${name}さんのプロフィールを差し戻しました`,
          ends: true,
          reasoned: true,
          templates: [
            'お顔がはっきり写っていないため、写真の差し替えをお願いします。',
            '写真にほかの方やロゴが写っています。ご本人だけが写った写真をご登録ください。',
            '自己紹介に連絡先が書かれています。連絡先を消してください。',
          ],
        },
      ];
};
