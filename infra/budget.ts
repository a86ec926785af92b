import { billing } from '@pulumi/gcp';
import { type CustomResourceOptions, type Input, interpolate } from '@pulumi/pulumi';
import type { Settings } from './settings.ts';

/** The shares of the budget that send a message. The last one uses the forecast for the month. */
const thresholds = [
  { thresholdPercent: 0.5 },
  { thresholdPercent: 0.9 },
  { thresholdPercent: 1 },
  { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
];

/** The month's budget. It sends messages but stops nothing. */
export const setBudget = (
  { project, billingAccount, budget }: Settings,
  projectNumber: Input<string>,
  channels: readonly Input<string>[],
  options: CustomResourceOptions,
): billing.Budget =>
  new billing.Budget(
    'budget',
    {
      billingAccount,
      displayName: project,
      amount: { specifiedAmount: { currencyCode: 'JPY', units: String(budget) } },
      budgetFilter: { projects: [interpolate`projects/${projectNumber}`], calendarPeriod: 'MONTH' },
      thresholdRules: thresholds,
      allUpdatesRule: { monitoringNotificationChannels: [...channels] },
    },
    options,
  );
