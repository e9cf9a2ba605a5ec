import { fieldTexts } from '@portal/contract/field-texts'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { useUploadTexts } from '../../locales/upload'
import formStyles from '../form/form.module.css'
import { FileButton } from './file-button'
import styles from './upload.module.css'
import type { Uploaded } from './uploaded'
import { isStopped, type Transfer, type TransferState } from './use-transfers'
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
      <p className={styles.name}>{transfer.name}</p>
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
  return step === 'saving' ? words.saving : step === 'shrinking' ? words.shrinking : ''
}

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
        {'message' in state ? state.message : fieldTexts.upload[language]}
        {state.step === 'waiting' && (
          <>
            <br />
            {words.waiting(transfer.name)}
          </>
        )}
      </p>
      {refused && <p>{state.isPdf ? words.isPdf : words.cannotShrink}</p>}
      <div className={styles.actions}>
        {refused && (
          <FileButton look="small" describedBy={id} onFiles={chooseOther}>
            {words.chooseOther}
            <span className="visually-hidden"> {transfer.name}</span>
          </FileButton>
        )}
        {!refused && (
          <Button onClick={retry} aria-describedby={id}>
            {words.retry}
            <span className="visually-hidden"> {transfer.name}</span>
          </Button>
        )}
        <Button kind="quiet" onClick={stop}>
          {words.discard}
          <span className="visually-hidden"> {transfer.name}</span>
        </Button>
      </div>
    </>
  )
}
