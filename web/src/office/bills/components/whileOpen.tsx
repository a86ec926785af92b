import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { closingPath, closingSchema } from '#projections/office/closings.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

type Props = { readonly month: string; readonly children: ReactNode };

/** Acts of a closing month (YYYY-MM). If it is locked, a link leads to where it is unlocked. */
export const WhileOpen = ({ month, children }: Props) => {
  const { data } = useOne(closingPath(month), closingSchema);
  if (data == null || data.lockedAt === null) return children;
  return <Link to={`?${new URLSearchParams({ tab: 'CLIENTS', month })}`}>締め済みの月</Link>;
};
