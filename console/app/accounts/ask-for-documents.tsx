import { Button, Checkbox } from '@mantine/core'
import { type DocumentKind, documentKinds } from '@portal/contract/accounts/documents'
import { askForDocuments, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { languageNames } from '@portal/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useTyped } from '../core/typed'
import { useSend } from '../core/use-send'
import { useCaregiversTexts } from '../locales/caregivers'
import { Alert } from '../ui/alert'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { fieldError, formError } from '../ui/form-errors'
import styles from './caregivers.module.css'

interface AskForDocumentsProps {
  id: string
  caregiver: StaffCaregiver
  missing: readonly DocumentKind[]
  name: string
}

/** Asks for documents by text message; what is missing and not asked for yet is selected already. */
export function AskForDocuments({ id, caregiver, missing, name }: AskForDocumentsProps) {
  const texts = useCaregiversTexts()
  const client = useQueryClient()
  const { language, wanted } = caregiver
  const [kinds, setKinds] = useTyped<readonly DocumentKind[] | undefined>('kinds', undefined)
  const asking = useSend({
    meta: { quiet: true },
    mutationFn: (chosen: readonly DocumentKind[]) => api(askForDocuments, { id, kinds: [...chosen] }),
    onSuccess: (after) => {
      client.setQueryData(['caregiver', id], after)
      setKinds(undefined)
      tellDone(texts.asked)
    },
  })
  const open = () => {
    asking.reset()
    setKinds(missing.filter((kind) => !wanted.some((one) => one.kind === kind)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    asking.mutate(kinds ?? [])
  }
  const failure = fieldError(asking.error, 'kinds') ?? formError(asking.error)
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.ask}
      </Button>
      <Dialog opened={kinds !== undefined} onClose={() => setKinds(undefined)} title={texts.askOf(name)}>
        <form className={styles.document} onSubmit={submit} noValidate>
          <Checkbox.Group
            size="md"
            label={texts.askKinds}
            description={texts.askHint(languageNames[language])}
            value={[...(kinds ?? [])]}
            onChange={(chosen) => setKinds(documentKinds.filter((kind) => chosen.includes(kind)))}
          >
            <div className={styles.choices}>
              {documentKinds.map((kind) => (
                <Checkbox key={kind} value={kind} label={texts.kinds[kind]} />
              ))}
            </div>
          </Checkbox.Group>
          {failure && <Alert>{failure}</Alert>}
          <DialogButtons
            send={texts.askSend}
            isBusy={asking.isPending}
            takesFocus
            onClose={() => setKinds(undefined)}
          />
        </form>
      </Dialog>
    </>
  )
}
