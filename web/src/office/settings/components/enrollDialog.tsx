import { useState } from 'react';
import type { Enrollment } from '#web/shared/data/secondFactor.ts';
import { CodeDialog } from './codeDialog.tsx';
import { PasswordDialog } from './passwordDialog.tsx';

/** Enrols an authenticator app: who is at the keyboard, then the app's secret and its first code. */
export default function EnrollDialog({ onDone, onClose }: { readonly onDone: () => void; readonly onClose: () => void }) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  return enrollment ? (
    <CodeDialog enrollment={enrollment} onDone={onDone} onClose={onClose} />
  ) : (
    <PasswordDialog onBegun={setEnrollment} onClose={onClose} />
  );
}
