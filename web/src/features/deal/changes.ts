/** Acts and forms that change a deal; not in `public.ts`, so that lists load no form. */
export { ChangeDone } from './components/changeDone.tsx';
export { DealAct } from './components/dealAct.tsx';
export { FeeForm } from './components/feeForm.tsx';
export { ScheduleForm } from './components/scheduleForm.tsx';
export { useDealCommand } from './useDealCommand.ts';
