let parts = 0

/** Marks the document as one whose content is still to come, until the returned function is called. */
export function markLoading(): () => void {
  count(1)
  return () => count(-1)
}

function count(more: number) {
  parts += more
  document.documentElement.toggleAttribute('data-loading', parts > 0)
}
