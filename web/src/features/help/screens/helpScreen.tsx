import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { useCanonicalAddress } from '#web/shared/ui/canonicalAddress.ts';
import { HelpList } from '../components/helpList.tsx';

/** The help, public and in the settings of clients; a cast sees the questions of casts first. */
export default function HelpScreen() {
  const session = useSession();
  useCanonicalAddress(href('help'));
  return <HelpList first={session.kind === 'user' && session.claims.role === 'talent' ? 'talent' : 'client'} />;
}
