import type { Actor } from '#domain/kernel/decider.ts';
import { type History, history } from './history.ts';

/** The office member who acts in prepared histories. */
export const office: Actor = { uid: 'many-office', role: 'office' };

/** The account of a certified client, or of a talent. */
export const accountHistory = ({ uid, role }: Actor, email: string, at: number): History => {
  const by = { uid, role: null };
  const certified = role === 'client' ? [{ command: { type: 'certifyClient' }, by: office, at }] : [];
  return history('account', uid, [
    { command: { type: 'register', email }, by, at },
    { command: { type: 'chooseRole', role }, by, at },
    ...certified,
  ]);
};
