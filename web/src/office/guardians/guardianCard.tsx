import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { consentChannelLabel, consentScopeLabel, relationLabel } from '#domain/work/guardian/fields.ts';
import { matterKey, profileMatter } from '#domain/work/guardian/matter.ts';
import { type Guardian, guardianPath, guardianSchema, type ShownMatter } from '#projections/guardian/guardians.schema.ts';
import { href } from '#web/routing/href.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { historyOf } from '../history/historyAddress.ts';
import { Permitted } from '../roles/roles.tsx';
import type { Subject } from './recordDialog.tsx';

const RecordDialog = lazy(() => import('./recordDialog.tsx'));

const subjectOf = ({ scope, offerId, jobId }: Subject) => {
  if (scope === 'OFFER' && offerId) return <Link to={href('officeOffer', { offerId })}>{consentScopeLabel.OFFER}</Link>;
  if (scope === 'JOB' && jobId) return <Link to={href('officeJob', { jobId })}>{consentScopeLabel.JOB}</Link>;
  return consentScopeLabel.PROFILE;
};

const stateOf = ({ isGiven, channel, answeredAt, requestedAt }: ShownMatter): string => {
  if (isGiven !== null && channel !== null)
    return `${isGiven ? '同意' : '不同意'}（${consentChannelLabel[channel]}、${longTime(answeredAt ?? 0)}）`;
  return requestedAt === null ? 'まだ依頼していません' : `回答待ち（${longTime(requestedAt)}に依頼）`;
};

type Chosen = { readonly subject: Subject; readonly consents: boolean };

const Registered = ({ guardian }: { readonly guardian: Guardian }) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const unasked = { ...profileMatter, requestedAt: null, expiresAt: null, isGiven: null, channel: null, answeredAt: null };
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
            <Permitted aggregate="guardian" type="record">
              <Button size="small" variant="text" onClick={() => setChosen({ subject: matter, consents: matter.isGiven !== true })}>
                {matter.isGiven === true ? '同意の取り消しを記録する' : '書面の同意を記録する'}
              </Button>
            </Permitted>
          </li>
        ))}
      </ul>
      <Suspense>{chosen ? <RecordDialog guardian={guardian} {...chosen} onClose={() => setChosen(null)} /> : null}</Suspense>
    </Card>
  );
};

/**
 * The guardian and consents of a minor for the office. `mayBeMinor`: the profile may be a minor's,
 * so a missing guardian is reported.
 */
export default function GuardianCard({ uid, mayBeMinor = false }: { readonly uid: string; readonly mayBeMinor?: boolean }) {
  const query = useOne(guardianPath(uid), guardianSchema);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (query.data) return <Registered guardian={query.data} />;
  if (query.data === undefined || !mayBeMinor) return null;
  return (
    <Card title="保護者">
      <Notice tone="warning">保護者が登録されていません。18歳未満の方のプロフィールは、保護者の同意を確認するまで公開できません。</Notice>
    </Card>
  );
}
