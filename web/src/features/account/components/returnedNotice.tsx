import { Link } from 'react-router-dom';
import { userSchema } from '#projections/account/users.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

type Props = { readonly what: string; readonly to: string };

/**
 * Why the office returned the profile, with a link to the form. Hidden after the profile changes.
 */
export const ReturnedNotice = ({ what, to }: Props) => {
  const returned = useOne(`users/${useUid()}`, userSchema).data?.returned;
  return returned ? (
    <Notice tone="warning">
      {`事務局から、${what}の修正をお願いしています。理由：${returned.reason}`} <Link to={to}>{`${what}を修正する`}</Link>
    </Notice>
  ) : null;
};
