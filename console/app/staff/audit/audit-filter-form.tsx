import { Button, NativeSelect, TextInput } from '@mantine/core'
import { fullName } from '@portal/contract/person/names'
import { outcomes } from '@portal/contract/staff/audit'
import { getPeople } from '@portal/contract/staff/people'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../core/api'
import { useShown } from '../../core/shown'
import { useAuditTexts } from '../../locales/audit'
import { fieldError } from '../../ui/form-errors'
import styles from './audit.module.css'
import { type FilterName, filterNames, filtersIn } from './audit-filters'
import { useAuditWords } from './audit-words'

/** The filters of the audit log. */
export function AuditFilterForm({ actions, error }: { actions: readonly string[]; error: unknown }) {
  const texts = useAuditTexts()
  const { actionOf } = useAuditWords()
  const [params, setParams] = useSearchParams()
  const set = filtersIn(params)
  const [typed, setTyped] = useShown<Record<string, string>>('filters', {})
  const people = usePeopleOptions(set.person)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const given = filterNames.map((name) => [name, String(data.get(name) ?? '').trim()] as const)
    setTyped({})
    setParams(Object.fromEntries(given.filter(([, value]) => value)))
  }
  const clear = () => {
    setTyped({})
    setParams({})
  }
  const field = (name: FilterName) => ({
    name,
    size: 'md',
    label: texts[name],
    defaultValue: typed[name] ?? set[name] ?? '',
    error: fieldError(error, name),
  })
  const known = set.action && !actions.includes(set.action) ? [...actions, set.action] : actions
  return (
    <search aria-label={texts.filters}>
      <form
        className={styles.stack}
        onSubmit={submit}
        onChange={({ target }) => isField(target) && setTyped({ ...typed, [target.name]: target.value })}
        noValidate
      >
        <div className={styles.filters}>
          <TextInput {...field('record')} placeholder="comment 12" title={texts.recordHint} maxLength={120} />
          <NativeSelect
            // A select whose options load late would show the first one.
            key={people.length}
            {...field('person')}
            data={[{ value: '', label: texts.everybody }, ...people]}
          />
          <NativeSelect
            key={`actions ${known.length}`}
            {...field('action')}
            data={[{ value: '', label: texts.anyAction }, ...known.map((value) => ({ value, label: actionOf(value) }))]}
          />
          <NativeSelect
            {...field('outcome')}
            data={[
              { value: '', label: texts.anyOutcome },
              ...outcomes.map((value) => ({ value, label: texts.outcomes[value] })),
            ]}
          />
          <TextInput {...field('from')} type="date" />
          <TextInput {...field('to')} type="date" />
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{texts.show}</Button>
          {(params.has('before') || Object.keys(set).length > 0) && (
            <Button variant="default" onClick={() => clear()}>
              {texts.clear}
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

/** The staff, and the account in the URL if it belongs to somebody else. */
function usePeopleOptions(person: string | undefined) {
  const texts = useAuditTexts()
  const query = useQuery({ queryKey: ['people'], queryFn: ({ signal }) => api(getPeople, {}, { signal }) })
  const people = (query.data ?? []).map((member) => ({
    value: member.id,
    label: `${fullName(member)} · ${member.email}`,
  }))
  if (!person || people.some(({ value }) => value === person)) return people
  return [{ value: person, label: texts.thisAccount(person.slice(0, 8)) }, ...people]
}
