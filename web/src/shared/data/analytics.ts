import { firebaseConfig, isLocal } from './environment.ts';

/**
 * What is counted: which screens are opened, and which commands succeed or fail. Never who, and
 * nothing that was typed.
 */
export type AnalyticsEvent =
  | { readonly name: 'screen_view'; readonly params: { readonly firebase_screen: string } }
  | { readonly name: 'command'; readonly params: { readonly command: string; readonly outcome: string } };

const isOn = !isLocal && firebaseConfig.measurementId !== undefined;

/**
 * Counts an event where the operator has set up analytics; loads the library when the page is idle,
 * never before the first paint.
 */
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
