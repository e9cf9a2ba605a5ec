import { Button } from '@mantine/core'
import type { Effect } from '@portal/contract/care/staff-schedules'
import { formatMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { useShellTexts } from '../locales/shell'
import { useVisitsTexts } from '../locales/visits'
import { Dialog } from '../ui/dialog'
import { visitsAddress } from './days'
import styles from './office.module.css'

interface EffectDialogProps {
  /** Undefined while there is nothing to ask. */
  effect: Effect | undefined
  confirm: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Shows the booked visits that a change would hit, before it is saved. */
export function EffectDialog({ effect, confirm, isBusy, onConfirm, onClose }: EffectDialogProps) {
  const texts = useVisitsTexts()
  const { cancel } = useShellTexts()
  return (
    <Dialog opened={effect !== undefined} onClose={onClose} title={texts.effect} size="lg">
      <div className={styles.stack}>
        <p>{texts.effectText}</p>
        {effect && <Affected effect={effect} />}
        <div className={styles.buttons}>
          <Button color="terracotta" loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="default" data-autofocus onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Affected({ effect: { affected, overfull } }: { effect: Effect }) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  return (
    <>
      {affected.length > 0 && <p>{texts.affected(affected.length)}</p>}
      <ul className={styles.plain}>
        {affected.map(({ id, number, companyAddressId, appointmentDate }) => (
          <li key={id}>
            <Link to={visitsAddress(companyAddressId, appointmentDate.slice(0, 10))} target="_blank">
              {number}
            </Link>{' '}
            {formatMoment(appointmentDate, language)}
          </li>
        ))}
      </ul>
      {overfull.length > 0 && <p>{texts.overfull}</p>}
      <ul className={styles.plain}>
        {overfull.map(({ startTime, taken }) => (
          <li key={startTime}>{texts.overfullAt(formatMoment(startTime, language), taken)}</li>
        ))}
      </ul>
    </>
  )
}
