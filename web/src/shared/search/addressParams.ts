import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** Sets a parameter; an empty value removes it. */
export const setOrDelete = (params: URLSearchParams, field: string, value: string): void => {
  if (value === '') params.delete(field);
  else params.set(field, value);
};

export type ChangeParams = (change: (params: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * The address parameters, and a setter. The router renders changes with low priority, and its own
 * setter starts from the rendered address, so a second quick change would undo the first. This one
 * starts from the last change.
 */
export const useAddressParams = (): [params: URLSearchParams, change: ChangeParams] => {
  const [params, setParams] = useSearchParams();
  const requested = useRef<URLSearchParams | null>(null);
  useLayoutEffect(() => {
    if (params) requested.current = null;
  }, [params]);
  const change: ChangeParams = (apply, options) => {
    const next = new URLSearchParams(requested.current ?? params);
    apply(next);
    requested.current = next;
    setParams(next, { replace: true, preventScrollReset: true, ...options });
  };
  return [params, change];
};
