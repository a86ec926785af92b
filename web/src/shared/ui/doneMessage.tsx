import { LinkButton } from './linkButton.tsx';
import { Notice } from './notice.tsx';
import { Phrases } from './phrases.tsx';
import { Stack } from './stack.tsx';

type Way = { readonly to: string; readonly label: string };
type Props = { readonly what: string; readonly next: string; readonly pending?: boolean; readonly main: Way; readonly other?: Way };

/** What happened, the next step, and one main link. */
export const DoneMessage = ({ what, next, pending = false, main, other }: Props) => (
  <Stack>
    <p>
      <strong>
        <Phrases>{what}</Phrases>
      </strong>
    </p>
    <p>
      <Phrases>{next}</Phrases>
    </p>
    {pending ? <Notice>反映中です。一覧に表示されるまで、少し時間がかかることがあります。</Notice> : null}
    <LinkButton to={main.to} fullWidth>
      <Phrases>{main.label}</Phrases>
    </LinkButton>
    {other ? (
      <LinkButton to={other.to} variant="text" fullWidth>
        <Phrases>{other.label}</Phrases>
      </LinkButton>
    ) : null}
  </Stack>
);
