import { domainTexts } from '../core/texts'

/** The words of every form. */
export const [, useFormTexts] = await domainTexts<typeof import('./en/form')>(import.meta.glob('./*/form.ts'))
