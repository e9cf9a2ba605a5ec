import { blank } from '@portal/contract/text'

/** Focuses a field and selects its first unfilled blank. @returns whether there is one */
export function focusBlank(field: HTMLElement | null): boolean {
  if (!(field instanceof HTMLTextAreaElement)) return false
  const left = blank.exec(field.value)
  if (!left) return false
  field.focus()
  field.setSelectionRange(left.index, left.index + left[0].length)
  return true
}
