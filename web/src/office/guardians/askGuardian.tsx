import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { guardianProfile, guardianRelations, relationLabel } from '#domain/work/guardian/fields.ts';
import { matterKey, profileMatter } from '#domain/work/guardian/matter.ts';
import { type Guardian, guardianPath, type ShownMatter } from '#projections/guardian/guardians.schema.ts';
import type { Act } from '../acts/act.ts';
import { ActButton } from '../acts/actButtons.tsx';
import css from '../list/table.module.css';

const consequences = [
  `保護者の方に、内容と回答用のリンクをメールでお送りします。リンクの期限は${businessRules.guardianLinkPeriod / DAY}日です。`,
  '回答は、ご本人と事務局の画面に表示されます。事務局が依頼したことは履歴に残ります。',
];
const done = '保護者の方に確認のメールを送りました';
const relations = guardianRelations.map((value) => ({ value, label: relationLabel[value] }));

/** Registers the guardian whom the cast named, or corrects the address, and asks. */
const registerAct = (uid: string, guardian: Guardian | null): Act => ({
  callable: 'guardians',
  type: 'registerFor',
  fields: { uid },
  document: guardianPath(uid),
  label: guardian ? '保護者の宛先を訂正する' : '保護者に同意を依頼する',
  title: guardian ? '保護者の宛先を訂正して、同意を依頼しますか？' : '保護者に、公開への同意を依頼しますか？',
  consequences: [...(guardian ? ['前に送ったリンクは使えなくなります。'] : []), ...consequences],
  done,
  inputs: {
    schema: guardianProfile,
    start: { name: guardian?.name ?? '', relation: guardian?.relation ?? '', email: '' },
    fields: {
      name: {},
      relation: { as: 'select', blank: '選択してください', options: relations },
      email: { type: 'email', inputMode: 'email', help: 'ご本人から伺った、保護者の方のアドレスを入力してください' },
    },
  },
});

/** What a consent is about, as the command names it. */
export type Subject = Pick<ShownMatter, 'scope' | 'jobId' | 'offerId' | 'entryId'>;

const askAct = (uid: string, { scope, jobId, offerId, entryId }: Subject, isAsked: boolean): Act => ({
  callable: 'guardians',
  type: 'askFor',
  fields: { uid, scope, jobId, offerId, ...(entryId !== null && { entryId }) },
  document: guardianPath(uid),
  label: isAsked ? '保護者にもう一度送る' : '保護者に同意を依頼する',
  title: isAsked ? '保護者に、もう一度メールを送りますか？' : '保護者に同意を依頼しますか？',
  consequences,
  done,
});

type Props = { readonly uid: string; readonly guardian: Guardian | null; readonly subject?: Subject };

/** The ways to a guardian's consent, by default to the profile; nothing once it is given. */
export default function AskGuardian({ uid, guardian, subject = profileMatter }: Props) {
  const matters = guardian?.matters ?? {};
  const asked = matters[matterKey(subject)];
  if (asked?.isGiven) return null;
  // Another guardian would end all consents, so only the cast replaces one who consented.
  const corrects = subject.scope === 'PROFILE' && !Object.values(matters).some(({ isGiven }) => isGiven);
  const acts = [
    ...(guardian ? [askAct(uid, subject, (asked?.requestedAt ?? null) !== null)] : []),
    ...(corrects ? [registerAct(uid, guardian)] : []),
  ];
  return (
    <span className={css.buttons}>
      {acts.map((act) => (
        <ActButton key={act.type} act={act} size="small" variant="outlined">
          {act.label}
        </ActButton>
      ))}
    </span>
  );
}
