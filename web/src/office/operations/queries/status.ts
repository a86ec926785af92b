import { useQuery } from '@tanstack/react-query';
import { askStatus } from './ask.ts';

/** How the machinery stands, asked again every ten seconds while the page is shown. */
export const useStatus = () => useQuery({ queryKey: ['operationStatus'], queryFn: askStatus, refetchInterval: 10_000, retry: 1 });
