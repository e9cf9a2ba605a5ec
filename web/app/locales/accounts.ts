import { domainTexts } from '../core/texts'

/** The words of login, registration and reset. */
export const [accountTexts, useAccountTexts] = await domainTexts<typeof import('./en/accounts')>(
  import.meta.glob('./*/accounts.ts'),
)
