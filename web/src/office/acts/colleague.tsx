import { useColleague } from './queries/colleague.ts';

/** The name of a colleague who did something. */
export const Colleague = ({ uid }: { readonly uid: string }) => useColleague(uid).data ?? '…';
