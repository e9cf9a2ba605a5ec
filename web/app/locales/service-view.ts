import { domainTexts } from '../core/texts'

/** Words about checking the white card and applying for care, on the home page and on those of care services. */
export const [serviceViewTexts, useServiceViewTexts] = await domainTexts<typeof import('./en/service-view')>(
  import.meta.glob('./*/service-view.ts'),
)
