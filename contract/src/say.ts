import type { FieldMessage } from './field-texts.ts'

/** Names what is wrong with a value; whoever shows it picks the words. It only lets the compiler check the name. */
export const say = (message: FieldMessage) => message
