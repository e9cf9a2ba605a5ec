/** Puts the focus on the page's title, or on its content while it has none. */
export function focusTitle(): void {
  const content = document.getElementById('content')
  const title = content?.querySelector('h1')
  if (title) title.tabIndex = -1
  ;(title ?? content)?.focus({ preventScroll: true })
}
