import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { toTop } from '../core/frame/to-top'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import { dial, useCompany } from '../core/use-company'
import { useScrolledDown } from './use-scrolled-down'

/** Floating buttons on every page: phone, services, back to top (S02). */
export function FloatingButtons() {
  const { shell } = useTexts()
  const company = useCompany()
  const scrolledDown = useScrolledDown()
  return (
    <aside className="desktop-buttons" aria-label={shell.floating.label}>
      <button
        type="button"
        aria-label={shell.floating.toTop}
        className="desktop-top"
        data-shown={scrolledDown || undefined}
        onClick={toTop}
      >
        <Icon name="up" />
        <span>{shell.floating.top}</span>
      </button>
      <Link to="/services" aria-label={shell.floating.services}>
        <Icon name="heart" />
        <span>{shell.floating.services}</span>
      </Link>
      {company && <PhoneButton phone={company.phone} />}
    </aside>
  )
}

/** Escape hides the tooltip, because it may cover text. */
function PhoneButton({ phone }: { phone: string }) {
  const { floating } = useTexts().shell
  const [putAway, setPutAway] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPutAway(true)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <a
      href={dial(phone)}
      className="desktop-call"
      aria-describedby="phone-tooltip"
      data-put-away={putAway || undefined}
      onFocus={() => setPutAway(false)}
      onPointerEnter={() => setPutAway(false)}
    >
      <Icon name="phone" />
      <span>{floating.call}</span>
      <span role="tooltip" id="phone-tooltip" className="desktop-tooltip" translate="no">
        {phone}
      </span>
    </a>
  )
}
