import { useEffect, useState } from 'react'
import { mainActionOf, onMainActions } from '../../core/main-actions'

/** The part of the button that must be in view for it to be seen. */
const mostly = 0.6

interface MainAction {
  button: HTMLElement
  label: string
}

/**
 * The page's main action, while neither its button nor the end of the page is in view;
 * otherwise null. While a form is being filled in, its own, since a page may have several.
 */
export function useMainAction(): MainAction | null {
  const [action, setAction] = useState<MainAction | null>(null)
  useEffect(() => {
    const content = document.getElementById('content')
    return content ? watch(content, (next) => setAction((was) => (isSame(was, next) ? was : next))) : undefined
  }, [])
  return action
}

function isSame(one: MainAction | null, other: MainAction | null) {
  return one?.button === other?.button && one?.label === other?.label
}

function watch(content: HTMLElement, show: (action: MainAction | null) => void) {
  const foot = document.querySelector('.phone-foot, .desktop-footer')
  const inView = new Set<Element>()
  let button: HTMLElement | null = null
  let form: HTMLFormElement | null = null
  const update = () => {
    if (!button || inView.size > 0 || button.getClientRects().length === 0) show(null)
    else show({ button, label: labelOf(button) })
  }
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const isSeen = target === foot ? isIntersecting : intersectionRatio >= mostly
        inView[isSeen ? 'add' : 'delete'](target)
      }
      update()
    },
    { rootMargin: viewMargin(), threshold: [0, mostly] },
  )
  const find = () => {
    const found = mainActionOf(form?.isConnected ? form : content)
    if (found === button) return update()
    if (button) {
      view.unobserve(button)
      inView.delete(button)
    }
    button = found
    if (!button) return update()
    // Until the observer has reported.
    inView.add(button)
    view.observe(button)
    update()
  }
  const follow = ({ target }: FocusEvent) => {
    const around = (target as Element).closest('form')
    form = around?.querySelector('[type=submit]') ? around : null
    find()
  }
  if (foot) view.observe(foot)
  content.addEventListener('focusin', follow)
  const endFinding = onMainActions(find)
  find()
  return () => {
    view.disconnect()
    content.removeEventListener('focusin', follow)
    endFinding()
  }
}

/** The button's label without its text for screen readers. */
function labelOf(button: HTMLElement): string {
  const isSeen = (node: Node) => !(node instanceof Element && node.matches('.visually-hidden'))
  const seen = [...button.childNodes].filter(isSeen)
  return seen
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
}

/** The part of the screen between the bar and, on the phone site, the tabs. */
function viewMargin(): string {
  const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0
  return `-${heightOf('.phone-bar, .desktop-bar')}px 0px -${heightOf('.phone-tabs')}px`
}
