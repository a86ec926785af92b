import { useQuery } from '@tanstack/react-query';
import { colleague } from './queries/colleague.ts';

/** The name of a colleague who did something; read once per colleague, however often they appear. */
export const Colleague = ({ uid }: { readonly uid: string }) =>
  useQuery({ queryKey: ['colleague', uid], queryFn: () => colleague(uid), staleTime: Number.POSITIVE_INFINITY }).data ?? '…';
