import type { ServiceOffice } from '@portal/contract/care/services/services'
import { useId } from 'react'
import { OfficeLinks } from '../../../company/office-links'
import { OfficeMap } from '../../../company/office-map'
import { Icon } from '../../../core/icon'
import { useTexts } from '../../../core/texts'
import { useVisitTexts } from '../../../locales/visits'
import * as styles from './office-picker.module.css'

interface OfficePickerProps {
  offices: ServiceOffice[]
  /** Id of the selected office; 0 while none is selected. */
  selected: number
  /** Must be a stable function, or the map is redrawn. */
  onSelect: (office: number) => void
}

/** The offices as cards beside a map; the selection is shared. */
export function OfficePicker({ offices, selected, onSelect }: OfficePickerProps) {
  const words = useVisitTexts()
  return (
    <div className={styles.columns}>
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{words.offices}</legend>
        {offices.map((office) => (
          <OfficeCard
            key={office.companyAddressId}
            office={office}
            selected={office.companyAddressId === selected}
            onSelect={onSelect}
          />
        ))}
      </fieldset>
      <OfficeMap offices={offices} selected={selected} pointerOnly onSelect={onSelect} />
    </div>
  )
}

interface OfficeCardProps {
  office: ServiceOffice
  selected: boolean
  onSelect: (office: number) => void
}

function OfficeCard({ office, selected, onSelect }: OfficeCardProps) {
  const { offices: words } = useTexts().home
  const id = useId()
  const { companyAddressId, companyName, detailedAddress, hours } = office
  return (
    <div className={styles.office} data-selected={selected || undefined}>
      <input
        id={id}
        type="radio"
        name="office"
        value={companyAddressId}
        checked={selected}
        aria-describedby={`${id}-about`}
        onChange={() => onSelect(companyAddressId)}
      />
      <div>
        <label htmlFor={id}>{companyName}</label>
        <div id={`${id}-about`}>
          <address>{detailedAddress}</address>
          {hours && (
            <p>
              <Icon name="clock" />
              <span className="visually-hidden">{words.hours}</span>
              <span>
                {/* Breaks between "Mon–Fri …" and "Sat …", not within a time. */}
                {hours.match(/[^,，]+[,，]?\s*/g)?.map((part) => (
                  <span key={part} className={styles.hours}>
                    {part}
                  </span>
                ))}
              </span>
            </p>
          )}
        </div>
        <OfficeLinks {...office} />
      </div>
    </div>
  )
}
