import { domainTexts } from '../core/texts'

/** The words of the page that is shown without a network. */
export const [disconnectedTexts, useDisconnectedTexts] = await domainTexts<typeof import('./en/disconnected')>(
  import.meta.glob('./*/disconnected.ts'),
)
