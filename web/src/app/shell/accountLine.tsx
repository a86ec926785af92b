import type { ReactNode } from 'react';
import type { Side } from '#domain/kernel/commonFields.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import css from './navigation.module.css';

export type AccountProps = { readonly side: Side; readonly role: string; readonly email: string };

type Props = AccountProps & { readonly name?: string; readonly about?: string; readonly picture?: ReactNode };

/** Who is signed in: until the profile is read, and without one, the role and the address. */
export const AccountLine = ({ role, email, name = role, about = email, picture = <Icon name="person" /> }: Props) => (
  <div className={css.account} title={[name, about, ...(about === email ? [] : [email])].join('\n')}>
    {picture}
    <span>
      {name}
      <small>{about}</small>
    </span>
  </div>
);
