import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { reportError } from '#web/shared/data/reportError.ts';
import { ErrorScreen } from './errorScreen.tsx';

/** What the router or a screen threw: a status where there is one, and never an internal message. */
export const RouteError = () => {
  const error = useRouteError();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return <ErrorScreen status={status} message={status === 404 ? 'お探しのページは見つかりませんでした。' : transportMessages.fallback} />;
};
