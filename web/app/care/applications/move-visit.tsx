import { ApiError } from '@portal/client/api-error'
import { useSend } from '@portal/client/use-send'
import { type ApplicationDetail, moveVisit } from '@portal/contract/care/applications/applications'
import { formatMoment } from '@portal/contract/moments'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useApplicationsTexts } from '../../locales/applications'
import { FieldError } from '../../ui/form/field'
import { useDraft } from '../../ui/wizard/use-draft'
import { ForPerson } from '../shared/people/for-person'
import type { Visit } from '../shared/visit/visit'
import { VisitPicker } from '../shared/visit/visit-picker'
import * as styles from './applications.module.css'
import { openMove } from './move-draft'

interface MoveVisitProps {
  application: ApplicationDetail
  onKept: () => void
  onMoved: (application: ApplicationDetail) => void
  /** Called when the visit can no longer be moved at all. */
  onRefused: () => void
}

/** Moves a visit to another date, time or office. The old appointment stays until the new one is confirmed. */
export function MoveVisit({ application, onKept, onMoved, onRefused }: MoveVisitProps) {
  const words = useApplicationsTexts().visit
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [draft] = useState(() => openMove(application.id))
  const kept = useDraft(draft).content
  const visit = { ...kept, office: kept.office || (application.office?.companyAddressId ?? 0) }
  const onGone = () => draft.change({ time: '' })
  const leaving =
    <Given extends unknown[]>(leave: (...given: Given) => void) =>
    (...given: Given) => {
      draft.end()
      leave(...given)
    }
  const moving = useMove(application.id, visit, { onMoved: leaving(onMoved), onRefused, onGone })
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.moving}>
      <h4 ref={heading} tabIndex={-1}>
        {words.moveTitle}
        <ForPerson person={application.applicant} />
      </h4>
      {application.appointmentDate && <p>{words.now(formatMoment(application.appointmentDate, language))}</p>}
      <VisitPicker
        application={application}
        visit={visit}
        problem={moving.problem}
        onChange={(chosen) => {
          draft.change(chosen)
          moving.forget()
        }}
      />
      <div className={styles.actions}>
        <Button
          ref={moving.button}
          size="large"
          mainAction
          onClick={() => moving.send(false)}
          aria-disabled={moving.isSending || undefined}
          aria-describedby={moving.error ? `${moving.id}-error` : undefined}
        >
          {moving.isSending ? words.confirming : words.confirm}
        </Button>
        <Button kind="secondary" size="large" onClick={leaving(onKept)}>
          {words.keep}
        </Button>
      </div>
      <FieldError id={moving.id} error={moving.error} />
      {moving.isAsked && (
        <Button kind="secondary" onClick={() => moving.send(true)}>
          {words.both}
        </Button>
      )}
    </div>
  )
}

/** The result without a refusal: messages about the slot and the form, and whether two visits at one time need confirmation. */
const nothing = { problem: '', error: '', isAsked: false }

interface Outcomes extends Pick<MoveVisitProps, 'onMoved' | 'onRefused'> {
  /** Called when the time slot is no longer free. */
  onGone: () => void
}

/** Submits the new time. When the slot is no longer free, the calendar shows why and another can be selected. */
function useMove(id: string, visit: Visit, { onMoved, onRefused, onGone }: Outcomes) {
  const words = useApplicationsTexts().visit
  const errorId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState(nothing)
  const { isSending, send } = useSend(async (mayOverlap: boolean) => {
    if (!visit.time) {
      flushSync(() => setSaid({ ...nothing, error: words.choose }))
      button.current?.focus()
      return
    }
    try {
      const { office, day, time } = visit
      const slot = { companyAddressId: office, reserveDate: day, reserveTime: time }
      onMoved(await httpApi(moveVisit, { id, ...slot, mayOverlap }, { quiet: true }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell(error)
    }
  })

  function tell({ code, status, fields, message }: ApiError) {
    if (code === 'slot_unavailable' || status === 400) {
      setSaid({ ...nothing, problem: Object.values(fields)[0] ?? message })
      onGone()
    } else if (code === 'visit_overlaps') {
      setSaid({ ...nothing, error: message, isAsked: true })
    } else if (status !== 401) {
      toast(message, 'error')
      if (code === 'request_closed') onRefused()
    }
  }

  return { ...said, id: errorId, button, isSending, send, forget: () => setSaid(nothing) }
}
