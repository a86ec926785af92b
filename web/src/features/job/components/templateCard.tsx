import type { SheetTemplate } from '#domain/work/deal/sheet.ts';
import { templateRows } from '#domain/work/deal/sheetWords.ts';
import { useMasterName } from '#web/entities/master/masterOptions.tsx';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';

export const TemplateCard = ({ sheet }: { readonly sheet: SheetTemplate }) => {
  const masterName = useMasterName();
  const rows = templateRows(sheet, { masterName }, useNow());
  return (
    <Card title="条件書（成立したときの条件）">
      <Facts facts={rows.map(({ label, value }) => ({ term: label, value }))} />
    </Card>
  );
};
