import { Checkbox, NativeSelect } from '@mantine/core'
import { methods } from '@portal/contract/care/services/services'
import { useApplicationsTexts } from '../../locales/applications'
import { useApplicationFilter } from './use-application-filter'

/** Filters the applications by how they were submitted, and by whether they wait for a reply. */
export function ApplicationFilters() {
  const texts = useApplicationsTexts()
  const { filter, go } = useApplicationFilter()
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={texts.method}
        value={filter.method ?? ''}
        onChange={(event) => go({ method: event.currentTarget.value })}
        data={[
          { value: '', label: texts.methods.all },
          ...methods.map((method) => ({ value: method, label: texts.methods[method] })),
        ]}
      />
      <Checkbox
        size="sm"
        label={texts.due}
        checked={filter.answer === 'due'}
        onChange={(event) => go({ answer: event.currentTarget.checked ? 'due' : '' })}
      />
    </>
  )
}
