import { longTime } from '#domain/kernel/format/times.ts';
import { useFlags } from '#web/shared/data/platform/flags.ts';

export default function MaintenanceScreen() {
  const { maintenanceEndAt } = useFlags();
  return (
    <p>
      ただいまメンテナンス中です。
      {maintenanceEndAt ? `${longTime(maintenanceEndAt)}ごろに終了する予定です。` : '終了まで、しばらくお待ちください。'}
    </p>
  );
}
