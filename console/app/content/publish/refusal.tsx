import { ApiError } from '@portal/client/api-error'
import { isLanguage } from '@portal/contract/language'
import { useContentTexts } from '../../locales/content'
import { Alert } from '../../ui/alert'
import { useFieldLabel } from '../field-label'
import { type KindName, kinds } from '../kinds'

/** Why a publication was refused, with the names of the fields that are wrong. */
export function Refusal({ name, error }: { name: KindName; error: Error | null }) {
  const { finding } = useContentTexts().publishing
  const labelOf = useFieldLabel()
  if (!error) return null
  const named = ([path, words]: [string, string]) => {
    const [field = '', ...parts] = path.split('.')
    const language = parts.at(-1)
    if (!kinds[name].kind.fields[field]) return words
    return finding.invalid(labelOf(name, field, isLanguage(language) ? language : null), words)
  }
  const wrong = error instanceof ApiError ? Object.entries(error.fields).map(named) : []
  const sentences = wrong.length > 0 ? [...new Set(wrong)] : [error.message]
  return (
    <>
      {sentences.map((sentence) => (
        <Alert key={sentence}>{sentence}</Alert>
      ))}
    </>
  )
}
