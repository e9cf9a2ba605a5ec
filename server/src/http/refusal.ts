import type { FieldMessage } from '@portal/contract/fields/field-texts'
import type { Texts } from '@portal/contract/language'

/** The meaning of an error code: its HTTP status, and the message for the caller. */
export interface Meaning {
  status: number
  words: Texts
}

type Fields = Record<string, FieldMessage | (string & {})>

/** An error that is reported to the caller: a stable code with its meaning. `refusalsOf` creates the classes to throw. */
export class Refusal extends Error {
  readonly code: string
  readonly meaning: Meaning
  /** Errors by input name: keys of the contract's field texts, or messages. */
  readonly fields: Fields | undefined
  /** Data for the caller besides the message: the current record. */
  readonly data: unknown
  /** Seconds after which a retry may succeed. */
  retryAfter: number | undefined

  constructor(code: string, meaning: Meaning, fields: Fields | undefined, data: unknown) {
    super(code)
    this.code = code
    this.meaning = meaning
    this.fields = fields
    this.data = data
  }
}

/** Creates a domain's error class from the table of its codes: `throw new CareError('slot_unavailable')`. */
export function refusalsOf<Code extends string>(meanings: Record<Code, Meaning>) {
  return class extends Refusal {
    static readonly codes = Object.keys(meanings) as Code[]

    constructor(code: Code, fields?: Fields, data: unknown = null) {
      super(code, meanings[code], fields, data)
    }
  }
}
