import { Button, FileButton, Input } from '@mantine/core'
import { type BatchDetail, readAnswerFile } from '@portal/contract/care/white-card-batches'
import { type FormEvent, useId, useRef, useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useTyped } from '../core/typed'
import { useBatchTexts } from '../locales/check-batches'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './checks.module.css'
import { useBatchChange } from './use-batch-change'

const maxBytes = readAnswerFile.upload?.below ?? 0

/** Reads a file with the answer in; it decides nothing by itself. */
export function BatchAnswer({ batch }: { batch: BatchDetail }) {
  const texts = useBatchTexts()
  const buttonId = useId()
  const resetRef = useRef<() => void>(null)
  const [chosen, setChosen] = useTyped<File | null>('answer file', null)
  const [problem, setProblem] = useState<string>()
  const { id, version } = batch
  const reading = useBatchChange(
    id,
    (file: File) => api(readAnswerFile, { id, version, file }),
    (after) => {
      setChosen(null)
      resetRef.current?.()
      if (after.state !== 'rejected') tellDone(summaryOf(after, texts))
    },
    { quiet: true },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = !chosen ? texts.chooseFile : chosen.size >= maxBytes ? texts.tooLarge : undefined
    setProblem(found)
    reading.reset()
    if (chosen && !found) reading.mutate(chosen)
    else document.getElementById(buttonId)?.focus()
  }
  return (
    <Card title={texts.receive} text={texts.receiveText}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Input.Wrapper label={texts.file} labelElement="div" error={problem ?? fieldError(reading.error, 'file')}>
          <div className={styles.buttons}>
            <FileButton resetRef={resetRef} onChange={setChosen}>
              {(props) => (
                <Button {...props} id={buttonId} variant="default">
                  {texts.pick}
                </Button>
              )}
            </FileButton>
            <span className={styles.fileName}>
              {chosen ? <bdi translate="no">{chosen.name}</bdi> : <span>{texts.noFile}</span>}
            </span>
          </div>
        </Input.Wrapper>
        <Failure error={reading.error} />
        <div>
          <Button type="submit" variant={batch.state === 'sent' ? 'default' : 'filled'} loading={reading.isPending}>
            {texts.read}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function summaryOf({ state, list }: BatchDetail, texts: ReturnType<typeof useBatchTexts>): string {
  if (state === 'accepted') return texts.acceptedDone
  const clear = list.filter(({ result }) => result === 'eligible' || result === 'ineligible')
  return texts.readDone(clear.length, list.filter(({ result }) => result === 'doubtful').length)
}
