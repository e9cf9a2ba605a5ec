import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Difference, differencesOf, type Fact, isChangedMeanwhile } from './changed'
import { type Draft, draftOf, keepDraft } from './drafts'
import { offerOf } from './offers'
import { untilTold, useSend } from './use-send'

/** The part of a form (`ui/form/use-form.ts`) that a save reports to. */
export interface SavedForm {
  name: string
  refuse: (error: unknown) => void
  saved: (sent: object | undefined) => void
  told: () => void
  reset: () => void
}

/** A record that colleagues may change meanwhile, and how to compare two versions of it. */
interface Shared<R> {
  /** The record on the screen. */
  record?: R | undefined
  /** The query key of the record. */
  queryKey?: QueryKey
  facts?: (record: R) => readonly Fact[]
  /** Replaces `facts` where the differences cannot be expressed as facts. */
  differences?: (seen: R, now: R) => Difference[]
}

export interface SaveOptions<Given, Saved, R, Asked> extends Shared<R> {
  form?: SavedForm
  /** The form edits the record itself, so it can adopt the colleague's version. */
  isEdit?: boolean
  /** Finds consequences that the user has to confirm first; undefined when there are none. */
  preview?: (given: Given) => Promise<Asked | undefined>
  /** @param isSure the user has confirmed the preview */
  change: (given: Given, isSure: boolean) => Promise<Saved>
  /** @param seen the record as it was on the screen */
  onSaved: (saved: Saved, given: Given, seen: R | undefined) => unknown
  /** Shows a failure as a notification, if the page does not show it. */
  isTold?: boolean
}

type Try<Given> = { given: Given; isSure: boolean }
type Answer<Saved, Asked> = { saved: Saved } | { what: Asked }
type Then<Saved> = ((saved: Saved) => void) | undefined

/**
 * Saves a change to the version of a record on the screen. If a colleague has saved meanwhile, the server refuses: the input stays, the record is
 * read again, `missed` lists the colleague's changes, and the next try overwrites them. `asked` is the preview that awaits confirmation.
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
    onMutate: () => ({ record: options.record, draft: form && draftOf(form.name) }),
    onSuccess: async (answer, { given }, { record, draft }) => {
      if ('what' in answer) return
      form?.refuse(undefined)
      if (form && draft) restoreOnUndo(answer.saved, form.name, draft)
      await onSaved(answer.saved, given, record)
      // Wait for the saved record to render: the fields would flash the previous one.
      await untilTold()
      form?.saved(draft?.values)
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

/** Restores the input when the save is undone, unless there is newer input. */
function restoreOnUndo(saved: unknown, name: string, draft: Draft) {
  const offer = offerOf(saved)
  if (offer) offer.restore = () => !draftOf(name) && keepDraft(name, draft)
}

function missedBetween<R>({ record, facts, differences }: Shared<R>, seen: R | undefined): Difference[] {
  if (seen === undefined || record === undefined) return []
  return facts ? differencesOf(facts(seen), facts(record)) : (differences?.(seen, record) ?? [])
}
