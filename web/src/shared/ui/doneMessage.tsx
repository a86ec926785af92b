import { LinkButton } from './linkButton.tsx';
import { Notice } from './notice.tsx';
import { Stack } from './stack.tsx';

type Way = { readonly to: string; readonly label: string };
type Props = { readonly what: string; readonly next: string; readonly pending?: boolean; readonly main: Way; readonly other?: Way };

/** What happened, what happens next, and one main way on. */
export const DoneMessage = ({ what, next, pending = false, main, other }: Props) => (
  <Stack>
    <p>
      <strong>{what}</strong>
    </p>
    <p>{next}</p>
    {pending ? <Notice>反映中です。一覧に表示されるまで、少し時間がかかることがあります。</Notice> : null}
    <LinkButton to={main.to} fullWidth>
      {main.label}
    </LinkButton>
    {other ? (
      <LinkButton to={other.to} variant="text" fullWidth>
        {other.label}
      </LinkButton>
    ) : null}
  </Stack>
);
