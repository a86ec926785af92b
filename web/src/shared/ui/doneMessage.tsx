import { useLocation } from 'react-router-dom';
import { useScreenTitle } from './documentHead.ts';
import { LinkButton } from './linkButton.tsx';
import { Notice } from './notice.tsx';
import { Phrases } from './phrases.tsx';
import { Stack } from './stack.tsx';

type Way = { readonly to: string; readonly label: string };
type Props = {
  /** Known from a document, not only from the form before. */
  readonly isKnown?: boolean;
  /** Whether the page has another title, so that what happened is part of the content. */
  readonly isPart?: boolean;
  readonly what: string;
  readonly next: string;
  readonly main: Way;
  readonly other?: Way;
};

/** What a page says that was opened by its address: nothing has happened. */
export const nothingDone = 'この画面は、手続きが終わったあとに表示されます。手続きの状況は、次の画面でご確認ください。';

/**
 * What happened (the title of the page), the next step, and one main link. The form leaves a state
 * in the history (`doneAfter`); a page that was opened by its address has none, and claims no
 * success.
 */
export const DoneMessage = (props: Props) => {
  const { what, next, main, other, isKnown = false, isPart = false } = props;
  const state = useLocation().state as { readonly pending?: boolean } | null;
  const happened = state !== null || isKnown;
  useScreenTitle(happened && !isPart ? what.replace(/。$/, '') : null);
  return (
    <Stack>
      {happened ? (
        <>
          {isPart ? (
            <p>
              <strong>
                <Phrases>{what}</Phrases>
              </strong>
            </p>
          ) : null}
          <p>
            <Phrases>{next}</Phrases>
          </p>
        </>
      ) : (
        <p>
          <Phrases>{nothingDone}</Phrases>
        </p>
      )}
      {state?.pending ? <Notice>反映中です。一覧に表示されるまで、少し時間がかかることがあります。</Notice> : null}
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
};
