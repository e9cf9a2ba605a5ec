import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  type Exchange,
  type getExchange,
  partyQualifiers,
  payerQualifiers,
  setExchange,
} from '@portal/contract/care/white-card-exchange'
import type { OutputOf } from '@portal/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import type { Fact } from '../core/changed'
import { tellDone } from '../core/query'
import { useTyped } from '../core/typed'
import { useRecordChange } from '../core/use-record-change'
import { useBatchTexts } from '../locales/check-batches'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
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
  const [typed, setTyped] = useTyped<Partial<Exchange>>('exchange', {})
  const values: Exchange = { ...empty, ...settings.exchange, ...typed }
  const saving = useRecordChange({
    record: settings,
    queryKey: ['check-exchange'],
    facts: ({ exchange }) => (exchange ? factsOf(exchange, texts) : []),
    change: () => api(setExchange, { ...values, version: settings.version }),
    onSaved: (after) => {
      client.setQueryData(['check-exchange'], after)
      setTyped({})
      tellDone(texts.saved)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(undefined)
  }
  const field = (name: (typeof typedNames)[number], hint?: string) => (
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
        <Card title={texts.testing}>
          <Checkbox
            label={texts.isTest}
            description={texts.isTestHint}
            disabled={!mayChange}
            checked={values.isTest}
            onChange={(event) => setTyped({ ...typed, isTest: event.currentTarget.checked })}
          />
        </Card>
      </div>
      <Failure error={saving.error} missed={saving.missed} />
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

const typedNames = ['senderId', 'receiverId', 'payerName', 'payerId', 'agencyName', 'npi'] as const

function factsOf(exchange: Exchange, texts: Texts): Fact[] {
  const chosen = (name: keyof typeof choices) =>
    choices[name](texts).find(({ value }) => value === exchange[name])?.label ?? ''
  return [
    ...typedNames.map((name): Fact => [texts[name], exchange[name]]),
    [texts.senderQualifier, chosen('senderQualifier')],
    [texts.receiverQualifier, chosen('receiverQualifier')],
    [texts.payerQualifier, chosen('payerQualifier')],
    [texts.isTest, exchange.isTest ? '✓' : ''],
  ]
}
