import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { termsInForce } from '#domain/account/terms.ts';
import { startOfJstDay } from '#domain/calendar/instants.ts';
import { longDate } from '#domain/format/times.ts';
import { href } from '#web/app/href.ts';
import { useSession } from '#web/shared/data/session.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useAgreeToTerms } from '../commands/agreeToTerms.ts';
import { LegalProse } from '../components/legalProse.tsx';
import { termsOfService } from '../documents/termsOfService.ts';
import { useOwnAgreement } from '../queries/ownAgreement.ts';
import css from './agreementScreen.module.css';

/** The terms of use, to read and to agree to; afterwards, when that was. */
export default function AgreementScreen() {
  const session = useSession();
  const { query, agreedAt } = useOwnAgreement();
  const { agree, sending, error } = useAgreeToTerms();
  const hasRole = session.kind === 'user' && session.claims.role !== undefined;
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (agreedAt === undefined) return <RowSkeletons count={1} />;
  return (
    <Stack>
      <p>{longDate(startOfJstDay(termsInForce))}からの利用規約です。最後までお読みください。</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
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
      {agreedAt === null ? (
        <>
          {error ? <Notice tone="error">{error.message}</Notice> : null}
          <Button size="large" loading={sending} onClick={() => agree().catch(() => undefined /* shown above */)}>
            利用規約に同意する
          </Button>
        </>
      ) : (
        <>
          <Notice>{longDate(agreedAt)}に同意しました。</Notice>
          <LinkButton to={href(hasRole ? 'clientMypage' : 'initial')}>{hasRole ? 'マイページへ' : 'ご利用方法の選択へ進む'}</LinkButton>
        </>
      )}
    </Stack>
  );
}
