import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useActivitiesTexts } from '../locales/activities'
import paper from '../ui/paper.module.css'
import styles from './activities.module.css'
import { codeIn, matches } from './finding'
import { Scanner } from './scanner'
import type { DoorState } from './use-door'

/** The field for codes and names, the camera, and the result of the last check-in. */
export function DoorTools({ door }: { door: DoorState }) {
  const texts = useActivitiesTexts()
  const [params, setParams] = useSearchParams()
  const [scans, setScans] = useState(false)
  // The URL lags behind fast typing.
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const type = (q: string) => {
    setTyped(q)
    const rest = Object.fromEntries([...params].filter(([name]) => name !== 'q'))
    setParams({ ...rest, ...(q && { q }) }, { replace: true })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = codeIn(typed)
    // Some names look like codes.
    const isName = door.people.some((person) => person.checkInCode !== code && matches(person, typed))
    if (code && !isName) {
      if (await door.byCode(code)) type('')
    } else document.querySelector<HTMLElement>('tbody [data-check-in]')?.focus()
  }
  return (
    <div className={`${styles.tools} ${paper.never}`}>
      <search>
        <form onSubmit={submit} className={styles.find}>
          <TextInput
            label={texts.find}
            description={texts.findHint}
            name="q"
            size="lg"
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Button variant="default" size="lg" onClick={() => setScans(!scans)}>
            {scans ? texts.stopScan : texts.scan}
          </Button>
        </form>
      </search>
      <div role="status">
        {door.result && (
          <p key={door.result.number} className={styles.result} data-kind={door.result.kind}>
            {door.result.text}
          </p>
        )}
      </div>
      {scans && <Scanner onCode={(code) => void door.byCode(code)} onEnd={() => setScans(false)} />}
    </div>
  )
}
