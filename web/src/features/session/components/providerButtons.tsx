import type { ProviderName } from '#web/shared/data/auth/providerSignIn.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useSignInCall } from '../useSignInCall.tsx';
import css from './providerButtons.module.css';

const marks: Readonly<Record<ProviderName, ReadonlyArray<readonly [colour: string, path: string]>>> = {
  google: [
    [
      'var(--google-blue)',
      'M23.500 12.300c0-.8-.1-1.600-.2-2.300H12v4.400h6.500a5.500 5.500 0 0 1-2.400 3.600v3h3.900c2.200-2.100 3.500-5.100 3.500-8.700z',
    ],
    ['var(--google-green)', 'M12 24c3.200 0 6-1.100 8-2.900l-3.900-3a7.200 7.200 0 0 1-10.700-3.800H1.400v3.100A12 12 0 0 0 12 24z'],
    ['var(--google-yellow)', 'M5.400 14.300a7.200 7.200 0 0 1 0-4.600V6.600h-4a12 12 0 0 0 0 10.800z'],
    ['var(--google-red)', 'M12 4.800c1.800 0 3.400.6 4.600 1.800L20 3.200A12 12 0 0 0 1.400 6.600l4 3.100A7.200 7.200 0 0 1 12 4.800z'],
  ],
  twitter: [
    [
      'currentcolor',
      'M18.200 2.300h3.400l-7.300 8.300 8.600 11.200h-6.700l-5.200-6.800-6 6.800H1.500l7.800-8.900L1.100 2.300H8l4.700 6.200zm-1.200 17.500h1.900L7 4.200H5z',
    ],
  ],
  facebook: [
    [
      'var(--facebook)',
      'M24 12a12 12 0 1 0-13.900 11.900v-8.400H7.100V12h3V9.400c0-3 1.800-4.700 4.500-4.700 1.300 0 2.700.2 2.700.2v3h-1.500c-1.500 0-2 .9-2 1.900V12h3.400l-.5 3.500h-2.800v8.400A12 12 0 0 0 24 12z',
    ],
  ],
};

const ProviderMark = ({ name }: { readonly name: ProviderName }) => (
  <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
    {marks[name].map(([colour, path]) => (
      <path key={path} fill={colour} d={path} />
    ))}
  </svg>
);

const names: Readonly<Record<ProviderName, string>> = { google: 'Google', twitter: 'X（Twitter）', facebook: 'Facebook' };

const load = () => import('#web/shared/data/auth/providerSignIn.ts');
/**
 * Preloads the code, because browsers block a window that opens long after its press. A failure
 * here occurs again, with a message, on the press.
 */
const loadAhead = () => void load().catch(() => undefined);

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
