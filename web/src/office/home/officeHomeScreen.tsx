import { href } from '#web/app/href.ts';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { useBills } from '../bills/queries/bills.ts';
import { useOfficeOffers } from '../offers/queries/officeOffers.ts';

const counted = (rows: readonly unknown[], hasMore: boolean, known: boolean) =>
  known ? `${rows.length}${hasMore ? '件以上' : '件'}` : '…';

/** What waits for the office today. */
export default function OfficeHomeScreen() {
  const offers = useOfficeOffers('waiting');
  const bills = useBills('UNCLAIMED');
  return (
    <MenuList
      label="事務局の仕事"
      entries={[
        { to: href('officeOffers'), label: `承認待ちのオファー：${counted(offers.rows, offers.hasMore, offers.query.isSuccess)}` },
        { to: href('officeBills'), label: `未請求：${counted(bills.rows, bills.hasMore, bills.query.isSuccess)}` },
      ]}
    />
  );
}
