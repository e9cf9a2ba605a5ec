import { domainTexts } from '../core/texts'

export const [shellTexts, useShellTexts] = await domainTexts<typeof import('./en/shell')>(
  import.meta.glob('./*/shell.ts'),
)
