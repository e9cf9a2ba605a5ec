import type { CallbackTopic } from '@portal/contract/callbacks/topics'
import type { Language } from '@portal/contract/language'
import type { Moment, Version } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    callbacks: {
      id: string
      version: Version
      language: Language
      about: CallbackTopic
      /** Name and phone. */
      caller_sealed: Buffer
      /** Keyed hash of the phone: while it waits for a call, there is no second item for it. */
      phone_fingerprint: Buffer
      asked_at: Moment
      handled_at: Date | null
      handled_by: string | null
    }
  }
}
