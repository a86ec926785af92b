import { firebaseConfig, isLocal } from './environment.ts';

/**
 * Counted events: opened screens, and the success or failure of commands. Never a person or typed
 * text.
 */
export type AnalyticsEvent =
  | { readonly name: 'screen_view'; readonly params: { readonly firebase_screen: string } }
  | { readonly name: 'command'; readonly params: { readonly command: string; readonly outcome: string } };

const isOn = !isLocal && firebaseConfig.measurementId !== undefined;

/** Loads the library when the page is idle, never before first paint. */
export const track = (event: AnalyticsEvent): void => {
  if (!isOn) return;
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
  later(() => {
    import('./analyticsClient.ts').then(
      ({ log }) => log(event),
      (error: unknown) => console.warn('analytics did not load', error),
    );
  });
};
