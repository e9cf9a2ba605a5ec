import { Button, PasswordInput, TextInput } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { hasUnsent } from '@portal/client/unsent'
import { staffLogin } from '@portal/contract/staff/public'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '../core/api'
import { enter } from '../core/enter'
import { forgetRead } from '../core/forget-read'
import { handOver } from '../core/saving/leaving'
import { useSave } from '../core/saving/use-save'
import type { Lapse, Member } from '../core/session'
import { useShellTexts } from '../locales/shell'
import { Alert } from '../ui/alert'
import { Form } from '../ui/form/form'
import { FormFoot } from '../ui/form/form-foot'
import { useForm } from '../ui/form/use-form'
import styles from './lock-screen.module.css'
import { returnToPlace } from './locked-place'

/**
 * Replaces every page until the owner of the session enters the password. Cached data is deleted (docs/decisions/0113); unsaved input and
 * the focus are restored afterwards.
 */
export function LockScreen({ member, lapse = 'refused' }: { member: Member; lapse?: Lapse | undefined }) {
  const { lockScreen: texts } = useShellTexts()
  const [place] = useState(makePlace)
  useEffect(() => coverDocument(place, texts.title), [place, texts.title])
  useEffect(forgetRead, [])
  useEffect(() => returnToPlace, [])
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

const empty = { password: '', totp: '' }

function UnlockForm({ member }: { member: Member }) {
  const { lockScreen: texts } = useShellTexts()
  const form = useForm({ name: 'unlock', initial: empty, isSecret: true })
  const unlocking = useSave({
    form,
    change: (given: typeof empty) => api(staffLogin, { username: member.email, ...given }),
    onSaved: ({ token, staff, next }) => enter(token, { ...staff, setsUp: next === 'setUp' }),
  })
  const wasRefused = unlocking.error instanceof ApiError && unlocking.error.code === 'wrong_credentials'
  const isPasswordAlone = wasRefused && !unlocking.given?.totp
  return (
    <Form form={form} onSubmit={unlocking.mutate} className={styles.form}>
      <input type="text" autoComplete="username" value={member.email} readOnly hidden />
      <p>{texts.who(member.firstName)}</p>
      <PasswordInput {...form.field('password')} label={texts.password} autoComplete="current-password" autoFocus />
      {(wasRefused || form.values.totp !== '') && (
        <TextInput
          {...form.field('totp')}
          label={texts.code}
          description={texts.codeHint}
          inputMode="text"
          autoComplete="one-time-code"
        />
      )}
      {isPasswordAlone && <Alert>{texts.passwordAlone}</Alert>}
      <FormFoot
        send={unlocking.isPending ? texts.opening : texts.open}
        save={isPasswordAlone ? { ...unlocking, error: null } : unlocking}
      />
    </Form>
  )
}

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'lock'
  return place
}

/** Hides what libraries leave beside the lock screen, and the title of the page. Returns a function that restores both. */
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
