import { getAnalytics, logEvent } from 'firebase/analytics';
import type { AnalyticsEvent } from './analytics.ts';
import { firebaseApp } from './firebaseApp.ts';

export const log = ({ name, params }: AnalyticsEvent): void => logEvent(getAnalytics(firebaseApp), name as string, params);
