import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { waitForClaims } from '#web/shared/data/claimsRefresh.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { signOut } from '#web/shared/data/signIn.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useChooseRole } from '../commands/chooseRole.ts';
import css from './chooseRoleScreen.module.css';

const sides = {
  client: {
    title: 'クライアントとして利用する',
    note: 'お仕事を掲載して、キャストに問い合わせやオファーを送ります。',
    next: 'clientCompanyRegister',
    begin: 'クライアントとして始める',
  },
  talent: {
    title: 'キャストとして利用する',
    note: 'プロフィールを公開して、お仕事のオファーを受け取ります。',
    next: 'talentProfileBasic',
    begin: 'キャストとして始める',
  },
} as const;
type Side = keyof typeof sides;

/** The first choice of a new account. It cannot be taken back, so it asks once more. */
export default function ChooseRoleScreen() {
  const [side, setSide] = useState<Side | null>(null);
  return (
    <Stack>
      <p>どちらの立場でご利用になりますか？</p>
      {(Object.keys(sides) as Side[]).map((key) => (
        <button type="button" key={key} className={css.choice} onClick={() => setSide(key)}>
          <strong>{sides[key].title}</strong>
          <span>
            <Phrases>{sides[key].note}</Phrases>
          </span>
        </button>
      ))}
      <Button variant="text" onClick={() => signOut()}>
        ログアウト
      </Button>
      {side ? <ConfirmSide side={side} onCancel={() => setSide(null)} /> : null}
    </Stack>
  );
}

const ConfirmSide = ({ side, onCancel }: { readonly side: Side; readonly onCancel: () => void }) => {
  const { send, sending, error } = useChooseRole();
  const [waiting, setWaiting] = useState(false);
  const navigate = useNavigate();
  const choose = async () => {
    setWaiting(true);
    try {
      await send({ role: side });
      await waitForClaims(({ role }) => role === side);
      navigate(href(sides[side].next), { replace: true });
    } catch (failure) {
      commandErrorOf(failure); // shown below through `error`
    } finally {
      setWaiting(false);
    }
  };
  return (
    <ConfirmDialog
      title={sides[side].title}
      confirmLabel={sides[side].begin}
      sending={sending || waiting}
      error={error?.message}
      onConfirm={choose}
      onCancel={onCancel}
    >
      <p>あとから変更することはできません。よろしいですか？</p>
    </ConfirmDialog>
  );
};
