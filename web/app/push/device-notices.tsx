import { Button } from '../core/button'
import { usePushTexts } from '../locales/push'
import { Card } from '../ui/card'
import { abilityOf } from './device'
import { useDeviceNotices } from './use-device-notices'

/** Turns notices on this device on and off, in the personal center. */
export function DeviceNotices() {
  const words = usePushTexts()
  const ability = abilityOf()
  return (
    <Card title={words.title} text={words.text}>
      {ability === 'able' ? <Switch /> : <p>{words[ability]}</p>}
    </Card>
  )
}

function Switch() {
  const words = usePushTexts()
  const device = useDeviceNotices()
  if (device.state === 'loading') return <p role="status">{words.loading}</p>
  if (device.state === 'failed')
    return (
      <div role="alert">
        <p>{device.error.message}</p>
        <Button kind="secondary" onClick={device.retry}>
          {words.retry}
        </Button>
      </div>
    )
  const { notices, busy, change } = device
  return (
    <>
      <p role="status">{words.states[notices]}</p>
      {/* One button in every state, so that the focus stays on it. */}
      <Button kind="secondary" size="large" aria-disabled={busy || undefined} onClick={change}>
        {busy ? words.busy : words.changes[notices]}
      </Button>
    </>
  )
}
