import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { auditIdOf } from '#domain/office/audit/fields.ts';
import { accountName, memberName } from '#domain/people/account/memberName.ts';
import { needsBillingUpdate, paymentMethodText } from '#domain/people/client/paymentMethod.ts';
import { type OfficeAccount, officeAccountPath, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { type OfficeClient, officeClientPath, officeClientSchema } from '#projections/client/officeClients.schema.ts';
import { href } from '#web/routing/href.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ActButton, ActButtons } from '../../acts/actButtons.tsx';
import { ActHistory } from '../../acts/actHistory.tsx';
import { DealLinks } from '../../dealParts/runningDeals.tsx';
import { DeskPart } from '../../desk/deskPart.ts';
import { accountKind, accountState } from '../../filters/accountSearch.ts';
import { fieldText } from '../../history/fieldTexts.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { OpenButton } from '../../history/openButton.tsx';
import { fieldName } from '../../list/fieldName.ts';
import css from '../../list/table.module.css';
import { withKana } from '../../list/texts.ts';
import { NamedFace } from '../../members/face.tsx';
import { PersonPart } from '../../person/personPart.ts';
import { Permitted } from '../../roles/roles.tsx';
import { accountActs, billClientIdAct } from '../accountActs.ts';
import { lookAlikes } from '../queries/officeAccounts.ts';

/** The other clients whose names look like the name of this client's company. */
const useLookAlikes = (uid: string, company: string) =>
  useQuery({
    queryKey: readKey('page', { lookAlikes: company, uid }),
    queryFn: () => lookAlikes(uid, company),
    enabled: company !== '',
    staleTime: MINUTE,
  });

const GuardianCard = lazy(() => import('../../guardians/guardianCard.tsx'));
const DutiesCard = lazy(() => import('./dutiesCard.tsx'));
const WriteDialog = lazy(() => import('../../contacts/components/writeDialog.tsx'));

const accountFacts = (user: OfficeAccount) => [
  { term: '状態', value: accountState(user) },
  { term: '種類', value: accountKind(user) },
  {
    term: '名前',
    value: user.isAdmin ? <NamedFace uid={user.id} name={memberName(user)} /> : user.name || '未登録',
  },
  { term: fieldName('account', 'email'), value: user.maskedEmail || '未登録' },
  { term: '登録', value: longTime(user.createdAt) },
  { term: '番号', value: <RecordNumber>{user.id}</RecordNumber>, action: <Link to={historyOf('account', user.id)}>履歴</Link> },
];

const clientFacts = (client: OfficeClient) => [
  { term: 'ご担当者', value: withKana(client) },
  { term: '区分', value: client.clientType === 'INDIVIDUAL' ? '個人' : '法人' },
  { term: '会社', value: client.company.name || '未登録' },
  { term: '部署・役職', value: [client.department, client.position].filter(Boolean).join('　') || '未登録' },
  { term: fieldName('client', 'company.phone'), value: client.company.phone || '未登録' },
  { term: '住所', value: client.company.address || '未登録' },
  { term: fieldName('client', 'worksUrl'), value: client.worksUrl || '未登録' },
];

const billingFacts = (client: OfficeClient) => [
  {
    term: fieldName('client', 'billClientId'),
    value: client.billClientId ?? '未登録',
    action: (
      <ActButton act={billClientIdAct(client)} variant="text" size="small">
        変更する
      </ActButton>
    ),
  },
  { term: fieldName('client', 'paymentMethod'), value: paymentMethodText(client.paymentMethod) },
  {
    term: '請求先情報',
    value:
      client.billingGaps.length === 0
        ? 'そろっています'
        : `不足：${client.billingGaps.map((field) => fieldText('client', field)).join('、')}`,
  },
];

/** The masked billing profile of a client: the accounting number and the missing fields. */
const BillingCard = ({ client }: { readonly client: OfficeClient }) => (
  <Card
    title="請求先"
    action={<Link to={`${href('officeBills')}?${new URLSearchParams({ tab: 'UNCLAIMED', client: client.id })}`}>未請求の一覧</Link>}
  >
    {needsBillingUpdate(client.paymentMethod) ? (
      <Notice tone="warning">お支払い方法が登録されていないか、現在は使えません。クライアントに請求先情報の更新を依頼してください。</Notice>
    ) : null}
    <Facts facts={billingFacts(client)} />
  </Card>
);

/** Warns before a certification of a company that looks like another client's. */
const LookAlikes = ({ client }: { readonly client: OfficeClient }) => {
  const { data: others = [] } = useLookAlikes(client.id, client.company.name);
  return others.length === 0 ? null : (
    <Notice tone="warning">
      名前の似たクライアントがいます。なりすましでないことをご確認ください：
      {others.map(({ id, name, about }, at) => (
        <Fragment key={id}>
          {at > 0 ? '、' : null}
          <Link to={href('officeAccount', { uid: id })}>{about ? `${name}（${about}）` : name}</Link>
        </Fragment>
      ))}
    </Notice>
  );
};

/** A client's profile, with a link to the client's jobs. `waits`: for the certification. */
const ClientCard = ({ uid, waits }: { readonly uid: string; readonly waits: boolean }) => {
  const query = useOne(officeClientPath(uid), officeClientSchema);
  return (
    <Loaded query={query} row={query.data} skeleton={<RowSkeletons count={1} />} none={null}>
      {(client) => (
        <>
          <Card title="クライアント情報" action={<DealLinks of={{ field: 'clientId', uid }} />}>
            {waits ? <LookAlikes client={client} /> : null}
            <Facts facts={clientFacts(client)} />
            {client.deletedAt === null ? <OpenButton aggregate="client" id={uid} version={client.version} /> : null}
          </Card>
          <BillingCard client={client} />
        </>
      )}
    </Loaded>
  );
};

/** Opens the dialog to write to the member, who can reply. */
const WriteButton = ({ user }: { readonly user: OfficeAccount }) => {
  const [writing, setWriting] = useState(false);
  return (
    <Permitted aggregate="contact" type="begin">
      <div className={css.buttons}>
        <Button variant="outlined" onClick={() => setWriting(true)}>
          連絡する
        </Button>
      </div>
      <Suspense>
        {writing ? <WriteDialog uid={user.id} name={accountName(user) || user.maskedEmail} onClose={() => setWriting(false)} /> : null}
      </Suspense>
    </Permitted>
  );
};

/** An account as the office sees it, with its acts. */
export const AccountDetail = ({ uid }: { readonly uid: string }) => {
  const query = useOne(officeAccountPath(uid), officeAccountSchema);
  const now = useNow();
  return (
    <Loaded query={query} row={query.data} none={<EmptyState title="アカウントが見つかりません">番号をご確認ください。</EmptyState>}>
      {(user) => (
        <Stack>
          <ActButtons acts={accountActs(user, user.name || user.maskedEmail)} />
          {user.deletedAt === null && !user.isAdmin ? <WriteButton user={user} /> : null}
          <Card
            title="アカウント"
            action={
              <span className={css.links}>
                {user.hasTalentProfile ? <Link to={href('officeTalent', { uid })}>キャストのプロフィール</Link> : null}
                {user.isAdmin ? <Link to={historyOf('audit', auditIdOf(uid, now))}>監査の記録</Link> : null}
              </span>
            }
          >
            <Facts facts={accountFacts(user)} />
            {user.deletedAt === null ? <OpenButton aggregate="account" id={uid} version={user.version} /> : null}
          </Card>
          <Suspense>{user.deletedAt === null ? <DutiesCard user={user} name={accountName(user)} /> : null}</Suspense>
          <Suspense>{user.hasTalentProfile ? <GuardianCard uid={uid} /> : null}</Suspense>
          {user.hasClientProfile ? <ClientCard uid={uid} waits={accountState(user) === '認証待ち'} /> : null}
          {user.hasClientProfile && user.deletedAt === null ? (
            <DeskPart kind="client" workId={uid} waits={accountState(user) === '認証待ち'} />
          ) : null}
          {user.hasClientProfile || user.hasTalentProfile ? (
            <PersonPart uid={uid} side={user.hasClientProfile ? 'client' : 'talent'} />
          ) : null}
          <ActHistory uid={uid} />
        </Stack>
      )}
    </Loaded>
  );
};
