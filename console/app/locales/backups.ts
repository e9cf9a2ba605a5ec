import { domainTexts } from '../core/texts'

export const [, useBackupTexts] = await domainTexts<typeof import('./en/backups')>(import.meta.glob('./*/backups.ts'))
