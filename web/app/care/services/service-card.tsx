import type { Service } from '@portal/contract/care/services/services'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../../core/button'
import { Icon } from '../../core/icon'
import { useCareTexts } from '../../locales/care'
import { useServiceTexts } from '../../locales/services'
import { acrossUpTo, Picture } from '../../ui/picture'
import { ServiceDetails } from './service-details'
import * as styles from './services.module.css'

interface ServiceCardProps {
  service: Service
  isOpen: boolean
  mayApply: boolean
  onToggle: (isOpen: boolean) => void
}

/** A service: a short description, and all details when expanded. */
export function ServiceCard({ service, isOpen, mayApply, onToggle }: ServiceCardProps) {
  const { serviceId, title, summary, picture, alt, methods } = service
  const words = useServiceTexts()
  const care = useCareTexts()
  const { card, heading } = useArrival(isOpen)
  const { button, keep } = useSamePlace(isOpen)
  const details = `service-${serviceId}`
  return (
    <article ref={card} className={styles.service} data-open={isOpen || undefined}>
      <div className={styles.picture}>
        <Picture path={picture} alt={alt} sizes={acrossUpTo('48rem', '320px')} />
      </div>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>{summary}</p>
        {methods.length > 0 && (
          <p className={styles.methods}>
            {words.ways} <span>{methods.map((method) => care.methods[method]).join(' · ')}</span>
          </p>
        )}
        <Button
          ref={button}
          kind={isOpen ? 'secondary' : 'primary'}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => {
            keep()
            onToggle(!isOpen)
          }}
        >
          <span>{isOpen ? words.close : mayApply ? words.open : words.openForCaregivers}</span>
          <span className="visually-hidden">{words.of(title)}</span>
          <Icon name={isOpen ? 'up' : 'down'} />
        </Button>
      </div>
      <div id={details} className={styles.details} hidden={!isOpen}>
        {isOpen && <ServiceDetails serviceId={serviceId} mayApply={mayApply} />}
      </div>
    </article>
  )
}

/** Scrolls to and focuses a card that the URL expanded. */
function useArrival(isOpen: boolean) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!isOpen) return
    heading.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [])
  return { card, heading }
}

/** Keeps the pressed button in place, since expanding one card collapses another, which may be above it. */
function useSamePlace(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const top = useRef<number | undefined>(undefined)
  const topNow = () => button.current?.getBoundingClientRect().top
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the card has opened or closed
  useLayoutEffect(() => {
    if (top.current !== undefined) window.scrollBy(0, (topNow() ?? 0) - top.current)
    top.current = undefined
  }, [isOpen])
  return {
    button,
    /** Call this when the button is pressed. */
    keep() {
      top.current = topNow()
    },
  }
}
