import { convertAll } from './convert.ts'
import type { Question } from './propose.ts'

/** Process that converts the texts of one record, and exits (propose.ts). */
process.once('message', ({ texts, to }: Question) => {
  process.send?.(convertAll(texts, to), () => process.disconnect())
})
