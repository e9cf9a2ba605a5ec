import { useSend } from '@portal/client/use-send'
import { fieldTexts, isFieldMessage } from '@portal/contract/fields/field-texts'
import { fullName, isNameOf } from '@portal/contract/person/names'
import { consent } from '@portal/contract/training/consent'
import type { CertificateCard } from '@portal/contract/training/own'
import { Signature, signTraining } from '@portal/contract/training/signing'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { BackLink } from '../../content/back-link'
import { TabTitle } from '../../content/tab-title'
import { Button } from '../../core/button'
import { useHydrated } from '../../core/loading/hydrated'
import { useLanguage } from '../../core/texts'
import { httpApi } from '../../lib/api'
import { useCertificateTexts } from '../../locales/certificate'
import { useExamTexts } from '../../locales/exam'
import { Card } from '../../ui/card'
import { FieldError } from '../../ui/form/field'
import * as formStyles from '../../ui/form/form.module.css'
import type { Exam } from '../exam/exam-data'
import { trainingListPath } from '../shared/addresses'
import { useTitleFocus } from '../shared/use-title-focus'
import { SignaturePad, type Strokes } from './signature-pad'
import * as styles from './signing.module.css'

interface SigningProps {
  trainingContentId: number
  title: string
  /** The person whose name a typed signature is. */
  signer: Exam['signer']
  /** Whether it replaced other content, instead of coming with the page load. */
  moved: boolean
  onSigned: (certificate: CertificateCard) => void
}

type Kind = Signature['kind']

/** The statement about a passed training, and a signature below it (T04). Signing again gives the same certificate. */
export function Signing({ trainingContentId, title, signer, moved, onSigned }: SigningProps) {
  useTitleFocus(moved)
  const { signing: words } = useCertificateTexts()
  const { back } = useExamTexts()
  const language = useLanguage()
  const id = useId()
  const isReady = useHydrated()
  const signature = useSignature(signer)
  const { isSending, send } = useSend((signed: Signature) => {
    const input = { trainingContentId, consentVersion: consent.version, consentLanguage: language, signature: signed }
    // A toast shows why it failed; the signature stays, to be sent again.
    return httpApi(signTraining, input).then(onSigned, () => {})
  })
  function sign(event: SubmitEvent) {
    event.preventDefault()
    const signed = signature.check()
    if (signed) void send(signed)
  }
  return (
    <>
      <TabTitle name={words.of(title)} />
      <BackLink to={trainingListPath} label={back} />
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <form noValidate className={styles.form} onSubmit={sign} aria-label={words.title}>
        <Card title={title}>
          <h3 id={`${id}-statement`}>{words.statement}</h3>
          <p>{consent.texts[language]}</p>
          <SignatureField {...signature} id={id} signer={fullName(signer)} />
          <Button type="submit" size="large" mainAction disabled={!isReady} aria-disabled={isSending || undefined}>
            {isSending ? words.busy : words.submit}
          </Button>
        </Card>
      </form>
    </>
  )
}

/** A signature being made, and the check that shows the error and focuses its field. */
function useSignature(signer: Exam['signer']) {
  const [kind, choose] = useState<Kind>('drawn')
  const [strokes, draw] = useState<Strokes>([])
  const [name, type] = useState('')
  const [message, setMessage] = useState('')
  const pad = useRef<SVGSVGElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const check = (): Signature | undefined => {
    const parsed = Signature.safeParse(kind === 'drawn' ? { kind, strokes } : { kind, name })
    const isForeign = parsed.data?.kind === 'typed' && !isNameOf(parsed.data.name, signer)
    const wrong = isForeign ? 'signatureName' : (parsed.error?.issues[0]?.message ?? '')
    setMessage(wrong)
    if (wrong !== '') (kind === 'drawn' ? pad : input).current?.focus()
    return wrong === '' ? parsed.data : undefined
  }
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setMessage('')
      set(value)
    }
  return {
    kind,
    strokes,
    name,
    message,
    pad,
    input,
    check,
    choose: change(choose),
    draw: change(draw),
    type: change(type),
  }
}

function SignatureField({ id, signer, ...made }: ReturnType<typeof useSignature> & { id: string; signer: string }) {
  const { signing: words } = useCertificateTexts()
  const language = useLanguage()
  const { kind, strokes, name, message, pad, input, choose, draw, type } = made
  const error = message === '' ? undefined : fieldTexts[isFieldMessage(message) ? message : 'signature'][language]
  const describedBy = `${id}-${error ? 'error' : 'hint'}`
  return (
    <>
      <fieldset className={formStyles.field}>
        <legend className={formStyles.label}>{words.how}</legend>
        <div className={formStyles.choices}>
          {(['drawn', 'typed'] as const).map((one) => (
            <label key={one} className={formStyles.choice}>
              <input type="radio" name="kind" value={one} checked={kind === one} onChange={() => choose(one)} />
              <span>{words.kinds[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={formStyles.field} data-invalid={error !== undefined || undefined}>
        {kind === 'typed' && (
          <label htmlFor={`${id}-name`} className={formStyles.label}>
            {words.name}
          </label>
        )}
        <p id={`${id}-hint`} className={formStyles.hint}>
          {kind === 'drawn' ? words.draw : words.nameHint(signer)}
        </p>
        {kind === 'drawn' ? (
          <SignaturePad ref={pad} strokes={strokes} onChange={draw} describedBy={describedBy} />
        ) : (
          <input
            ref={input}
            id={`${id}-name`}
            className={formStyles.control}
            value={name}
            onChange={({ target }) => type(target.value)}
            autoComplete="name"
            autoCapitalize="words"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy}
          />
        )}
        <FieldError id={id} error={error} />
      </div>
    </>
  )
}
