import { Link } from 'react-router-dom';
import { termsInForce } from '#domain/kernel/businessRules.ts';
import { startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { useOwnAgreement } from '#web/entities/account/standing.ts';
import { termsOfService } from '#web/entities/legal/documents/termsOfService.ts';
import { LegalProse } from '#web/entities/legal/legalProse.tsx';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useAgreeToTerms, useBeginAs } from '../commands/beginAs.ts';
import css from './agreementScreen.module.css';

/** A client without a role agrees here on the way from /initial to the company form. */
export default function AgreementScreen() {
  const session = useSession();
  const { query, agreedAt } = useOwnAgreement();
  const role = session.kind === 'user' ? session.claims.role : undefined;
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (agreedAt === undefined) return <RowSkeletons count={1} />;
  return (
    <Stack>
      <p>{longDate(startOfJstDay(termsInForce))}からの利用規約です。最後までお読みください。</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section aria-label="利用規約の本文" tabIndex={0} className={css.text}>
        <LegalProse document={termsOfService} />
      </section>
      <p>
        個人情報の取り扱いは、
        <Link to={href('termsPrivacy')} target="_blank">
          プライバシーポリシー
        </Link>
        をご覧ください（新しいタブで開きます）。
      </p>
      {agreedAt === null ? null : <Notice>{longDate(agreedAt)}に同意しました。</Notice>}
      {role === undefined ? <Beginning agreed={agreedAt !== null} /> : <Agreement role={role} agreed={agreedAt !== null} />}
    </Stack>
  );
}

type Props = { readonly agreed: boolean };

const Agreement = ({ agreed, role }: Props & { readonly role: 'client' | 'talent' }) => {
  const { agree, sending, error } = useAgreeToTerms();
  if (agreed) return <LinkButton to={href(role === 'client' ? 'clientMypage' : 'talentMypage')}>マイページへ</LinkButton>;
  return (
    <>
      {error ? <Notice tone="error">{error.message}</Notice> : null}
      <Button loading={sending} onClick={() => agree().catch(() => undefined /* shown above */)}>
        利用規約に同意する
      </Button>
    </>
  );
};

const Beginning = ({ agreed }: Props) => {
  const { begin, sending, error } = useBeginAs('client');
  return (
    <>
      <p>次に、クライアントとして会社情報を登録します。あとからキャストに変更することはできません。</p>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Button loading={sending} onClick={begin}>
        {agreed ? '会社情報の登録へ進む' : '利用規約に同意する'}
      </Button>
      <LinkButton to={href('initial')} variant="text">
        ご利用方法の選択に戻る
      </LinkButton>
    </>
  );
};
