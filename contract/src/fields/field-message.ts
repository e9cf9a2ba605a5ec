import type { FieldMessage } from './field-texts.ts'

/** The key of a field error, checked by the compiler; the text is chosen where the error is shown. */
export const fieldMessage = (message: FieldMessage) => message
