import type { ConsentAnswer } from '@portal/contract/content/consent'
import type { Day, Moment, Version } from '../../db/columns.ts'

declare module '../../db/schema.ts' {
  interface Schema {
    picture_consents: {
      picture: string
      version: Version
      answer: ConsentAnswer
      /** The last day; null when it does not end. */
      until: Day | null
      /** Who has agreed, and where that is written; null with other answers. */
      agreed_sealed: Buffer | null
      answered_at: Moment
      answered_by: string | null
    }
  }
}
