import type { ProviderName } from '#web/shared/data/auth/providerSignIn.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useSignInCall } from '../useSignInCall.tsx';
import css from './providerButtons.module.css';
import { ProviderMark } from './providerMarks.tsx';

const names: Readonly<Record<ProviderName, string>> = { google: 'Google', twitter: 'X（Twitter）', facebook: 'Facebook' };

const load = () => import('#web/shared/data/auth/providerSignIn.ts');
/**
 * Preloads the code, because browsers block a window that opens long after its press. A failure
 * here occurs again, with a message, on the press.
 */
const loadAhead = () => void load().catch(() => undefined);

/** Sign-in or registration with an account of another service; both are the same act there. */
export const ProviderButtons = ({ act }: { readonly act: 'ログイン' | '登録' }) => {
  const { run, sending, error, step } = useSignInCall();
  return (
    <section className={css.providers} aria-label={`ほかのサービスのアカウントで${act}`}>
      <p className={css.or}>または</p>
      {error ? <Notice tone="error">{error}</Notice> : null}
      {(Object.keys(names) as ProviderName[]).map((name) => (
        <Button
          key={name}
          variant="outlined"
          fullWidth
          disabled={sending}
          startIcon={<ProviderMark name={name} />}
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
          onClick={() => run(async () => (await load()).signInWithProvider(name))}
        >
          {names[name]}で{act}
        </Button>
      ))}
      {step}
    </section>
  );
};
