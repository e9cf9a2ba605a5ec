import { guardSecondClicks } from '@portal/client/second-click'
import { replaceMissingStores } from '@portal/client/storage'

/** Provides what the scripts after it need, and guards against second clicks from the first one on. */
replaceMissingStores()
guardSecondClicks()
