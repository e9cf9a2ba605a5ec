import { untilTold } from '../../core/saving/use-send'
import { contentTexts } from '../../locales/content'

export const formId = 'content-form'

/** What is wrong with a field as it stands there, saved or not. */
const marked = `#${formId} :is([aria-invalid=true], [data-wrong])`

export function hasWrongFields(): boolean {
  return document.querySelector(marked) !== null
}

/** Why something waits until all that was typed is saved. The first field that is marked as wrong gets the focus. */
export async function notSaved(): Promise<Error> {
  await untilTold()
  const texts = contentTexts()
  if (!hasWrongFields()) return new Error(texts.notSavedYet)
  focusFirst()
  return new Error(texts.wrongFields)
}

function focusFirst() {
  const first = document.querySelector<HTMLElement>(marked)
  const inside = first?.querySelector<HTMLElement>('input:not([type=file]), button, textarea')
  const field = first?.matches('[data-wrong]') ? inside : first
  field?.focus()
}
