/**
 * Keeps the second click of a double click from undoing or skipping the effect of the first (docs/decisions/0118, 0156). It is swallowed on
 * another control than the first, on the same one once its meaning has changed, on a link and on a toggle; so is a click where the content
 * changed less than half a second ago. Keyboards, double clicks on text and in fields, and buttons for repeated pressing are left alone.
 */
export function guardSecondClicks(): void {
  const soon = 500
  /** Half of the smallest target, in px: a finger never taps the same point twice. */
  const near = 22
  const controls = 'a, button, summary, label, input, select, textarea, [role=gridcell], [role=option], [role=menuitem]'
  const unselectable = 'a, button, summary, [type=radio], [role=gridcell], [role=option], [role=menuitem]'
  /** Controls that a second press would close again or open twice. */
  const toggles =
    'a, summary, button[aria-expanded], button[aria-pressed], button[aria-haspopup], [role=switch], [type=checkbox], [type=file]'

  /** The first press of a series, with the control's content and the URL at that time. */
  let first: { control: Element | null; look: string; address: string } | null = null
  let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY }
  let changedAt = Number.NEGATIVE_INFINITY
  let isTouch = false
  let isSwallowed = false

  const changes = new MutationObserver(() => {
    if (!isChanged()) return
    changedAt = performance.now()
    changes.disconnect()
  })
  const capture = { capture: true }
  addEventListener('pointerdown', (event) => setTouch(event.pointerType !== 'mouse'), capture)
  addEventListener('mousedown', press, capture)
  addEventListener('click', (event) => isSwallowed && event.isTrusted && event.detail > 0 && swallow(event), capture)
  addEventListener('keydown', forget, capture)
  // Only typed text fires an InputEvent; checkboxes and selects fire a plain Event.
  addEventListener('input', (event) => event instanceof InputEvent && forget(), capture)

  function press(event: MouseEvent) {
    if (event.button !== 0) return
    const control = controlOf(event.target)
    const isSecond = isAgain(event)
    last = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    isSwallowed = isSecond && first !== null && (control !== first.control || isChanged() || isToggle(control))
    if (isSwallowed) swallow(event)
    // Keep the focus where the first click has moved it.
    else if (isSecond && control?.matches(unselectable)) event.preventDefault()
    if (!isSecond || !first) begin(control)
  }

  /** Whether a press follows another one, or a change, too soon to be meant for the current content. Browsers do not count taps. */
  function isAgain({ detail, clientX, clientY, timeStamp: at }: MouseEvent): boolean {
    if (detail > 1) return true
    const isNear = Math.abs(clientX - last.x) < near && Math.abs(clientY - last.y) < near
    return isNear && (at - changedAt < soon || (isTouch && at - last.at < soon))
  }

  function begin(control: Element | null) {
    first = { control, look: control?.innerHTML ?? '', address: location.href }
    changedAt = Number.NEGATIVE_INFINITY
    changes.disconnect()
    if (control) changes.observe(document, { childList: true, subtree: true, characterData: true })
  }

  function forget() {
    first = null
    last.at = Number.NEGATIVE_INFINITY
    changedAt = Number.NEGATIVE_INFINITY
    isSwallowed = false
    changes.disconnect()
  }

  /** Whether the control of the first press is gone or has other content, or the URL has changed. */
  function isChanged(): boolean {
    if (!first?.control) return false
    const { control, look, address } = first
    return !control.isConnected || control.innerHTML !== look || location.href !== address
  }

  function isToggle(control: Element | null): boolean {
    return control?.matches(toggles) ?? false
  }

  /** The control that a press on an element activates; for a label, its field. */
  function controlOf(target: EventTarget | null): Element | null {
    const control = target instanceof Element ? target.closest(controls) : null
    return control instanceof HTMLLabelElement ? (control.control ?? control) : control
  }

  function setTouch(is: boolean) {
    isTouch = is
  }

  function swallow(event: Event) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
