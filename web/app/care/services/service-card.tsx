import type { Service } from '@portal/contract/care/services'
import { useEffect, useRef } from 'react'
import { Button } from '../../core/button'
import { Icon } from '../../core/icon'
import { useCareTexts } from '../../locales/care'
import { useServiceTexts } from '../../locales/services'
import { Picture } from '../../ui/picture'
import { ServiceDetails } from './service-details'
import styles from './services.module.css'

interface ServiceCardProps {
  service: Service
  isOpen: boolean
  mayApply: boolean
  onToggle: (isOpen: boolean) => void
}

/** One service: what it is, and when it is open everything about it. */
export function ServiceCard({ service, isOpen, mayApply, onToggle }: ServiceCardProps) {
  const { serviceId, title, summary, picture, alt, methods } = service
  const words = useServiceTexts()
  const care = useCareTexts()
  const { card, heading } = useCardInView(isOpen)
  const details = `service-${serviceId}`
  return (
    <article ref={card} className={styles.service} data-open={isOpen || undefined}>
      <div className={styles.picture}>
        <Picture path={picture} alt={alt} sizes="(max-width: 48rem) 92vw, 320px" />
      </div>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>{summary}</p>
        {methods.length > 0 && (
          <p className={styles.methods}>
            {words.ways} {methods.map((method) => care.methods[method]).join(' · ')}
          </p>
        )}
        <Button
          kind={isOpen ? 'secondary' : 'primary'}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? words.close : mayApply ? words.open : words.openForCaregivers}
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

/**
 * Opening one card closes another, which may stand above: the one that opens stays in view. One that the address has opened takes the
 * focus too.
 */
function useCardInView(isOpen: boolean) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    if (isOpen && isNew.current) heading.current?.focus({ preventScroll: true })
    if (isOpen) card.current?.scrollIntoView({ block: 'start' })
    isNew.current = false
  }, [isOpen])
  return { card, heading }
}
