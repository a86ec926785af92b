import { longTime } from '#domain/format/times.ts';
import { useFlags } from '#web/app/flags.ts';
import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

/** The page during maintenance, with its end. */
export default function MaintenanceScreen() {
  const { maintenanceEndAt } = useFlags();
  return (
    <Stack>
      <p>
        ただいまメンテナンス中です。
        {maintenanceEndAt ? `${longTime(maintenanceEndAt)}ごろに終了する予定です。` : '終了まで、しばらくお待ちください。'}
      </p>
      <LinkButton to={href('contact')} variant="text" fullWidth>
        事務局へ問い合わせる
      </LinkButton>
    </Stack>
  );
}
