import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { auditIdOf } from '#domain/office/audit/fields.ts';
import { accountName } from '#domain/people/account/memberName.ts';
import { needsBillingUpdate, paymentMethodText } from '#domain/people/client/paymentMethod.ts';
import { type OfficeAccount, officeAccountPath, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { type OfficeClient, officeClientPath, officeClientSchema } from '#projections/client/officeClients.schema.ts';
import { href } from '#web/routing/href.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { ActButton, ActButtons } from '../../acts/actButtons.tsx';
import { ActHistory } from '../../acts/actHistory.tsx';
import { WriteButton } from '../../contacts/writeButton.tsx';
import { DeskPart } from '../../desk/deskPart.ts';
import { accountKind, accountState } from '../../filters/accountSearch.ts';
import { fieldText } from '../../history/fieldTexts.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { OpenButton } from '../../history/openButton.tsx';
import { Face } from '../../list/face.tsx';
import { fieldName } from '../../list/fieldName.ts';
import css from '../../list/table.module.css';
import { withKana } from '../../list/texts.ts';
import { Face as MemberFace } from '../../members/face.tsx';
import { PersonPage, ReportWarning } from '../../person/components/personPage.tsx';
import type { PersonFigure } from '../../person/figures.ts';
import type { PersonSide } from '../../person/parts.ts';
import { PersonPart } from '../../person/personPart.ts';
import { useDealFigures, useHoldFigures, useMoneyFigures } from '../../person/queries/personFigures.ts';
import { accountActs, billClientIdAct, removePayerAct } from '../accountActs.ts';
import { lookAlikes } from '../queries/officeAccounts.ts';

const useLookAlikes = (uid: string, company: string) =>
  useQuery({
    queryKey: readKey('page', { lookAlikes: company, uid }),
    queryFn: () => lookAlikes(uid, company),
    enabled: company !== '',
    staleTime: MINUTE,
  });

const GuardianCard = lazy(() => import('../../guardians/guardianCard.tsx'));
const DutiesCard = lazy(() => import('./dutiesCard.tsx'));
const accountFacts = (user: OfficeAccount) => [
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
  ...client.payers.map((payer) => ({
    term: fieldName('client', 'payer'),
    value: payer,
    action: (
      <ActButton act={removePayerAct(client, payer)} variant="text" size="small" aria-label={`${payer}を削除する`}>
        削除する
      </ActButton>
    ),
  })),
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
          <Card title="クライアント情報">
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

const sideOf = ({ hasClientProfile, hasTalentProfile }: OfficeAccount): PersonSide | null => {
  if (hasClientProfile) return 'client';
  return hasTalentProfile ? 'talent' : null;
};

const useFigures = (user: OfficeAccount, side: PersonSide | null): readonly PersonFigure[] => {
  const deals = useDealFigures({ field: side === 'talent' ? 'talentId' : 'clientId', uid: side ? user.id : '' });
  const client = side === 'client' ? user.id : '';
  return [...deals, ...useHoldFigures(client), ...useMoneyFigures(client)];
};

const AccountPage = ({ user }: { readonly user: OfficeAccount }) => {
  const { id: uid, hasClientProfile, hasTalentProfile, deletedAt, isAdmin } = user;
  const now = useNow();
  const [state, side, name] = [accountState(user), sideOf(user), accountName(user) || '退会したアカウント'];
  const figures = useFigures(user, side);
  return (
    <PersonPage
      face={isAdmin ? <MemberFace uid={uid} name={name} size="large" /> : <Face name={name} size={56} />}
      state={state}
      kind={accountKind(user)}
      name={name}
      about={`${longTime(user.createdAt)}に登録`}
      acts={
        <>
          <ActButtons acts={accountActs(user, user.name || user.maskedEmail)} />
          {deletedAt === null && !isAdmin ? (
            <WriteButton variant="outlined" uid={uid} name={accountName(user) || user.maskedEmail}>
              連絡する
            </WriteButton>
          ) : null}
        </>
      }
      figures={figures}
      warnings={side ? <ReportWarning uid={uid} side={side} /> : null}
      main={
        <>
          <Suspense>{deletedAt === null ? <DutiesCard user={user} name={accountName(user)} /> : null}</Suspense>
          {side ? <PersonPart uid={uid} side={side} /> : null}
          <ActHistory uid={uid} />
        </>
      }
      side={
        <>
          {hasClientProfile ? <ClientCard uid={uid} waits={state === '認証待ち'} /> : null}
          {hasClientProfile && deletedAt === null ? <DeskPart kind="client" workId={uid} waits={state === '認証待ち'} /> : null}
          <Suspense>{hasTalentProfile ? <GuardianCard uid={uid} /> : null}</Suspense>
          <Card
            title="アカウント"
            action={
              <span className={css.links}>
                {hasTalentProfile ? <Link to={href('officeTalent', { uid })}>キャストのプロフィール</Link> : null}
                {isAdmin ? <Link to={historyOf('audit', auditIdOf(uid, now))}>監査の記録</Link> : null}
              </span>
            }
          >
            <Facts facts={accountFacts(user)} />
            {deletedAt === null ? <OpenButton aggregate="account" id={uid} version={user.version} /> : null}
          </Card>
        </>
      }
    />
  );
};

export const AccountDetail = ({ uid }: { readonly uid: string }) => {
  const query = useOne(officeAccountPath(uid), officeAccountSchema);
  return (
    <Loaded query={query} row={query.data} none={<EmptyState title="アカウントが見つかりません">番号をご確認ください。</EmptyState>}>
      {(user) => <AccountPage user={user} />}
    </Loaded>
  );
};
