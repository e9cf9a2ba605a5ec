import type { CompanyOffice } from '@portal/contract/company/public'
import type { ReactNode } from 'react'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import { dial } from '../core/use-company'
import * as styles from './office-links.module.css'

interface OfficeLinksProps extends Pick<CompanyOffice, 'companyName' | 'phone' | 'addressUrl'> {
  /** Further links. */
  children?: ReactNode
}

/** Links to an office's phone number and to its location in the visitor's map app. */
export function OfficeLinks({ companyName, phone, addressUrl, children }: OfficeLinksProps) {
  const { offices: words } = useTexts().home
  return (
    <div className={styles.links}>
      {phone && (
        <a href={dial(phone)}>
          <Icon name="phone" />
          <span className="visually-hidden">{words.phone}</span>
          <span translate="no">{phone}</span>
        </a>
      )}
      {addressUrl && (
        <a href={addressUrl} target="_blank" rel="noreferrer" aria-label={words.openMapOf(companyName)}>
          <Icon name="outside" />
          {words.openMap}
        </a>
      )}
      {children}
    </div>
  )
}
