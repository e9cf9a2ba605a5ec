import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import {
  type Exchange,
  type getExchange,
  partyQualifiers,
  payerQualifiers,
  setExchange,
} from '@portal/contract/care/white-card-exchange'
import type { OutputOf } from '@portal/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useBatchTexts } from '../locales/check-batches'
import { Alert } from '../ui/alert'
import { Card } from '../ui/card'
import { fieldError, formError } from '../ui/form-errors'
import styles from './checks.module.css'

type Settings = OutputOf<typeof getExchange>
type Texts = ReturnType<typeof useBatchTexts>['exchange']

const empty: Exchange = {
  ...{ senderQualifier: 'ZZ', senderId: '', receiverQualifier: 'ZZ', receiverId: '' },
  ...{ payerName: '', payerQualifier: 'PI', payerId: '', agencyName: '', npi: '', isTest: true },
}

/** The form of the settings; others than administrators see it without a way to save. */
export function ExchangeForm({ settings, mayChange }: { settings: Settings; mayChange: boolean }) {
  const { exchange: texts } = useBatchTexts()
  const client = useQueryClient()
  const [typed, setTyped] = useState<Partial<Exchange>>({})
  const values: Exchange = { ...empty, ...settings.exchange, ...typed }
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: () => api(setExchange, { ...values, version: settings.version }),
    onSuccess: (after) => {
      client.setQueryData(['check-exchange'], after)
      setTyped({})
      tellDone(texts.saved)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        void client.invalidateQueries({ queryKey: ['check-exchange'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) saving.mutate()
  }
  const field = (name: 'senderId' | 'receiverId' | 'payerName' | 'payerId' | 'agencyName' | 'npi', hint?: string) => (
    <TextInput
      label={texts[name]}
      description={hint}
      name={name}
      maxLength={60}
      readOnly={!mayChange}
      value={values[name]}
      error={fieldError(saving.error, name)}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  )
  const choice = (name: keyof typeof choices) => (
    <NativeSelect
      label={texts[name]}
      name={name}
      disabled={!mayChange}
      value={values[name]}
      data={choices[name](texts)}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  )
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.columns}>
        <Card title={texts.sender}>
          {field('senderId', texts.senderIdHint)}
          {choice('senderQualifier')}
        </Card>
        <Card title={texts.receiver}>
          {field('receiverId', texts.receiverIdHint)}
          {choice('receiverQualifier')}
          {field('payerName')}
          {field('payerId')}
          {choice('payerQualifier')}
        </Card>
        <Card title={texts.provider}>
          {field('agencyName')}
          {field('npi', texts.npiHint)}
        </Card>
        <Card title={texts.isTest}>
          <Checkbox
            label={texts.isTest}
            description={texts.isTestHint}
            disabled={!mayChange}
            checked={values.isTest}
            onChange={(event) => setTyped({ ...typed, isTest: event.currentTarget.checked })}
          />
        </Card>
      </div>
      {formError(saving.error) && <Alert>{formError(saving.error)}</Alert>}
      {mayChange && (
        <div>
          <Button type="submit" loading={saving.isPending}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  )
}

const partyChoices = ({ qualifiers }: Texts) => partyQualifiers.map((value) => ({ value, label: qualifiers[value] }))

const choices = {
  senderQualifier: partyChoices,
  receiverQualifier: partyChoices,
  payerQualifier: (texts: Texts) => payerQualifiers.map((value) => ({ value, label: texts.payerQualifiers[value] })),
}
