import { TextInput } from '@mantine/core'
import { tidy } from '@portal/contract/person/tidy'
import {
  keptInWords,
  type Periods,
  periodInWords,
  previewRetention,
  type RetentionKind,
  type RetentionSettings,
  retentionKinds,
  setRetention,
  type TimedKind,
  timedKinds,
} from '@portal/contract/retention'
import { retentionTable } from '@portal/contract/retention-table'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import { useLanguage } from '../../core/texts'
import { useRetentionTexts } from '../../locales/retention'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'
import { ConfirmSave } from '../../ui/form/confirm-save'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { type FormState, useForm } from '../../ui/form/use-form'
import styles from '../people/people.module.css'

type Typed = Record<TimedKind, string>

const isTimed = (kind: RetentionKind): kind is TimedKind => (timedKinds as RetentionKind[]).includes(kind)

/** The retention periods by kind of record. Shortening one needs confirmation, because older records are deleted permanently. */
export function RetentionForm({ settings }: { settings: RetentionSettings }) {
  const texts = useRetentionTexts()
  const language = useLanguage()
  const initial = useMemo(() => shownIn(settings.months), [settings.months])
  const form = useForm({ name: 'retention', initial, seen: settings.version })
  const saving = useSaving(settings, form)
  const due = useDue(form.values)
  const losing = timedKinds.filter((kind) => due?.[kind])
  const loses = losing.map((kind) => `${retentionTable[kind].name[language]}: ${due?.[kind]}`).join('; ')
  return (
    <Form form={form} onSubmit={saving.mutate} className={styles.form}>
      <div className={styles.columns}>
        {retentionKinds.map((kind) => (
          <Kind key={kind} kind={kind} settings={settings}>
            {isTimed(kind) && <Months kind={kind} settings={settings} form={form} due={due?.[kind]} />}
          </Kind>
        ))}
      </div>
      <FormFoot send={texts.save} save={saving} form={form} />
      <ConfirmSave save={saving} title={texts.save} confirm={texts.save}>
        {() => (
          <>
            <p>{texts.shorter}</p>
            {due && <p>{loses ? texts.loses(loses) : texts.losesNothing}</p>}
          </>
        )}
      </ConfirmSave>
    </Form>
  )
}

/** The number of records per kind that the typed periods would delete; undefined while loading or while a period is out of bounds. */
function useDue(typed: Typed): Periods | undefined {
  const periods = periodsIn(typed)
  const isValid = previewRetention.input.safeParse(periods).success
  const query = useQuery({
    queryKey: ['retention', 'due', periods],
    queryFn: ({ signal }) => api(previewRetention, periods, { signal }),
    enabled: isValid,
    placeholderData: keepPreviousData,
  })
  return isValid ? query.data : undefined
}

function useSaving(settings: RetentionSettings, form: FormState<Typed, number>) {
  const texts = useRetentionTexts()
  const language = useLanguage()
  const client = useQueryClient()
  return useSave({
    form,
    isEdit: true,
    record: settings,
    queryKey: ['retention'],
    facts: ({ months }) =>
      timedKinds.map((kind) => [retentionTable[kind].name[language], periodInWords(months[kind], language)]),
    preview: async (typed: Typed) =>
      timedKinds.some((kind) => Number(typed[kind]) < settings.months[kind]) ? ('shorter' as const) : undefined,
    change: (typed) => api(setRetention, { version: form.seen, ...periodsIn(typed) }),
    onSaved: (after) => {
      client.setQueryData(['retention'], after)
      tellDone(texts.saved)
    },
  })
}

function shownIn(months: Periods): Typed {
  return Object.fromEntries(timedKinds.map((kind) => [kind, String(months[kind])])) as Typed
}

function periodsIn(typed: Typed): Periods {
  return Object.fromEntries(timedKinds.map((kind) => [kind, Number(tidy(typed[kind], 'number'))])) as Periods
}

interface MonthsProps {
  kind: TimedKind
  settings: RetentionSettings
  form: FormState<Typed, number>
  /** The number of records older than the period. */
  due: number | undefined
}

function Months({ kind, settings, form, due }: MonthsProps) {
  const texts = useRetentionTexts()
  const language = useLanguage()
  const { least, most, name } = retentionTable[kind]
  return (
    <TextInput
      {...form.field(kind)}
      inputMode="numeric"
      label={texts.months}
      aria-label={`${texts.months}: ${name[language]}`}
      description={[
        texts.limits(least, most, keptInWords(kind, settings.months, language)),
        due === undefined ? '' : texts.due(due),
      ].join(language === 'en' ? ' ' : '')}
    />
  )
}

/** The retention rule of a kind of record. */
function Kind({ kind, settings, children }: { kind: RetentionKind; settings: RetentionSettings; children: ReactNode }) {
  const texts = useRetentionTexts()
  const language = useLanguage()
  const { name, why, source, toConfirm, afterwards } = retentionTable[kind]
  return (
    <Card title={name[language]} text={why[language]}>
      {children || <p>{texts.forGood(keptInWords(kind, settings.months, language))}</p>}
      <DescriptionList>
        <Fact label={texts.rule}>
          <span>{source || texts.work}</span>
          {toConfirm && <small className={styles.soft}> {texts.toConfirm}</small>}
        </Fact>
        <Fact label={texts.afterwards}>{afterwards[language]}</Fact>
      </DescriptionList>
    </Card>
  )
}
