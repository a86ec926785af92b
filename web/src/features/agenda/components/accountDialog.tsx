import { z } from 'zod';
import { accountInput, accountKinds } from '#domain/money/payee/fields.ts';
import { type Payee, payeePath } from '#projections/payout/payees.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const schema = z.strictObject(accountInput);
const kinds = Object.entries(accountKinds).map(([value, { label }]) => ({ value, label }));
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
const blank = { bankName: '', bankCode: '', branchName: '', branchCode: '', kind: 'ORDINARY', number: '', holder: '' };

type Props = { readonly uid: string; readonly payee: Payee | null; readonly onClose: () => void };

export default function AccountDialog({ uid, payee, onClose }: Props) {
  const { send } = useCommand<object>({ callable: 'payees', type: 'setAccount', shownBy: () => payeePath(uid), again: true });
  return (
    <FieldsDialog
      title="お受け取り口座"
      confirmLabel="この口座を登録する"
      done="お受け取り口座を登録しました"
      secret
      send={send}
      onClose={onClose}
      schema={schema}
      start={blank}
      fields={{
        bankName: { help: '例：あおば銀行' },
        bankCode: { ...digits, help: '数字4桁。ゆうちょ銀行は9900' },
        branchName: { help: '例：恵比寿支店' },
        branchCode: { ...digits, help: '数字3桁' },
        kind: { as: 'select', options: kinds },
        number: { ...digits, help: '数字7桁。7桁に足りないときは、先頭に0を付けます' },
        holder: { autoComplete: 'off', help: '通帳のフリガナのとおり。銀行の文字に自動で直します' },
      }}
    >
      <p>
        {payee?.account
          ? '安全のため、新しい口座は3日後から使います。変更のお知らせをメールでお送りします。'
          : '登録すると、次のお振り込みから使います。'}
      </p>
    </FieldsDialog>
  );
}
