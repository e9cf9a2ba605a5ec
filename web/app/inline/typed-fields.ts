type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Lets what was typed outlive the fields of the document. React builds the document anew when others have put nodes into it before the
 * scripts start: password managers, translators. It builds it with empty fields, while these have kept what is in them
 * (docs/decisions/0154). Short, since it stands in every document.
 */
export function keepTyped(): void {
  const before = fields()
  let focused: EventTarget | null
  addEventListener('focusin', ({ target }) => {
    focused = target
  })
  addEventListener('error', ({ message }) => {
    // React reports so that it could not take the document over.
    if (!/react.dev\/errors\/4/.test(message)) return
    const lastFocused = focused
    setTimeout(() => {
      for (const field of fields()) {
        const at = before.findIndex((one) => !one.isConnected && one.name === field.name && one.type === field.type)
        const [was] = at < 0 ? [] : before.splice(at, 1)
        if (was) putBack(was, field, was === lastFocused)
      }
    })
  })
}

function fields(): Field[] {
  return [...document.querySelectorAll<Field>('input, textarea, select')]
}

function putBack(was: Field, field: Field, wasFocused: boolean) {
  if ('checked' in was && was.checked !== was.defaultChecked) {
    if ((was.checked || was.type === 'checkbox') && was.checked !== (field as HTMLInputElement).checked) field.click()
  } else if (was.type !== 'file' && was.value !== was.defaultValue && was.value !== field.value) {
    // React watches the property of the element itself, and would take the value for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, was.value)
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  if (!wasFocused) return
  field.focus()
  // Kinds without a place in their text have none.
  if (was.selectionStart !== null) field.setSelectionRange?.(was.selectionStart, was.selectionEnd)
}
