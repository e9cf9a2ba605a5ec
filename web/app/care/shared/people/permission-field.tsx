import { useController } from 'react-hook-form'
import { FieldError, type FieldProps, useField } from '../../../ui/form/field'
import * as form from '../../../ui/form/form.module.css'

/** A checkbox that confirms the patient's permission; the value is `yes` or empty, to fit in drafts. */
export function PermissionField(props: FieldProps) {
  const { id, error, describedBy } = useField(props)
  const { field } = useController({ name: props.name })
  return (
    <div className={form.field} data-invalid={error !== undefined || undefined}>
      <div className={form.check}>
        <input
          type="checkbox"
          id={id}
          name={props.name}
          ref={field.ref}
          checked={field.value === 'yes'}
          onChange={(event) => field.onChange(event.target.checked ? 'yes' : '')}
          onBlur={field.onBlur}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
        />
        <label htmlFor={id}>{props.label}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
