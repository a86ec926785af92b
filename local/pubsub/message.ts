/** A published message as the server keeps it; `data` is base64, `publishTime` RFC 3339. */
export type PublishedMessage = {
  readonly messageId: string;
  readonly data: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly orderingKey: string;
  readonly publishTime: string;
};

/**
 * The JSON body of a Pub/Sub push request. The real service sends message id and publish time in
 * both spellings, and the attempt only for subscriptions that have a dead letter topic.
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
