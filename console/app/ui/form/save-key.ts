import { type RefObject, useEffect } from 'react'

/** The forms on the page, and whether Ctrl+S saves each. */
const forms = new Map<HTMLFormElement, boolean>()

/** Lets Ctrl+S, or ⌘S, save a form: when it has the focus, or is the only one of the page. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, isSaved: boolean): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    forms.set(element, isSaved)
    return () => {
      forms.delete(element)
    }
  }, [form, isSaved])
}

window.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  // The browser would save the page.
  event.preventDefault()
  const form = meant(event.target)
  if (form && forms.get(form)) form.requestSubmit()
})

function meant(target: EventTarget | null): HTMLFormElement | undefined {
  const dialog = document.querySelector('[role=dialog]')
  const offered = [...forms.keys()].filter((form) => !dialog || dialog.contains(form))
  return offered.find((form) => form.contains(target as Node)) ?? (offered.length === 1 ? offered[0] : undefined)
}
