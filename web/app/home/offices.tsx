import type { CompanyOffice } from '@portal/contract/company/public'
import { useState } from 'react'
import { Link } from 'react-router'
import { OfficeLinks } from '../company/office-links'
import { OfficeMap } from '../company/office-map'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import * as styles from './offices.module.css'
import { SectionHead } from './section-head'

/** The agency's offices with contact details, beside a map that shows the selected one (H14). */
export function Offices({ offices }: { offices: CompanyOffice[] }) {
  const { offices: words } = useTexts().home
  const [selected, select] = useState(offices[0]?.companyAddressId ?? 0)
  if (offices.length === 0) return null
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="offices">
      <SectionHead id="offices" title={words.title} text={words.text} />
      <div className={styles.columns}>
        <ul className={styles.list}>
          {offices.map((office) => (
            <Office
              key={office.companyAddressId}
              office={office}
              selected={office.companyAddressId === selected}
              onSelect={() => select(office.companyAddressId)}
            />
          ))}
        </ul>
        <OfficeMap offices={offices} selected={selected} onSelect={select} />
      </div>
    </section>
  )
}

interface OfficeProps {
  office: CompanyOffice
  selected: boolean
  onSelect: () => void
}

function Office({ office, selected, onSelect }: OfficeProps) {
  const { offices: words } = useTexts().home
  const { companyAddressId, companyName, detailedAddress, hours } = office
  return (
    <li className={styles.office} data-selected={selected || undefined}>
      <h3>
        <button type="button" aria-pressed={selected} onClick={onSelect}>
          {companyName}
        </button>
      </h3>
      <address>{detailedAddress}</address>
      {hours && (
        <p>
          <Icon name="clock" />
          <span className="visually-hidden">{words.hours}</span>
          {hours}
        </p>
      )}
      <OfficeLinks {...office}>
        <Link to={`/services/booking?office=${companyAddressId}`} aria-label={words.visitOf(companyName)}>
          <Icon name="calendar" />
          {words.visitHere}
        </Link>
      </OfficeLinks>
    </li>
  )
}
