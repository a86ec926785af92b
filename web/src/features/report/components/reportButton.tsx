import { useState } from 'react';
import type { ReportSubject } from '#domain/talk/report/subject.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const ReportDialog = lazyPart(async () => (await import('./reportDialog.tsx')).default);

type Props = ReportSubject & {
  /** The reported object, for screen readers. */
  readonly about: string;
};

export const ReportButton = ({ about, ...subject }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" tone="quiet" size="small" aria-label={`${about}を通報する`} onClick={() => setOpen(true)}>
        通報する
      </Button>
      {open ? <ReportDialog subject={subject} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
