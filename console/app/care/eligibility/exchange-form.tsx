import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  type Exchange,
  type getExchange,
  partyQualifiers,
  payerQualifiers,
  setExchange,
} from '@portal/contract/care/eligibility/exchange'
import type { OutputOf } from '@portal/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import type { Fact } from '../../core/saving/changed'
import { useSave } from '../../core/saving/use-save'
import { useBatchTexts } from '../../locales/check-batches'
import { Card } from '../../ui/card'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './checks.module.css'

type Settings = OutputOf<typeof getExchange>
type Texts = ReturnType<typeof useBatchTexts>['exchange']

const empty: Exchange = {
  senderQualifier: 'ZZ',
  senderId: '',
  receiverQualifier: 'ZZ',
  receiverId: '',
  payerName: '',
  payerQualifier: 'PI',
  payerId: '',
  agencyName: '',
  npi: '',
  isTest: true,
}

/** The settings form; read-only unless the member is an administrator. */
export function ExchangeForm({ settings, mayChange }: { settings: Settings; mayChange: boolean }) {
  const { exchange: texts } = useBatchTexts()
  const client = useQueryClient()
  const initial = useMemo(() => ({ ...empty, ...settings.exchange }), [settings.exchange])
  const form = useForm({ name: 'exchange', initial, endpoint: setExchange, seen: settings.version })
  const saving = useSave({
    form,
    isEdit: true,
    record: settings,
    queryKey: ['check-exchange'],
    facts: ({ exchange }) => (exchange ? factsOf(exchange, texts) : []),
    change: (values: Exchange) => api(setExchange, { ...values, version: form.seen }),
    onSaved: (after) => {
      client.setQueryData(['check-exchange'], after)
      tellDone(texts.saved)
    },
  })
  const field = (name: (typeof typedNames)[number], hint?: string) => (
    <TextInput {...form.field(name)} label={texts[name]} description={hint} maxLength={60} readOnly={!mayChange} />
  )
  const choice = (name: keyof typeof choices) => (
    <NativeSelect {...form.field(name)} label={texts[name]} disabled={!mayChange} data={choices[name](texts)} />
  )
  return (
    <Form form={form} onSubmit={saving.mutate} className={styles.form}>
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
          <Checkbox {...form.box('isTest')} label={texts.isTest} description={texts.isTestHint} disabled={!mayChange} />
        </Card>
      </div>
      {mayChange && <FormFoot send={texts.save} save={saving} form={form} />}
    </Form>
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
