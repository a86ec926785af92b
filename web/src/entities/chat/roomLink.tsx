import type { Side } from '#domain/kernel/commonFields.ts';
import { href } from '#web/routing/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';

export const RoomLink = ({ side, dealId }: { readonly side: Side; readonly dealId: string }) => (
  <LinkButton variant="outlined" fullWidth to={href(side === 'client' ? 'clientMessageRoom' : 'talentMessageRoom', { roomId: dealId })}>
    メッセージを送る
  </LinkButton>
);
