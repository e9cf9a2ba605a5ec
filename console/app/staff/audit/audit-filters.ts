import type { InputOf } from '@portal/contract/endpoint'
import type { getAuditLog } from '@portal/contract/staff/audit'

export const filterNames = ['record', 'person', 'action', 'outcome', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

/** The filters in the URL that have a value. */
export function filtersIn(params: URLSearchParams): Partial<Record<FilterName, string>> {
  return Object.fromEntries(filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])))
}

/** Converts the URL's filters to the call's input; the server refuses invalid ones. */
export function asInput(params: URLSearchParams): InputOf<typeof getAuditLog> {
  return filtersIn(params) as InputOf<typeof getAuditLog>
}
