import { owed } from '../owed.ts';
import { useOwnStanding } from '../queries/ownStanding.ts';
import { OwedNotice } from './owedNotice.tsx';

type Props = { readonly what: string; readonly to: string };

/**
 * Why the office returned the profile, with a link to the form. Hidden after the profile changes.
 */
export const ReturnedNotice = ({ what, to }: Props) => {
  const { returned } = useOwnStanding();
  return returned === null ? null : <OwedNotice {...owed.correction(what, returned)} to={to} />;
};
