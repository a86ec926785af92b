import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/shared/ui/button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly dialog: (close: () => void) => ReactNode;
};

export const DialogButton = ({ dialog, ...button }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <Suspense>{isOpen ? dialog(() => setOpen(false)) : null}</Suspense>
    </>
  );
};
