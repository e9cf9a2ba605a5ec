import { type FieldMessage, fieldTexts } from '@portal/contract/fields/field-texts'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { useUploadTexts } from '../../locales/upload'
import * as formStyles from '../form/form.module.css'
import { FileButton } from './file-button'
import type { PictureFault } from './picture-file'
import { isStopped, type Transfer, type TransferState } from './transfer'
import * as styles from './upload.module.css'
import type { Uploaded } from './uploaded'
import type { Uploads } from './use-uploads'

interface TransferListProps<Picture extends Uploaded> {
  uploads: Uploads<Picture>
  /** The transfers to show; all by default. */
  transfers?: Uploads<Picture>['transfers']
}

/** The pictures that are being uploaded. */
export function TransferList<P extends Uploaded>({ uploads, transfers = uploads.transfers }: TransferListProps<P>) {
  const words = useUploadTexts()
  if (transfers.length === 0) return null
  return (
    <ul className={styles.transfers}>
      {transfers.map((transfer) => (
        <TransferItem
          key={transfer.key}
          transfer={transfer}
          chooseOther={([file]) => {
            if (!file) return
            const { key, place, insteadOf } = transfer
            uploads.stop(key)
            uploads.start({ place, file, ...(insteadOf !== undefined && { insteadOf }) })
          }}
          retry={() => uploads.retry(transfer)}
          stop={() => {
            uploads.stop(transfer.key)
            uploads.say(words.cancelled)
          }}
        />
      ))}
    </ul>
  )
}

interface TransferItemProps {
  transfer: Transfer<unknown>
  chooseOther: (files: File[]) => void
  retry: () => void
  stop: () => void
}

/** A picture being uploaded: progress, error and available actions. */
function TransferItem({ transfer, ...actions }: TransferItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const stopped = isStopped(transfer.state)
  useEffect(() => {
    const idle = document.activeElement === document.body || document.activeElement?.matches('input[type=file]')
    if (stopped && idle) item.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [stopped])
  return (
    <li ref={item} className={styles.transfer} data-stopped={stopped || undefined}>
      <p className={styles.name}>
        <bdi translate="no">{transfer.name}</bdi>
      </p>
      {stopped ? (
        <StoppedTransfer transfer={transfer} {...actions} />
      ) : (
        <RunningTransfer transfer={transfer} stop={actions.stop} />
      )}
    </li>
  )
}

function RunningTransfer({ transfer: { state, name }, stop }: Pick<TransferItemProps, 'transfer' | 'stop'>) {
  const words = useUploadTexts()
  const fraction = state.step === 'sending' ? state.fraction : undefined
  return (
    <div className={styles.progress}>
      <progress max={1} value={fraction} aria-label={words.sending(name)} />
      <span>{fraction === undefined ? progressText(state, words) : words.percent(Math.round(fraction * 100))}</span>
      {state.step !== 'saving' && (
        <Button kind="secondary" onClick={stop}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}

function progressText({ step }: TransferState, words: ReturnType<typeof useUploadTexts>): string {
  return step === 'queued' || step === 'shrinking' || step === 'saving' ? words[step] : ''
}

const messages = {
  empty: 'uploadEmpty',
  unreadable: 'uploadUnreadable',
  pdf: 'upload',
  other: 'upload',
} as const satisfies Record<Exclude<PictureFault, 'gone'>, FieldMessage>

function StoppedTransfer({ transfer, chooseOther, retry, stop }: TransferItemProps) {
  const language = useLanguage()
  const words = useUploadTexts()
  const id = useId()
  const { state } = transfer
  const refused = state.step === 'refused'
  return (
    <>
      <p id={id} role="alert" className={formStyles.error}>
        <span aria-hidden="true">!</span>
        {state.step === 'failed' && <span>{state.message}</span>}
        {refused && <span>{state.fault === 'gone' ? words.gone : fieldTexts[messages[state.fault]][language]}</span>}
        {state.step === 'waiting' && <span>{words.why[state.why]}</span>}
      </p>
      {state.step === 'waiting' && (
        <>
          <p>{words.waiting(transfer.name)}</p>
          <Countdown until={state.until} />
        </>
      )}
      {refused && (state.fault === 'pdf' || state.fault === 'other') && (
        <p>{state.fault === 'pdf' ? words.isPdf : words.cannotShrink}</p>
      )}
      <div className={styles.actions}>
        {refused && (
          <FileButton look="small" describedBy={id} onFiles={chooseOther}>
            {words.chooseOther}
            <bdi className="visually-hidden"> {transfer.name}</bdi>
          </FileButton>
        )}
        {!refused && (
          <Button onClick={retry} aria-describedby={id}>
            <span>{state.step === 'waiting' ? words.tryNow : words.retry}</span>
            <bdi className="visually-hidden"> {transfer.name}</bdi>
          </Button>
        )}
        <Button kind="quiet" onClick={stop}>
          {words.discard}
          <bdi className="visually-hidden"> {transfer.name}</bdi>
        </Button>
      </div>
    </>
  )
}

/** The seconds until the next retry, hidden from screen readers, which would speak every second. */
function Countdown({ until }: { until: number }) {
  const words = useUploadTexts()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <p aria-hidden="true">{words.again(Math.max(1, Math.ceil((until - now) / 1000)))}</p>
}
