import { useController } from 'react-hook-form'
import { usePeopleTexts } from '../../../locales/care-people'
import { FieldError, type FieldProps, Hint, Label, useField } from '../../../ui/form/field'
import * as form from '../../../ui/form/form.module.css'
import { useNotifyText } from '../promise-texts'
import { notifyInput } from './people'

const ways = ['sms', 'email'] as const

/** Selects notification by text message, e-mail, both or neither; the value is one string, to fit in drafts. */
export function NotifyField(props: FieldProps) {
  const words = usePeopleTexts()
  const notifyText = useNotifyText()
  const { id, error } = useField(props)
  const { field } = useController({ name: props.name })
  const chosen = String(field.value ?? '').split(' ')
  const choose = (way: string, on: boolean) =>
    field.onChange(ways.filter((one) => (one === way ? on : chosen.includes(one))).join(' '))
  return (
    <fieldset className={form.field} aria-describedby={props.hint ? `${id}-hint` : undefined}>
      <legend className={form.label}>
        <Label {...props} />
      </legend>
      <Hint id={id} hint={props.hint} />
      <div className={form.choices}>
        {ways.map((way, i) => (
          <label key={way} className={form.choice}>
            <input
              type="checkbox"
              ref={i === 0 ? field.ref : undefined}
              checked={chosen.includes(way)}
              onChange={(event) => choose(way, event.target.checked)}
              onBlur={field.onBlur}
            />
            <span>{words.notifyWays[way]}</span>
          </label>
        ))}
      </div>
      <p role="status">{notifyText(notifyInput(chosen.join(' ')))}</p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
