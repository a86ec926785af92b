/**
 * The handlers of committed events. `readModels`: a stream's own documents, only when its commit
 * could not write them. `shared`: documents that several streams write. `policies`: effects outside
 * the documents. `search`: the rows of the searches, which are made of the documents.
 */
export const subscriptions = ['readModels', 'shared', 'search', 'policies'] as const;
export type Subscription = (typeof subscriptions)[number];
