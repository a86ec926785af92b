import { Fragment, type ReactNode, useState } from 'react';

/**
 * A form that is sent again and again: `next` puts an empty one, with an id of its own, in the
 * place of the one that was sent.
 */
export const RepeatedForm = ({ children }: { readonly children: (next: () => void) => ReactNode }) => {
  const [sent, setSent] = useState(0);
  return <Fragment key={sent}>{children(() => setSent(sent + 1))}</Fragment>;
};
