import { useSyncExternalStore } from 'react'

/** The page's title while it is out of sight above the bar; empty while it can be read in its place. */
export function useScrolledTitle(): string {
  return useSyncExternalStore(subscribe, titleAbove, () => '')
}

function titleAbove(): string {
  const title = document.querySelector('#content h1')
  return title && title.getBoundingClientRect().bottom < 0 ? (title.textContent ?? '') : ''
}

function subscribe(listener: () => void) {
  const changes = new MutationObserver(listener)
  const content = document.getElementById('content')
  if (content) changes.observe(content, { childList: true, subtree: true, characterData: true })
  window.addEventListener('scroll', listener, { passive: true })
  return () => {
    changes.disconnect()
    window.removeEventListener('scroll', listener)
  }
}
