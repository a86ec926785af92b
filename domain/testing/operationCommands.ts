import fc from 'fast-check';

const requestId = fc.constantFrom('6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a03', '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a04');
const parked = {
  requestId,
  subscription: fc.constant('readModels'),
  streamId: fc.constant('offer-offer-1'),
  version: fc.integer({ min: 1, max: 9 }),
  parkedAt: fc.nat(),
};

/** Random repairs of the office. */
export const operationCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  fc.record({ type: fc.constant('retryStream'), ...parked }),
  fc.record({ type: fc.constant('discardEvent'), ...parked, reason: fc.constantFrom('旧形式のため', '重複のため') }),
  fc.record({ type: fc.constant('resendMail'), requestId, mailId: fc.constant('offer-1_2_OfferMade_talent-1') }),
  fc.record({ type: fc.constant('rearmDeadline'), requestId, deadlineId: fc.constant('offer-1_expire') }),
);
