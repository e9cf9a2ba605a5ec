import type { FieldMessage } from '@portal/contract/field-texts'
import type { Texts } from '@portal/contract/language'

/** What a refusal with a certain code means: its HTTP status, and the words for whoever is refused. */
export interface Meaning {
  status: number
  words: Texts
}

type Fields = Record<string, FieldMessage | (string & {})>

/** An error that the caller is told: a stable code with its meaning. What is thrown are the classes that `refusalsOf` makes. */
export class Refusal extends Error {
  readonly code: string
  readonly meaning: Meaning
  /** Input names with what is wrong: a key of the contract's field texts, or words. */
  readonly fields: Fields | undefined
  /** What the caller gets besides the words: the record as it is now. */
  readonly data: unknown

  constructor(code: string, meaning: Meaning, fields: Fields | undefined, data: unknown) {
    super(code)
    this.code = code
    this.meaning = meaning
    this.fields = fields
    this.data = data
  }
}

/** Makes the class of a domain's refusals from the table of its codes: `throw new CareError('slot_unavailable')`. */
export function refusalsOf<Code extends string>(meanings: Record<Code, Meaning>) {
  return class extends Refusal {
    static readonly codes = Object.keys(meanings) as Code[]

    constructor(code: Code, fields?: Fields, data: unknown = null) {
      super(code, meanings[code], fields, data)
    }
  }
}
