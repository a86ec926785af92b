type Seen = {
  readonly role: 'talent' | 'client' | null;
  readonly wasCertified: boolean;
  readonly hasTalentProfile: boolean;
  readonly wasPublished: boolean;
};

/**
 * Whether the office has not looked at somebody yet: at a cast whose profile was never published,
 * or a client who was never certified. They look around and prepare; whom the office turned away
 * after that does not.
 */
export const isWaiting = ({ role, wasCertified, hasTalentProfile, wasPublished }: Seen): boolean =>
  role === 'client' ? !wasCertified : role === 'talent' && hasTalentProfile && !wasPublished;
