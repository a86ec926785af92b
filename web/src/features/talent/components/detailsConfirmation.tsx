import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TalentDetails } from '#domain/talent/details.ts';
import { href } from '#web/app/href.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { ActionBar } from '#web/shared/ui/actionBar.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useSaveTalentDetails } from '../commands/saveTalentDetails.ts';
import type { DetailsRefusal } from '../keptDetails.ts';
import { CastDetails } from './castDetails.tsx';

type Props = { readonly details: TalentDetails; readonly onSaved: () => void };

/** The last look, and the command. */
export const DetailsConfirmation = ({ details, onSaved }: Props) => {
  const [error, setError] = useState<string>();
  const { key } = useLocation();
  const navigate = useNavigate();
  const { send, sending } = useSaveTalentDetails();
  const back = (state: DetailsRefusal | null) => {
    // The form lies one step back, unless this page was opened by its address or is led back with faults to show.
    if (state === null && key !== 'default') navigate(-1);
    else navigate(href('talentProfileDetail'), { replace: true, state });
  };
  const save = async () => {
    setError(undefined);
    try {
      const { reflection } = await send(details);
      navigate(href('talentProfileDone'), { replace: true, state: { part: 'details', pending: reflection === 'pending' } });
      onSaved();
    } catch (failure) {
      const { message, fields } = commandErrorOf(failure);
      if (Object.keys(fields).length > 0) back({ message, fields });
      else setError(message);
    }
  };
  return (
    <Stack>
      <Notice>クライアントには次のように表示されます。未入力の項目は表示されません。</Notice>
      <CastDetails details={details} />
      {error ? <Notice tone="error">{error}</Notice> : null}
      <ActionBar>
        <Button size="large" loading={sending} onClick={save}>
          この内容で登録する
        </Button>
        <Button variant="text" disabled={sending} onClick={() => back(null)}>
          入力内容を直す
        </Button>
      </ActionBar>
    </Stack>
  );
};
