import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AgreementNote } from '#web/entities/legal/siteFooter.tsx';
import { href } from '#web/routing/href.ts';
import { signOut } from '#web/shared/data/auth/signIn.ts';
import { forgetWantedSide, wantedSide } from '#web/shared/data/auth/wantedSide.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type Side, useBeginAs } from '../commands/beginAs.ts';
import css from './chooseRoleScreen.module.css';

const sides: Readonly<Record<Side, { readonly title: string; readonly note: string }>> = {
  client: { title: 'クライアントとして利用する', note: 'お仕事を掲載して、キャストに問い合わせやオファーを送ります。' },
  talent: { title: 'キャストとして利用する', note: 'プロフィールを公開して、お仕事のオファーを受け取ります。' },
};

/** Talents agree here, since step 7 of the guard keeps them from the page of the terms. */
export default function ChooseRoleScreen() {
  const [wanted] = useState(wantedSide);
  const [isTalent, setIsTalent] = useState(wanted === 'talent');
  const navigate = useNavigate();
  // The role chosen on the index, used once: a user who returns here chooses again.
  useEffect(() => {
    forgetWantedSide();
    if (wanted === 'client') navigate(href('clientTerms'));
  }, [wanted, navigate]);
  const chosen: Readonly<Record<Side, () => void>> = {
    client: () => navigate(href('clientTerms')),
    talent: () => setIsTalent(true),
  };
  return (
    <Stack>
      <p>どちらの立場でご利用になりますか？</p>
      {(Object.keys(sides) as Side[]).map((side) => (
        <button type="button" key={side} className={css.choice} onClick={chosen[side]}>
          <strong>{sides[side].title}</strong>
          <span>
            <Phrases>{sides[side].note}</Phrases>
          </span>
        </button>
      ))}
      <Button variant="text" onClick={() => signOut()}>
        ログアウト
      </Button>
      {isTalent ? <TalentBeginning onCancel={() => setIsTalent(false)} /> : null}
    </Stack>
  );
}

const TalentBeginning = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { begin, sending, error } = useBeginAs('talent');
  return (
    <ConfirmDialog
      title={sides.talent.title}
      confirmLabel="規約に同意して始める"
      sending={sending}
      error={error}
      onConfirm={begin}
      onCancel={onCancel}
    >
      <p>あとから変更することはできません。よろしいですか？</p>
      <AgreementNote act="始める" />
    </ConfirmDialog>
  );
};
