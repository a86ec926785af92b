/** A stored message; `data` is base64, `publishTime` RFC 3339. */
export type PublishedMessage = {
  readonly messageId: string;
  readonly data: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly orderingKey: string;
  readonly publishTime: string;
};

/**
 * The JSON body of a push request. Like the real service, it has id and time in both spellings, and
 * the attempt only for subscriptions with a dead letter topic.
 */
export const pushBody = (message: PublishedMessage, subscription: string, deliveryAttempt?: number): string =>
  JSON.stringify({
    message: {
      ...(Object.keys(message.attributes).length > 0 ? { attributes: message.attributes } : {}),
      data: message.data,
      messageId: message.messageId,
      message_id: message.messageId,
      ...(message.orderingKey ? { orderingKey: message.orderingKey } : {}),
      publishTime: message.publishTime,
      publish_time: message.publishTime,
    },
    subscription,
    ...(deliveryAttempt === undefined ? {} : { deliveryAttempt }),
  });
