import { domainTexts } from '../core/texts'

/** What documents say to browsers that run no scripts. Only the server has it, so that it comes with no script. */
export const needsScriptText = import.meta.env.SSR
  ? (await domainTexts<typeof import('./en/needs-script')>(import.meta.glob('./*/needs-script.ts')))[0]
  : () => ''
