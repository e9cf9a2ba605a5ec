import { useSend } from '@portal/client/use-send'
import { setReminders } from '@portal/contract/training/own'
import { useId, useState } from 'react'
import { httpApi } from '../../lib/api'
import { useTrainingTexts } from '../../locales/training'
import { Card } from '../../ui/card'
import * as form from '../../ui/form/form.module.css'

interface RemindersProps {
  remind: boolean
  onChange: (remind: boolean) => void
}

/** Consent to text messages before due dates; saved at once. A change that fails is taken back, and a toast says why. */
export function Reminders({ remind, onChange }: RemindersProps) {
  const { reminders: words } = useTrainingTexts()
  const id = useId()
  const [said, setSaid] = useState('')
  const { send: change } = useSend(async (wanted: boolean) => {
    onChange(wanted)
    try {
      const saved = await httpApi(setReminders, { remind: wanted })
      onChange(saved.remind)
      setSaid(saved.remind ? words.on : words.off)
    } catch {
      onChange(!wanted)
      setSaid('')
    }
  })
  return (
    <Card title={words.title}>
      <div className={form.field}>
        <div className={form.check}>
          <input
            id={id}
            type="checkbox"
            checked={remind}
            aria-describedby={`${id}-hint`}
            onChange={(event) => change(event.target.checked)}
          />
          <label htmlFor={id}>{words.label}</label>
        </div>
        <p id={`${id}-hint`} className={form.hint}>
          {words.hint}
        </p>
        <p role="status">{said}</p>
      </div>
    </Card>
  )
}
