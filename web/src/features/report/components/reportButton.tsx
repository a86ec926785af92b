import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { ReportSubject } from '#domain/report/subject.ts';

const ReportDialog = lazy(() => import('./reportDialog.tsx'));

const quiet = { minWidth: 44, px: 1, color: 'var(--text-soft)', fontSize: '0.875rem', fontWeight: 400 } as const;

type Props = ReportSubject & {
  /** What is reported, for those who hear the button's name without its surroundings. */
  readonly about: string;
};

/** The way to report something to the office: there for whoever looks for it. */
export const ReportButton = ({ about, ...subject }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" color="inherit" aria-label={`${about}を通報する`} onClick={() => setOpen(true)} sx={quiet}>
        通報する
      </Button>
      <Suspense>{open ? <ReportDialog subject={subject} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
};
