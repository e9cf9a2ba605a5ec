import { Button, TextInput } from '@mantine/core'
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
import { tidy } from '@portal/contract/tidy'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useLanguage } from '../core/texts'
import { useTyped } from '../core/typed'
import { useRecordChange } from '../core/use-record-change'
import { useRetentionTexts } from '../locales/retention'
import { AskFirst } from '../ui/ask-first'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import { Fact } from './fact'
import styles from './people.module.css'

type Typed = Partial<Record<TimedKind, string>>

const isTimed = (kind: RetentionKind): kind is TimedKind => (timedKinds as RetentionKind[]).includes(kind)

/** The periods of all kinds. Before any is shortened, it asks: what is older is deleted for good. */
export function RetentionForm({ settings }: { settings: RetentionSettings }) {
  const texts = useRetentionTexts()
  const language = useLanguage()
  const [typed, setTyped] = useTyped<Typed>('months', {})
  const saving = useSaving(settings, typed, () => setTyped({}))
  const isShorter = timedKinds.some((kind) => Number(typed[kind] ?? settings.months[kind]) < settings.months[kind])
  const due = useDue(settings, typed)
  const losing = timedKinds.filter((kind) => due?.[kind])
  const loses = losing.map((kind) => `${retentionTable[kind].name[language]}: ${due?.[kind]}`).join('; ')
  const save = () => saving.mutate(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.columns}>
        {retentionKinds.map((kind) => (
          <Kind key={kind} kind={kind} settings={settings}>
            {isTimed(kind) && (
              <Months
                kind={kind}
                settings={settings}
                value={typed[kind]}
                due={due?.[kind]}
                error={fieldError(saving.error, kind)}
                onType={(value) => setTyped({ ...typed, [kind]: value })}
              />
            )}
          </Kind>
        ))}
      </div>
      <Failure error={saving.error} missed={saving.missed} />
      <div>
        {isShorter ? (
          <AskFirst
            label={texts.save}
            text={texts.shorter}
            {...(due && { hint: loses ? texts.loses(loses) : texts.losesNothing })}
            loading={saving.isPending}
            onSure={save}
          />
        ) : (
          <Button type="submit" loading={saving.isPending}>
            {texts.save}
          </Button>
        )}
      </div>
    </form>
  )
}

/** How many records of each kind the typed periods would delete; undefined until known, and while a period is out of its bounds. */
function useDue({ months }: RetentionSettings, typed: Typed): Periods | undefined {
  const entered = Object.entries(typed).map(([kind, value]) => [kind, Number(value)])
  const periods: Periods = { ...months, ...Object.fromEntries(entered) }
  const isValid = previewRetention.input.safeParse(periods).success
  const query = useQuery({
    queryKey: ['retention', 'due', periods],
    queryFn: ({ signal }) => api(previewRetention, periods, { signal }),
    enabled: isValid,
    placeholderData: keepPreviousData,
  })
  return isValid ? query.data : undefined
}

function useSaving(settings: RetentionSettings, typed: Typed, onSaved: () => void) {
  const texts = useRetentionTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const entered = Object.entries(typed).map(([kind, value]) => [kind, Number(value)])
  return useRecordChange({
    record: settings,
    queryKey: ['retention'],
    facts: ({ months }) =>
      timedKinds.map((kind) => [retentionTable[kind].name[language], periodInWords(months[kind], language)]),
    change: () => api(setRetention, { version: settings.version, ...settings.months, ...Object.fromEntries(entered) }),
    onSaved: (after) => {
      client.setQueryData(['retention'], after)
      onSaved()
      tellDone(texts.saved)
    },
  })
}

interface MonthsProps {
  kind: TimedKind
  settings: RetentionSettings
  value: string | undefined
  /** How many records are older. */
  due: number | undefined
  error: string | undefined
  onType: (value: string) => void
}

function Months({ kind, settings, value, due, error, onType }: MonthsProps) {
  const texts = useRetentionTexts()
  const language = useLanguage()
  const { least, most, name } = retentionTable[kind]
  return (
    <TextInput
      inputMode="numeric"
      name={kind}
      label={texts.months}
      aria-label={`${texts.months}: ${name[language]}`}
      description={[
        texts.limits(least, most, keptInWords(kind, settings.months, language)),
        due === undefined ? '' : texts.due(due),
      ].join(language === 'en' ? ' ' : '')}
      value={value ?? String(settings.months[kind])}
      error={error}
      onChange={(event) => onType(tidy(event.currentTarget.value, 'number'))}
    />
  )
}

/** What the table says about a kind. */
function Kind({ kind, settings, children }: { kind: RetentionKind; settings: RetentionSettings; children: ReactNode }) {
  const texts = useRetentionTexts()
  const language = useLanguage()
  const { name, why, source, toConfirm, afterwards } = retentionTable[kind]
  return (
    <Card title={name[language]} text={why[language]}>
      {children || <p>{texts.forGood(keptInWords(kind, settings.months, language))}</p>}
      <dl className={styles.facts}>
        <Fact label={texts.rule}>
          <span>{source || texts.work}</span>
          {toConfirm && <small className={styles.soft}> {texts.toConfirm}</small>}
        </Fact>
        <Fact label={texts.afterwards}>{afterwards[language]}</Fact>
      </dl>
    </Card>
  )
}
