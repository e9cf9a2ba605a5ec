import type { CompanyOffice } from '@portal/contract/company/public'
import { useTexts } from '../core/texts'
import { type BoroughName, boroughLabels } from './borough-labels'
import outlines from './boroughs.svg?no-inline'
import * as styles from './office-map.module.css'
import { pin } from './pin'
import { place, still } from './projection'

/** A static map of the offices, shown until the interactive map is loaded and without JavaScript. */
export function StillMap({ offices, selected }: { offices: CompanyOffice[]; selected: number }) {
  const { boroughs } = useTexts().home.offices
  return (
    <div className={styles.still} aria-hidden="true">
      <img src={outlines} alt="" {...still} loading="lazy" decoding="async" />
      <svg viewBox={`0 0 ${still.width} ${still.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {Object.entries(boroughLabels).map(([name, [latitude, longitude]]) => (
          <text key={name} {...place(latitude, longitude)} className={styles.label}>
            {boroughs[name as BoroughName]}
          </text>
        ))}
        {offices.map(({ companyAddressId, latitude, longitude }) => {
          const { x, y } = place(latitude, longitude)
          return (
            <path
              key={companyAddressId}
              d={pin.path}
              transform={`translate(${x - pin.width / 2} ${y - pin.height})`}
              className={styles.pin}
              data-selected={companyAddressId === selected || undefined}
            />
          )
        })}
      </svg>
    </div>
  )
}
