import { domainTexts } from '../core/texts'

/** The words about applicant and contact. */
export const [, usePeopleTexts] = await domainTexts<typeof import('./en/care-people')>(
  import.meta.glob('./*/care-people.ts'),
)
