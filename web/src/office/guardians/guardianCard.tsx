import { Link } from 'react-router-dom';
import { z } from 'zod';
import { longTime } from '#domain/kernel/format/times.ts';
import { consentChannelLabel, consentScopeLabel, guardianFields, relationLabel } from '#domain/work/guardian/fields.ts';
import { matterKey, profileMatter } from '#domain/work/guardian/matter.ts';
import { type Guardian, guardianPath, guardianSchema, type ShownMatter } from '#projections/guardian/guardians.schema.ts';
import { href } from '#web/routing/href.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import type { Act } from '../acts/act.ts';
import { ActButton } from '../acts/actButtons.tsx';
import { historyOf } from '../history/historyAddress.ts';
import AskGuardian, { type Subject } from './askGuardian.tsx';

const noted = z.object({ note: guardianFields.note });
const words = {
  true: {
    title: '書面の同意を記録しますか？',
    label: '書面の同意を記録する',
    consequences: ['ご本人に、保護者の同意が確認できたことをお知らせします。', '確認した方法は監査の記録に残ります。'],
    done: '同意を記録しました',
  },
  false: {
    title: '同意の取り消しを記録しますか？',
    label: '同意の取り消しを記録する',
    consequences: [
      'ご本人に、保護者の同意が得られなかったことをお知らせします。',
      'プロフィールの公開への同意を取り消すと、プロフィールは非公開になります。',
      '確認した方法は監査の記録に残ります。',
    ],
    done: '同意の取り消しを記録しました',
  },
} as const;

/** Records a guardian's consent on paper, with the way in which the office verified it. */
const recordAct = ({ id, guardianNo }: Guardian, { scope, jobId, offerId }: Omit<Subject, 'entryId'>, consents: boolean): Act => ({
  callable: 'guardians',
  type: 'record',
  fields: { uid: id, scope, jobId, offerId, guardianNo, consents },
  document: guardianPath(id),
  ...words[`${consents}`],
  ends: !consents,
  inputs: {
    schema: noted,
    start: { note: '' },
    fields: { note: { multiline: true, help: '書面の種類や、確認した日と方法をご記入ください' } },
  },
});

const subjectOf = ({ scope, offerId, jobId }: Omit<Subject, 'entryId'>) => {
  if (scope === 'OFFER' && offerId) return <Link to={href('officeOffer', { offerId })}>{consentScopeLabel.OFFER}</Link>;
  if (scope === 'JOB' && jobId) return <Link to={href('officeJob', { jobId })}>{consentScopeLabel.JOB}</Link>;
  return consentScopeLabel.PROFILE;
};

const stateOf = ({ isGiven, channel, answeredAt, requestedAt, isAskedByOffice }: ShownMatter): string => {
  if (isGiven !== null && channel !== null)
    return `${isGiven ? '同意' : '不同意'}（${consentChannelLabel[channel]}、${longTime(answeredAt ?? 0)}）`;
  return requestedAt === null ? 'まだ依頼していません' : `回答待ち（${longTime(requestedAt)}に${isAskedByOffice ? '事務局が' : ''}依頼）`;
};

const Registered = ({ guardian }: { readonly guardian: Guardian }) => {
  const unasked: ShownMatter = {
    ...profileMatter,
    requestedAt: null,
    isAskedByOffice: false,
    expiresAt: null,
    isGiven: null,
    channel: null,
    answeredAt: null,
  };
  const matters = Object.values({ [matterKey(profileMatter)]: unasked, ...guardian.matters });
  return (
    <Card title="保護者" action={<Link to={historyOf('guardian', guardian.id)}>履歴</Link>}>
      <Facts
        facts={[
          { term: 'お名前', value: `${guardian.name}（${relationLabel[guardian.relation]}）` },
          { term: 'メールアドレス', value: guardian.maskedEmail },
          { term: '登録', value: longTime(guardian.registeredAt) },
        ]}
      />
      <h3>同意の状況</h3>
      <ul>
        {matters.map((matter) => (
          <li key={matterKey(matter)}>
            {subjectOf(matter)}：{stateOf(matter)}
            <AskGuardian uid={guardian.id} guardian={guardian} subject={matter} />
            <ActButton act={recordAct(guardian, matter, matter.isGiven !== true)} size="small" variant="text">
              {words[`${matter.isGiven !== true}`].label}
            </ActButton>
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** `mayBeMinor`: the profile may be a minor's, so a missing guardian is reported. */
export default function GuardianCard({ uid, mayBeMinor = false }: { readonly uid: string; readonly mayBeMinor?: boolean }) {
  const query = useOne(guardianPath(uid), guardianSchema);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (query.data) return <Registered guardian={query.data} />;
  if (query.data === undefined || !mayBeMinor) return null;
  return (
    <Card title="保護者">
      <Notice tone="warning">保護者が登録されていません。18歳未満の方のプロフィールは、保護者の同意を確認するまで公開できません。</Notice>
      <AskGuardian uid={uid} guardian={null} />
    </Card>
  );
}
