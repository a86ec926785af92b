import { lazy, Suspense, useState } from 'react';
import { longDate } from '#domain/kernel/format/times.ts';
import { accountAt, accountInWords } from '#domain/money/payee/fields.ts';
import { type Payee, payeePath } from '#projections/payout/payees.schema.ts';
import { useOwnPayee } from '#web/entities/payout/payee.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const AccountDialog = lazy(() => import('./accountDialog.tsx'));
const TaxesDialog = lazy(() => import('./taxesDialog.tsx'));

const KeepDialog = ({ uid, onClose }: { readonly uid: string; readonly onClose: () => void }) => {
  const { send } = useCommand<object>({ callable: 'payees', type: 'keepAccount', shownBy: () => payeePath(uid) });
  return (
    <CommandDialog
      title="お受け取り口座の変更を取りやめますか？"
      confirmLabel="変更を取りやめる"
      send={() => send({})}
      done="変更を取りやめました"
      onClose={onClose}
    >
      <p>いまの口座へのお振り込みを続けます。</p>
    </CommandDialog>
  );
};

type Open = 'account' | 'taxes' | 'keep';
type Props = { readonly payee: Payee | null; readonly onOpen: (open: Open) => void };

const Settings = ({ payee, onOpen }: Props) => {
  const now = useNow();
  const current = payee && accountAt(payee, now);
  const isPending = payee !== null && payee.nextFrom !== null && now < payee.nextFrom;
  return (
    <Stack>
      {current ? (
        <Facts
          facts={[
            { term: 'いまの口座', value: accountInWords(current) },
            { term: '口座名義', value: current.holder },
          ]}
        />
      ) : (
        <Notice tone="warning">お受け取り口座が登録されていません。登録するまで、お振り込みできません。</Notice>
      )}
      {isPending && payee.next && payee.nextFrom !== null ? (
        <>
          <Notice tone="warning">
            {`${longDate(payee.nextFrom)}から、${accountInWords(payee.next)}に振り込みます。それより前に作成する振込は、いまの口座に届きます。`}
          </Notice>
          <Button variant="outlined" fullWidth onClick={() => onOpen('keep')}>
            変更を取りやめる
          </Button>
        </>
      ) : null}
      <Button variant={current ? 'outlined' : 'contained'} fullWidth onClick={() => onOpen('account')}>
        {current ? 'お受け取り口座を変更する' : 'お受け取り口座を登録する'}
      </Button>
      <Facts
        facts={[
          { term: '受け取り方', value: payee?.isCompany ? '会社として（源泉徴収なし）' : '個人として（源泉徴収あり）' },
          { term: 'インボイスの登録番号', value: payee?.registration ?? 'なし' },
        ]}
      />
      <Button variant="outlined" fullWidth onClick={() => onOpen('taxes')}>
        税金の扱いを変更する
      </Button>
    </Stack>
  );
};

export const PayeeCard = () => {
  const uid = useUid();
  const query = useOwnPayee();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const payee = query.data ?? null;
  return (
    <Card title="お受け取り口座と税金">
      <Loaded query={query} row={query.data === null ? { none: true as const } : query.data} none={null}>
        {() => <Settings payee={payee} onOpen={setOpen} />}
      </Loaded>
      <Suspense>
        {open === 'account' ? <AccountDialog uid={uid} payee={payee} onClose={close} /> : null}
        {open === 'taxes' ? <TaxesDialog uid={uid} payee={payee} onClose={close} /> : null}
        {open === 'keep' ? <KeepDialog uid={uid} onClose={close} /> : null}
      </Suspense>
    </Card>
  );
};
