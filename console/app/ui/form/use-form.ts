import { ApiError } from '@portal/client/api-error'
import { currentLanguage } from '@portal/client/language'
import type { Endpoint } from '@portal/contract/endpoint'
import type { WrongFields } from '@portal/contract/fields/check-input'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { draftOf, dropDraft, keepDraft, onDrafts } from '../../core/saving/drafts'
import { isLocked } from '../../core/session'
import { isSame, merged, type Path, valueAt, withValue } from './values'

interface FormOptions<V, Seen> {
  /** Unique in the console; a form about one record has the record's id in it. */
  name: string
  /** The values before any input. Fields without input follow it. */
  initial: V
  /** The endpoint that takes the values; they are validated against its schema first. */
  endpoint?: Pick<Endpoint, 'input'>
  /** The values as the schema takes them. */
  given?: (values: V) => object
  /** Further errors, by field name. */
  rules?: (values: V) => Record<string, string | false | undefined>
  /** The version of the record that is on the screen. */
  seen?: Seen
  /** Passwords and codes: forgotten when the form unmounts, except under the lock. */
  isSecret?: boolean
}

/** Props of a field for text, a day or a choice. */
export interface FieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** Props of a checkbox. */
interface BoxProps {
  name: string
  checked: boolean
  onChange: (event: { currentTarget: { checked: boolean } }) => void
}

export interface FormState<V extends object, Seen = unknown> {
  name: string
  values: V
  /** Whether the values differ from the initial ones. */
  isDirty: boolean
  isSecret: boolean
  /** The version of the record that the user has read. */
  seen: Seen
  /** The number of submits that showed errors. */
  tries: number
  errorAt(path: string): string | undefined
  field(path: Path<V>): FieldProps
  box(path: Path<V>): BoxProps
  set(path: Path<V>, value: unknown): void
  setAll(next: V): void
  /** Restores the initial values. */
  reset(): void
  /** Restores the input that `reset` discarded; undefined once there is other input. */
  undo: (() => void) | undefined
  /** Validates the values against rules and schema, and shows errors at their fields. @returns whether there are none */
  check(values: V): Promise<boolean>
  /** Shows the server's errors at their fields. */
  refuse(error: unknown): void
  /** Drops the draft that was sent and saved; keeps later input. */
  saved(sent: object | undefined): void
  /** Records that the user has seen a colleague's changes. */
  told(): void
}

/** The state of a form. The values survive unmounting (`core/saving/drafts.ts`). */
export function useForm<V extends object, Seen = undefined>(options: FormOptions<V, Seen>): FormState<V, Seen> {
  const { name, initial, seen, isSecret = false } = options
  const draft = useSyncExternalStore(onDrafts, () => draftOf(name))
  const values = useMemo(
    () => (draft ? merged(draft.values as V, draft.initial as V, initial) : initial),
    [draft, initial],
  )
  const isDirty = !isSame(values, initial)
  const [wrong, setWrong] = useState<{ fields: WrongFields; tries: number }>({ fields: {}, tries: 0 })
  const [thrown, setThrown] = useState<V>()
  const latest = useRef({ values, initial, seen })
  useLayoutEffect(() => {
    latest.current = { values, initial, seen }
  })
  useLifeOfDraft(name, { seen, isSecret, isDirty })

  const setAll = (next: V) => {
    const { initial, seen } = latest.current
    latest.current.values = next
    setThrown(undefined)
    if (isSame(next, initial)) dropDraft(name)
    else keepDraft(name, { seen, ...draftOf(name), values: next, initial, isSecret })
  }
  const set = (path: string, value: unknown) => {
    setAll(withValue(latest.current.values, path, value))
    const { [path]: mended, ...fields } = wrong.fields
    if (mended) setWrong({ ...wrong, fields })
  }
  const show = (fields: WrongFields) => setWrong(({ tries }) => ({ fields, tries: tries + 1 }))
  return {
    name,
    values,
    isDirty,
    isSecret,
    set,
    setAll,
    seen: (draft ? draft.seen : seen) as Seen,
    tries: wrong.tries,
    errorAt: (path) => wrong.fields[path],
    field: (path) => ({
      name: path,
      value: String(valueAt(values, path) ?? ''),
      error: wrong.fields[path],
      onChange: ({ currentTarget }) => set(path, currentTarget.value),
    }),
    box: (path) => ({
      name: path,
      checked: Boolean(valueAt(values, path)),
      onChange: ({ currentTarget }) => set(path, currentTarget.checked),
    }),
    reset: () => {
      setThrown(isDirty ? values : undefined)
      dropDraft(name)
      setWrong({ fields: {}, tries: 0 })
    },
    undo: thrown && (() => setAll(thrown)),
    check: async (given) => {
      const fields = await wrongIn(options, given)
      show(fields)
      return Object.keys(fields).length === 0
    },
    refuse: (error) => show(error instanceof ApiError ? error.fields : {}),
    saved: (sent) => {
      const now = draftOf(name)
      if (now && (!sent || isSame(now.values, sent))) dropDraft(name)
    },
    told: () => {
      const now = draftOf(name)
      if (now) keepDraft(name, { ...now, seen: latest.current.seen })
    },
  }
}

/** Keeps a mounted form's draft on the version on the screen, and drops it once it equals the record. */
function useLifeOfDraft(name: string, now: { seen: unknown; isSecret: boolean; isDirty: boolean }) {
  const { seen, isSecret, isDirty } = now
  const last = useRef(seen)
  useEffect(() => {
    const isNew = !isSame(last.current, seen)
    last.current = seen
    const draft = draftOf(name)
    if (isNew && draft) keepDraft(name, { ...draft, seen })
  }, [name, seen])
  useEffect(() => {
    if (!isDirty) dropDraft(name)
  }, [name, isDirty])
  useEffect(() => {
    if (!isSecret) return
    return () => {
      if (!isLocked()) dropDraft(name)
    }
  }, [name, isSecret])
}

async function wrongIn<V extends object>(options: FormOptions<V, unknown>, values: V): Promise<WrongFields> {
  const { endpoint, given = (all: V): object => all, rules } = options
  const own = Object.entries(rules?.(values) ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (own.length > 0 || !endpoint) return Object.fromEntries(own)
  // Without the chunk, the server's errors are enough.
  const found = await import('./wrong-fields').catch(() => undefined)
  return found?.wrongFields(endpoint.input, given(values), Object.keys(values), currentLanguage()) ?? {}
}
