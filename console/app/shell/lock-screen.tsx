import { Button, PasswordInput, TextInput } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { hasUnsent } from '@portal/client/unsent'
import { staffLogin } from '@portal/contract/staff/public'
import { type FormEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '../core/api'
import { enter } from '../core/enter'
import { forgetRead } from '../core/forget-read'
import { handOver } from '../core/leaving'
import type { Lapse, Member } from '../core/session'
import { useSend } from '../core/use-send'
import { useShellTexts } from '../locales/shell'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './lock-screen.module.css'

/**
 * Takes the place of every page until the owner of the screen gives the password. What was read is forgotten (docs/decisions/0113); what was
 * typed is there again afterwards, with the focus where it was.
 */
export function LockScreen({ member, lapse = 'refused' }: { member: Member; lapse?: Lapse | undefined }) {
  const { lockScreen: texts } = useShellTexts()
  const [place] = useState(makePlace)
  useEffect(() => coverDocument(place, texts.title), [place, texts.title])
  useEffect(forgetRead, [])
  return createPortal(
    <main className={styles.screen} aria-labelledby="locked">
      <div className={styles.box}>
        <h1 id="locked">{texts.title}</h1>
        <p>{texts[lapse]}</p>
        <UnlockForm member={member} />
        <p className={styles.other}>
          <Button variant="subtle" px={0} onClick={handOver}>
            {texts.other}
          </Button>
          <br />
          {texts.otherText} {hasUnsent(member.email) && <span>{texts.otherKept}</span>}
        </p>
      </div>
    </main>,
    place,
  )
}

function UnlockForm({ member }: { member: Member }) {
  const { lockScreen: texts } = useShellTexts()
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const unlocking = useSend({
    meta: { quiet: true },
    mutationFn: (given: { password: string; totp: string }) => api(staffLogin, { username: member.email, ...given }),
    onSuccess: ({ token, staff, next }) => {
      enter(token, { ...staff, setsUp: next === 'setUp' })
    },
  })
  const wasRefused = unlocking.error instanceof ApiError && unlocking.error.code === 'wrong_credentials'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What is in the fields, since a password manager may fill them in without an event.
    const data = new FormData(event.currentTarget)
    const shown = (name: string) => String(data.get(name) ?? '')
    unlocking.mutate({ password: shown('password'), totp: shown('totp') })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <input type="text" autoComplete="username" value={member.email} readOnly hidden />
      <p>{texts.who(member.firstName)}</p>
      <PasswordInput
        label={texts.password}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        error={fieldError(unlocking.error, 'password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {(wasRefused || totp !== '') && (
        <TextInput
          label={texts.code}
          description={texts.codeHint}
          name="totp"
          inputMode="text"
          autoComplete="one-time-code"
          value={totp}
          error={fieldError(unlocking.error, 'totp')}
          onChange={(event) => setTotp(event.currentTarget.value)}
        />
      )}
      <Failure error={unlocking.error} />
      <Button type="submit" size="md" loading={unlocking.isPending}>
        {unlocking.isPending ? texts.opening : texts.open}
      </Button>
    </form>
  )
}

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'lock'
  return place
}

/** Hides what libraries leave beside the lock screen, and the title of the page. Returns the way back. */
function coverDocument(place: HTMLElement, title: string): () => void {
  document.body.append(place)
  document.documentElement.dataset.locked = ''
  document.title = title
  place.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  return () => {
    delete document.documentElement.dataset.locked
    place.remove()
  }
}
