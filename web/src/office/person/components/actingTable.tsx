import { lazy, Suspense, useState } from 'react';
import { aggregateOf } from '#domain/office/operation/addresses.ts';
import type { Act } from '../../acts/act.ts';
import { TableCard } from '../../list/dataTable.tsx';
import { useMaySend } from '../../roles/roles.tsx';

const ActDialog = lazy(() => import('../../acts/actDialog.tsx'));

type Props<Row> = Omit<Parameters<typeof TableCard<Row>>[0], 'actsOf'> & {
  readonly actsFor: (row: Row) => readonly Act[];
  readonly nameOf: (row: Row) => string;
};

export const ActingTable = <Row,>({ actsFor, nameOf, ...table }: Props<Row>) => {
  const [chosen, setChosen] = useState<Act | null>(null);
  const maySend = useMaySend();
  return (
    <>
      <TableCard
        {...table}
        actsOf={(row) =>
          actsFor(row)
            .filter(({ callable, type }) => maySend(aggregateOf[callable], type))
            .map((act) => ({
              label: act.label,
              name: `${nameOf(row)}：${act.label}`,
              ends: act.ends === true,
              onAct: () => setChosen(act),
            }))
        }
      />
      <Suspense>{chosen ? <ActDialog act={chosen} onClose={() => setChosen(null)} /> : null}</Suspense>
    </>
  );
};
