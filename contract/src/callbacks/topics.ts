/** What somebody wants to be called about: where they got no further by themselves. */
export const callbackTopics = ['code', 'card', 'care', 'job', 'other'] as const
export type CallbackTopic = (typeof callbackTopics)[number]
