import { TextInput } from '@mantine/core'
import type { OutputOf } from '@portal/contract/endpoint'
import { confirmAuthenticator, startAuthenticator } from '@portal/contract/staff/own'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { encode } from 'uqr'
import { api } from '../../core/api'
import { useSave } from '../../core/saving/use-save'
import { useLoginTexts } from '../../locales/login'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import { Loaded } from '../../ui/loaded'
import styles from '../login/login.module.css'

export type Started = OutputOf<typeof startAuthenticator>

interface AuthenticatorStepsProps {
  started: Started
  onDone: (recoveryCodes: string[]) => void
}

/** Sets up a member's first authenticator app. */
export function FirstAuthenticator({ onDone }: Pick<AuthenticatorStepsProps, 'onDone'>) {
  const id = useId()
  // Each call makes a new secret, so it must never be refetched automatically.
  const query = useQuery({
    queryKey: ['authenticator', id],
    queryFn: () => api(startAuthenticator, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { once: true },
  })
  return <Loaded query={query}>{(started) => <AuthenticatorSteps started={started} onDone={onDone} />}</Loaded>
}

/** Sets up an authenticator app: a QR code to scan, and a code to prove that the setup worked. */
export function AuthenticatorSteps({ started: { address, secret }, onDone }: AuthenticatorStepsProps) {
  const { setUp: texts } = useLoginTexts()
  return (
    <ol className={styles.steps}>
      <li>{texts.app}</li>
      <li>
        {texts.scan}
        <QrCode text={address} label={texts.picture} />
        {texts.noCamera}{' '}
        <code className={styles.secret} translate="no">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </li>
      <li>
        {texts.enter}
        <ConfirmForm onDone={onDone} />
      </li>
    </ol>
  )
}

const empty = { code: '' }

function ConfirmForm({ onDone }: Pick<AuthenticatorStepsProps, 'onDone'>) {
  const { setUp: texts } = useLoginTexts()
  const form = useForm({ name: 'authenticator', initial: empty, endpoint: confirmAuthenticator, isSecret: true })
  const confirming = useSave({
    form,
    change: ({ code }: typeof empty) => api(confirmAuthenticator, { code }),
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <Form form={form} onSubmit={confirming.mutate} className={styles.form}>
      <TextInput {...form.field('code')} label={texts.code} inputMode="numeric" autoComplete="one-time-code" />
      <FormFoot send={confirming.isPending ? texts.busy : texts.submit} save={confirming} />
    </Form>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Fixed white and black: browsers with a forced dark mode would invert colors from style sheets. */}
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
