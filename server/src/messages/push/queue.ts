/** Name of the job queue that delivers notices to devices. */
export const pushQueue = 'messages.push'

const hour = 3600

/**
 * Push services answer at once or are down, and the channel stands in for them: a notice is tried for about two minutes, then its
 * message goes out as a text message or an e-mail.
 */
export const pushRetries = { retryLimit: 5, retryDelay: 4, retryBackoff: true, retryDelayMax: 60 }

export const pushWork = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5, localConcurrency: 1 }

/** For how long push services keep a notice for a device that is switched off, in seconds. */
export const keptForDevice = 24 * hour
