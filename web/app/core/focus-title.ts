/** Focuses the page's title, or its main content if there is no title yet. */
export function focusTitle(): void {
  const content = document.getElementById('content')
  const title = content?.querySelector('h1')
  if (title) title.tabIndex = -1
  ;(title ?? content)?.focus({ preventScroll: true })
}
