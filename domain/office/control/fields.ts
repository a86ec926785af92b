import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { reason } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { chosenActs } from '../fourEyes.ts';

export const controlFields = {
  act: labelled('操作の種類', z.enum(chosenActs)),
  on: labelled('二人での確認', z.boolean()),
  /** Needs a second member only above this (yen, without tax); null for acts without an amount. */
  above: labelled('二人で確認する報酬（税抜）', z.int().min(0).max(businessRules.feeMax).nullable(), '円'),
  reason,
};
