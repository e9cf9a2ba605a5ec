import { useEffect, useState } from 'react'

/** The page's title while it is out of sight above the bar; empty while it can be read in its place. */
export function useScrolledTitle(): string {
  const [title, setTitle] = useState('')
  useEffect(() => watchTitle(setTitle), [])
  return title
}

/** Tells the title when it leaves or enters the screen. It asks for no place by itself: each answer would cost a layout of the page. */
function watchTitle(tell: (title: string) => void) {
  let title: Element | null = null
  let isAbove = false
  const show = () => tell((isAbove && title?.textContent) || '')
  const places = new IntersectionObserver((entries) => {
    const { isIntersecting, boundingClientRect } = entries[entries.length - 1] as IntersectionObserverEntry
    isAbove = !isIntersecting && boundingClientRect.bottom < 0
    show()
  })
  const find = () => {
    const found = document.querySelector('#content h1')
    if (found !== title) {
      places.disconnect()
      title = found
      isAbove = false
      if (found) places.observe(found)
    }
    show()
  }
  const changes = new MutationObserver(find)
  const content = document.getElementById('content')
  if (content) changes.observe(content, { childList: true, subtree: true, characterData: true })
  find()
  return () => {
    changes.disconnect()
    places.disconnect()
  }
}
