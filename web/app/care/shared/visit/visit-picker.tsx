import type { CallOptions } from '@portal/client/api'
import { getPatientInfo } from '@portal/contract/accounts/own'
import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import { getServiceOffices, type ServiceOffice } from '@portal/contract/care/services/services'
import { nearestFirst } from '@portal/contract/person/near'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../core/button'
import { httpApi } from '../../../lib/api'
import { useVisitTexts } from '../../../locales/visits'
import { CallContent } from '../call-content'
import { OfficePicker } from './office-picker'
import { SlotPicker } from './slot-picker'
import * as styles from './slot-picker.module.css'
import { officeOf, type Visit } from './visit'

interface VisitProps {
  visit: Visit
  onChange: (visit: Visit) => void
  /** The server's reason for refusing the submitted visit; empty when there is none. */
  problem?: string | undefined
}

interface VisitPickerProps extends VisitProps {
  /** The application that the visit belongs to. */
  application: ApplicationDetail
}

/** Selects date and time at the visit's current office, or at another office. Fetches the offices itself. */
export function VisitPicker({ application, ...props }: VisitPickerProps) {
  return (
    <CallContent load={(options) => fetchOffices(application, options)} isPart>
      {(offices) => (
        <div className={styles.visit}>
          <OfficeLine {...props} offices={offices} />
          <SlotPart {...props} offices={offices} />
        </div>
      )}
    </CallContent>
  )
}

/** Fetches the offices, sorted by distance from the patient's home. */
async function fetchOffices(application: ApplicationDetail, options: CallOptions): Promise<ServiceOffice[]> {
  const [offices, postcode] = await Promise.all([
    httpApi(getServiceOffices, {}, options),
    postcodeOf(application, options),
  ])
  return nearestFirst(offices, postcode)
}

/** The patient's postcode; empty when unknown, since a helper may live elsewhere. */
async function postcodeOf({ home, contact }: ApplicationDetail, options: CallOptions): Promise<string> {
  if (home) return home.postcode
  return contact.relationship === 'self' ? (await httpApi(getPatientInfo, {}, options)).postcode : ''
}

/** The selected office in one line; expands to all offices with the map on request, or when none is selected. */
function OfficeLine(props: PartProps) {
  const words = useVisitTexts()
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const chosen = officeOf(props.offices, props.visit)
  const open = () => {
    flushSync(() => setIsOpen(true))
    frame.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }
  if (isOpen || !chosen) {
    return (
      <div ref={frame}>
        <OfficePart {...props} />
      </div>
    )
  }
  return (
    <div className={styles.office}>
      <p>
        {words.atOffice}
        <strong>{chosen.companyName}</strong>
      </p>
      {props.offices.length > 1 && (
        <Button kind="quiet" onClick={open}>
          {words.otherOffice}
        </Button>
      )}
    </div>
  )
}

type PartProps = VisitProps & { offices: ServiceOffice[] }

/** Selects the office of a visit; a change resets date and time. */
export function OfficePart({ offices, visit, onChange }: PartProps) {
  const words = useVisitTexts()
  const latest = useRef({ visit, onChange })
  useEffect(() => {
    latest.current = { visit, onChange }
  })
  const select = useCallback((office: number) => {
    const { visit: before, onChange: tell } = latest.current
    if (office !== before.office) tell({ office, day: '', time: '' })
  }, [])
  if (offices.length === 0) return <p>{words.noOffices}</p>
  return <OfficePicker offices={offices} selected={visit.office} onSelect={select} />
}

/** Selects date and time of a visit; renders nothing before an office is selected. */
export function SlotPart({ offices, ...rest }: PartProps) {
  const office = officeOf(offices, rest.visit)
  return office ? <SlotPicker key={office.companyAddressId} office={office} {...rest} /> : null
}
