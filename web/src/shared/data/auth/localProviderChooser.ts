import { FacebookAuthProvider, GoogleAuthProvider, type OAuthCredential, TwitterAuthProvider } from 'firebase/auth';
import type { ProviderName } from './providerSignIn.ts';

/** The auth emulator accepts such claims instead of a service's token. */
const credentials: Readonly<Record<ProviderName, (claims: string) => OAuthCredential>> = {
  google: (claims) => GoogleAuthProvider.credential(claims),
  twitter: (claims) => TwitterAuthProvider.credential(claims, 'local'),
  facebook: (claims) => FacebookAuthProvider.credential(claims),
};

const buttonOf = (text: string, value: string): HTMLButtonElement => {
  const button = document.createElement('button');
  return Object.assign(button, { textContent: text, value });
};

/**
 * Replaces a service's sign-in window on the local stack: asks for an address. A closed dialog
 * fails like a closed window. Google's addresses count as verified, the others do not.
 */
export const chooseLocally = (name: ProviderName): Promise<OAuthCredential> =>
  new Promise((resolve, reject) => {
    const dialog = Object.assign(document.createElement('dialog'), { ariaLabel: `${name} (local)` });
    const form = Object.assign(document.createElement('form'), { method: 'dialog', noValidate: true });
    const label = Object.assign(document.createElement('label'), { textContent: 'メールアドレス（ローカル環境） ' });
    const address = Object.assign(document.createElement('input'), { type: 'email', autocomplete: 'off' as const });
    label.append(address);
    form.append(label, buttonOf('このアカウントを使う', 'use'), buttonOf('閉じる', ''));
    dialog.append(form);
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (dialog.returnValue !== 'use') return reject(Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' }));
      const email = address.value.trim();
      const claims = { sub: email || 'nobody', ...(email && { email }), email_verified: name === 'google' };
      resolve(credentials[name](JSON.stringify(claims)));
    });
    document.body.append(dialog);
    dialog.showModal();
  });
