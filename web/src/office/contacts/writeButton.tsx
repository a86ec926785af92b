import { type ComponentProps, lazy } from 'react';
import type { Button } from '#web/shared/ui/button.tsx';
import { DialogButton } from '../buttons/dialogButton.tsx';
import { Permitted } from '../roles/roles.tsx';

const WriteDialog = lazy(() => import('./components/writeDialog.tsx'));

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & Omit<ComponentProps<typeof WriteDialog>, 'onClose'>;

/** Opens the dialog to write to a member, who can reply. */
export const WriteButton = ({ uid, name, text, ...button }: Props) => (
  <Permitted aggregate="contact" type="begin">
    <DialogButton {...button} dialog={(close) => <WriteDialog uid={uid} name={name} text={text} onClose={close} />} />
  </Permitted>
);
