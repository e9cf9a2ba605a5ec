import { useController } from 'react-hook-form'
import { useFeedbackTexts } from '../locales/feedback'
import { FieldError, type FieldProps, useFieldError } from '../ui/form/field'
import * as formStyles from '../ui/form/form.module.css'
import { star } from '../ui/rating'
import * as styles from './stars-field.module.css'

const ratings = [1, 2, 3, 4, 5] as const

/** One to five stars as a radio group: the arrow keys change the rating. A text beside it names the rating. */
export function StarsField({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const words = useFeedbackTexts()
  const { field } = useController({ name })
  const error = useFieldError(name)
  const said = (rating: number) => words.rated(words.stars(rating), words.ratingWords[rating - 1] ?? '')
  return (
    <fieldset className={formStyles.field}>
      <legend className={formStyles.label}>{label}</legend>
      <div className={styles.stars}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.star}>
            <input
              ref={rating === field.value ? field.ref : undefined}
              type="radio"
              name={field.name}
              value={rating}
              className="visually-hidden"
              checked={rating === field.value}
              onBlur={field.onBlur}
              onChange={() => field.onChange(rating)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" data-full={rating <= field.value || undefined}>
              <path d={star} />
            </svg>
            <span className="visually-hidden">{said(rating)}</span>
          </label>
        ))}
        <p className={styles.said} aria-hidden="true">
          {said(field.value)}
        </p>
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  )
}
