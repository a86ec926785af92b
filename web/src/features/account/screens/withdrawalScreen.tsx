import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { retentionText } from '#domain/kernel/retention.ts';
import { DealRow } from '#web/entities/deal/dealRow.tsx';
import { useOwnDeal } from '#web/entities/deal/deals.ts';
import type { DealKind, Side } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import type { CommandError } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const details = z.object({ deals: z.array(z.object({ kind: z.enum(['offer', 'entry']), id: z.string() })) });
type Props = { readonly kind: DealKind; readonly id: string; readonly side: Side; readonly now: number };

const OpenDeal = ({ kind, id, side, now }: Props) => {
  const { row: deal } = useOwnDeal(kind, side, id);
  if (deal) return <DealRow kind={kind} deal={deal} side={side} now={now} />;
  return (
    <li>
      <SkeletonBlock height={96} />
    </li>
  );
};

const OpenDeals = ({ error }: { readonly error: CommandError }) => {
  const session = useSession();
  const now = useNow();
  const found = details.safeParse(error.details);
  if (!found.success) return null;
  const side = session.kind === 'user' && session.claims.role === 'talent' ? 'talent' : 'client';
  return (
    <ul aria-label="進行中のお仕事" style={{ display: 'grid', gap: 12 }}>
      {found.data.deals.map(({ kind, id }) => (
        <OpenDeal key={id} kind={kind} id={id} side={side} now={now} />
      ))}
    </ul>
  );
};

/** Scrolls to content that replaces a pressed button, which may be out of view. */
const scrollHere = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

const inTheWay = (code: string | undefined): boolean => code === 'deals-open' || code === 'bills-open';

export default function WithdrawalScreen() {
  const [asking, setAsking] = useState(false);
  // The user may no longer read any document.
  const { send, sending, error } = useCommand({ callable: 'accounts', type: 'withdraw', shownBy: () => null });
  const navigate = useNavigate();
  const dealsOpen = inTheWay(error?.code) ? error : null;
  const confirm = () =>
    send({}).then(
      // The next page signs out, because the guard would send a guest from here to the login.
      () => navigate(href('withdrawalDone'), { replace: true, state: { left: true } }),
      (failure: { code?: string }) => {
        if (inTheWay(failure.code)) setAsking(false);
      },
    );
  return (
    <Stack>
      <p>退会すると、次のことが行われます。</p>
      <ul style={{ display: 'grid', gap: 8, paddingLeft: '1.5em', listStyle: 'disc' }}>
        <li>ログインできなくなります。</li>
        <li>プロフィールや会社情報が削除され、公開も終了します。</li>
        <li>これまでのやり取りや評価を、ご自身でご覧いただけなくなります。</li>
      </ul>
      <p>
        成立したお仕事の請求先、キャストの氏名、条件書の文章は、法令により保存が必要なため、{retentionText()}
        、暗号化して保存します。くわしくは
        <Link to={href('termsPrivacy')} target="_blank">
          プライバシーポリシー
        </Link>
        をご確認ください。
      </p>
      <p>一度退会すると、元に戻せません。進行中のお仕事や、請求の手続きが済んでいないお仕事がある場合は退会できません。</p>
      {dealsOpen && !asking ? (
        <>
          <div ref={scrollHere}>
            <Notice tone="error">{dealsOpen.message}</Notice>
          </div>
          <OpenDeals error={dealsOpen} />
        </>
      ) : (
        <Button tone="danger" onClick={() => setAsking(true)}>
          退会手続きへ進む
        </Button>
      )}
      {asking ? (
        <ConfirmDialog
          title="退会しますか？"
          confirmLabel="退会する"
          ends
          sending={sending}
          error={dealsOpen ? undefined : error?.message}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p>退会すると、アカウントと登録内容が削除されます。元に戻せません。</p>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
