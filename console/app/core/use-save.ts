import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Difference, differencesOf, type Fact, isChangedMeanwhile } from './changed'
import { draftOf } from './drafts'
import { untilTold, useSend } from './use-send'

/** What a save tells its form (`ui/form/use-form.ts`). */
export interface SavedForm {
  name: string
  refuse: (error: unknown) => void
  saved: (sent: object | undefined) => void
  told: () => void
  reset: () => void
}

/** A record that others change too, and how a member of staff compares two versions of it. */
interface Shared<R> {
  /** The record as it is on the screen. */
  record?: R | undefined
  /** Under which it was read. */
  queryKey?: QueryKey
  facts?: (record: R) => readonly Fact[]
  /** Where no facts say it. */
  differences?: (seen: R, now: R) => Difference[]
}

export interface SaveOptions<Given, Saved, R, Asked> extends Shared<R> {
  form?: SavedForm
  /** Whether the form holds the record itself, so that the colleague's version can be taken instead. */
  isEdit?: boolean
  /** What has to be confirmed first; undefined when nothing has. */
  preview?: (given: Given) => Promise<Asked | undefined>
  /** @param isSure what was asked is confirmed */
  change: (given: Given, isSure: boolean) => Promise<Saved>
  /** @param seen the record as it was on the screen */
  onSaved: (saved: Saved, given: Given, seen: R | undefined) => unknown
  /** Whether a failure is told as a message, where nothing on the page shows it. */
  isTold?: boolean
}

type Try<Given> = { given: Given; isSure: boolean }
type Answer<Saved, Asked> = { saved: Saved } | { what: Asked }
type Then<Saved> = ((saved: Saved) => void) | undefined

/**
 * A save, from the version that is on the screen. When a colleague was faster it is refused: what was typed stays, the record is read again, and
 * `missed` is what the colleague has changed; the next try counts as made with that in view. What has to be confirmed first is `asked`.
 */
export function useSave<Given = void, Saved = unknown, R = unknown, Asked = never>(
  options: SaveOptions<Given, Saved, R, Asked>,
) {
  const { form, isEdit, preview, change, onSaved, queryKey, isTold } = options
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ given: Given; what: Asked; then: Then<Saved> }>()
  const mutation = useSend({
    meta: { quiet: !isTold },
    mutationFn: ({ given, isSure }: Try<Given>): Promise<Answer<Saved, Asked>> => {
      const save = () => change(given, isSure).then((saved) => ({ saved }))
      if (isSure || !preview) return save()
      return preview(given).then<Answer<Saved, Asked>>((what) => (what === undefined ? save() : { what }))
    },
    onMutate: () => ({ record: options.record, sent: form && draftOf(form.name)?.values }),
    onSuccess: async (answer, { given }, { record, sent }) => {
      if ('what' in answer) return
      form?.refuse(undefined)
      await onSaved(answer.saved, given, record)
      // The fields show the saved record then, and never the one before.
      await untilTold()
      form?.saved(sent)
    },
    onError: async (error) => {
      form?.refuse(error)
      if (!isChangedMeanwhile(error) || !queryKey) return
      await client.invalidateQueries({ queryKey })
      form?.told()
    },
    onSettled: (_answer, _error, { isSure }) => isSure && setAsked(undefined),
  })
  const send = (given: Given, isSure: boolean, then?: Then<Saved>) =>
    mutation.mutate(
      { given, isSure },
      {
        onSuccess: (answer) => {
          if ('what' in answer) setAsked({ given, what: answer.what, then })
          else then?.(answer.saved)
        },
      },
    )
  const missed = isChangedMeanwhile(mutation.error) ? missedBetween(options, mutation.context?.record) : []
  return {
    error: mutation.error,
    isPending: mutation.isPending,
    given: mutation.variables?.given,
    missed,
    asked: asked?.what,
    mutate: (given: Given, then?: Then<Saved>) => send(given, false, then),
    confirm: () => asked && send(asked.given, true, asked.then),
    dismiss: () => setAsked(undefined),
    forget: () => {
      form?.refuse(undefined)
      mutation.reset()
    },
    takeTheirs:
      isEdit && isChangedMeanwhile(mutation.error)
        ? () => {
            form?.reset()
            mutation.reset()
          }
        : undefined,
  }
}

function missedBetween<R>({ record, facts, differences }: Shared<R>, seen: R | undefined): Difference[] {
  if (seen === undefined || record === undefined) return []
  return facts ? differencesOf(facts(seen), facts(record)) : (differences?.(seen, record) ?? [])
}
