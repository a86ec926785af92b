import { Link } from 'react-router-dom';
import { Notice } from '#web/shared/ui/notice.tsx';

type Props = { readonly act: string; readonly why: string; readonly to: string };

/** What the account still owes (`owed.ts`), with a link to the page of the act. */
export const OwedNotice = ({ act, why, to }: Props) => (
  <Notice tone="warning">
    {why}　<Link to={to}>{act}</Link>
  </Notice>
);
