import { Fragment, type ReactNode, useState } from 'react';

/** A form that is sent repeatedly: `next` replaces it by an empty one with a new command id. */
export const RepeatedForm = ({ children }: { readonly children: (next: () => void) => ReactNode }) => {
  const [sent, setSent] = useState(0);
  return <Fragment key={sent}>{children(() => setSent(sent + 1))}</Fragment>;
};
