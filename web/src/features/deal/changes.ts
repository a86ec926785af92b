/** The forms that change a running deal; apart from `public.ts`, so that lists of deals do not load any form. */
export { ChangeDone } from './components/changeDone.tsx';
export { FeeForm } from './components/feeForm.tsx';
export { ScheduleForm } from './components/scheduleForm.tsx';
