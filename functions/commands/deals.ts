import { entry } from '#domain/work/entry/entry.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller, Target } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { rowOf, rulesOf } from '../rules/dealRules.ts';
import { runtime } from '../runtime.ts';

/** The limit, the admission and the rules that the row of a command names. */
const asRowsSay =
  (deal: typeof offer | typeof entry) =>
  async ({ entityId, command, begins }: Target, { uid }: Caller): Promise<Pick<Target, 'admit' | 'rules'>> => {
    const { counted } = rowOf(deal, command);
    if (counted) await countTry(runtime(), [{ kind: counted, subject: uid }]);
    const asked = { deal, entityId, command, uid };
    return { admit: certifiedOnly, rules: begins ? rulesOf({ ...asked, ids: {} }) : (ids) => rulesOf({ ...asked, ids }) };
  };

/** Commands on offers, from the inquiry to the bill. */
export const offers = callableOf(offer, {}, asRowsSay(offer));

/** Commands on entries, from the application to the bill. */
export const entries = callableOf(entry, {}, asRowsSay(entry));
