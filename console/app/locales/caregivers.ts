import { domainTexts } from '../core/texts'

export const [, useCaregiversTexts] = await domainTexts<typeof import('./en/caregivers')>(
  import.meta.glob('./*/caregivers.ts'),
)
