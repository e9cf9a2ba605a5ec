import { progresses } from '@portal/contract/care/applications/applications'
import { methods } from '@portal/contract/care/services/services'
import { useListState } from '../../core/list/list-state'

export const progressFilters = ['to_do', 'exception', 'unknown', 'finished', 'all'] as const

const pageSize = 25

/** The filters of the list of applications, from the URL. */
export function useApplicationFilter() {
  const { params, ...list } = useListState()
  const filter = {
    progress: [...progresses, 'all' as const].find((one) => one === params.get('progress')) ?? 'to_do',
    method: methods.find((one) => one === params.get('method')),
    answer: params.get('answer') === 'due' ? ('due' as const) : undefined,
  }
  return { ...list, filter, pageSize }
}
