import { z } from 'zod';

/** The five groups of the agency (spec section 3). Their names are the operator's to give. */
export const agencyGroups = [1, 2, 3, 4, 5] as const;
export const agencyGroup = z.literal(agencyGroups);
export type AgencyGroup = (typeof agencyGroups)[number];

export const agencyGroupLabels = {
  1: '第1グループ',
  2: '第2グループ',
  3: '第3グループ',
  4: '第4グループ',
  5: '第5グループ',
} as const satisfies Record<AgencyGroup, string>;
