import { isLanguage, type Language } from '@portal/contract/language'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { endWaiting, tellError } from '../../core/query'
import { untilTold } from '../../core/saving/use-send'
import { contentTexts } from '../../locales/content'

export const formId = 'content-form'

const notSavedId = 'content-not-saved'

/** What is wrong with a field as it stands there, saved or not. */
const marked = `#${formId} :is([aria-invalid=true], [data-wrong])`

export function hasWrongFields(): boolean {
  return document.querySelector(marked) !== null
}

/** What was typed is not on the server, or is no value yet. */
class NotSaved extends Error {}

/**
 * Why something waits until all that was typed is saved. The first field that is marked as wrong gets the focus.
 * @param errors by path, as the server has told them: their texts may be in a language that is not shown
 */
export async function notSaved(errors: Readonly<Record<string, string>>): Promise<Error> {
  await untilTold()
  const texts = contentTexts()
  const language = Object.keys(errors)[0]?.split('.').at(-1)
  if (!hasWrongFields() && isLanguage(language)) flushSync(() => showLanguage?.(language))
  if (!hasWrongFields()) return new NotSaved(texts.notSavedYet)
  focusFirst()
  return new NotSaved(texts.wrongFields)
}

/** Says why something failed; `endNotSaved` takes it away if that was for what is not saved. */
export function tellFailure(error: Error): void {
  endNotSaved()
  tellError(error.message, error instanceof NotSaved ? notSavedId : undefined)
}

/** Takes away what `tellFailure` has said of what is not saved. */
export function endNotSaved(): void {
  endWaiting(notSavedId)
}

/** Moves the focus to a field, or to its text in a language, which is shown first. */
export function focusField(field: string, language: Language | null): void {
  if (focusShown(field, language) || !language) return
  flushSync(() => showLanguage?.(language))
  focusShown(field, language)
}

let showLanguage: ((language: Language) => void) | undefined

/** Lets `show` bring a language to view in which a text is wrong. */
export function useShowWrong(show: (language: Language) => void): void {
  useEffect(() => {
    showLanguage = show
    return () => {
      showLanguage = undefined
    }
  })
}

function focusShown(field: string, language: Language | null): boolean {
  const cell = language ? `[id="cell-${field}-${language}"]` : `[id^="cell-${field}"]`
  const input = inputOf(document.querySelector(`#${formId} :is(${cell}, [data-field="${field}"])`))
  input?.focus()
  return Boolean(input)
}

function focusFirst() {
  const first = document.querySelector<HTMLElement>(marked)
  const field = first?.matches('[data-wrong]') ? inputOf(first) : first
  field?.focus()
}

/** What has the focus for a field: where one types, or else its button. */
function inputOf(place: Element | null): HTMLElement | null | undefined {
  const typed = 'input:not([type=file]), select, textarea, [contenteditable]'
  return place?.querySelector<HTMLElement>(typed) ?? place?.querySelector('button')
}
