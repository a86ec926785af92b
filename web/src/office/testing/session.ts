const session = {
  ...{ kind: 'user', uid: 'me', email: 'office@example.com', emailVerified: true },
  claims: { role: null, isClientCertificated: false, suspended: false, isAdmin: true },
};

/** A member of the office is signed in. */
export const useSession = () => session;
export const currentSession = useSession;
export const subscribeSession = () => () => undefined;
export const useUid = (): string => session.uid;
