import { Button, FileButton, Input } from '@mantine/core'
import { type BatchDetail, readAnswerFile } from '@portal/contract/care/eligibility/batches'
import { useEffect, useId, useRef } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useBatchTexts } from '../../locales/check-batches'
import { Card } from '../../ui/card'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './checks.module.css'
import { useBatchChange } from './use-batch-change'

const maxBytes = readAnswerFile.upload?.below ?? 0

interface Chosen {
  file: File | null
}
const nothing: Chosen = { file: null }

/** Imports the file with the answers to a batch. Decisions are confirmed separately. */
export function BatchAnswer({ batch }: { batch: BatchDetail }) {
  const texts = useBatchTexts()
  const buttonId = useId()
  const resetRef = useRef<() => void>(null)
  const { id, version } = batch
  const form = useForm({
    name: `${id} answer`,
    initial: nothing,
    rules: ({ file }) => ({ file: problemOf(file, texts) }),
  })
  const reading = useBatchChange(
    id,
    ({ file }: Chosen) =>
      file ? api(readAnswerFile, { id, version, file }) : Promise.reject(new Error(texts.chooseFile)),
    (after) => {
      resetRef.current?.()
      if (after.state !== 'rejected') tellDone(summaryOf(after, texts))
    },
    form,
  )
  const problem = form.errorAt('file')
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try
  useEffect(() => {
    if (problem) document.getElementById(buttonId)?.focus()
  }, [form.tries, problem, buttonId])
  const { file } = form.values
  return (
    <Card title={texts.receive} text={texts.receiveText}>
      <Form form={form} onSubmit={reading.mutate} className={styles.form}>
        <Input.Wrapper label={texts.file} labelElement="div" error={problem}>
          <div className={styles.buttons}>
            <FileButton resetRef={resetRef} onChange={(chosen) => form.set('file', chosen)}>
              {(props) => (
                <Button {...props} id={buttonId} variant="default">
                  {texts.pick}
                </Button>
              )}
            </FileButton>
            <span className={styles.fileName}>
              {file ? <bdi translate="no">{file.name}</bdi> : <span>{texts.noFile}</span>}
            </span>
          </div>
        </Input.Wrapper>
        <FormFoot send={texts.read} save={reading} isQuiet={batch.state === 'sent'} />
      </Form>
    </Card>
  )
}

function problemOf(file: File | null, texts: ReturnType<typeof useBatchTexts>) {
  return file ? file.size >= maxBytes && texts.tooLarge : texts.chooseFile
}

function summaryOf({ state, list }: BatchDetail, texts: ReturnType<typeof useBatchTexts>): string {
  if (state === 'accepted') return texts.acceptedDone
  const clear = list.filter(({ result }) => result === 'eligible' || result === 'ineligible')
  return texts.readDone(clear.length, list.filter(({ result }) => result === 'doubtful').length)
}
