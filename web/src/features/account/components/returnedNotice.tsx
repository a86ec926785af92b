import { Link } from 'react-router-dom';
import { correction } from '#web/entities/account/correction.ts';
import { useOwnStanding } from '#web/entities/account/standing.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

type Props = { readonly what: string; readonly to: string };

export const ReturnedNotice = ({ what, to }: Props) => {
  const { returned } = useOwnStanding();
  if (returned === null) return null;
  const { act, why } = correction(what, returned);
  return (
    <Notice tone="warning">
      {why} <Link to={to}>{act}</Link>
    </Notice>
  );
};
