import type { OutputOf } from '@portal/contract/endpoint'
import { type Task, tasks } from '@portal/contract/work/kinds'
import type { getWorkPage } from '@portal/contract/work/staff'

export type WorkPage = OutputOf<typeof getWorkPage>

export const whoses = ['all', 'mine', 'unassigned'] as const
export const shows = ['open', 'overdue', 'snoozed'] as const

/** The queue's filters, from the URL. */
export interface Filter {
  task: Task | undefined
  whose: (typeof whoses)[number]
  show: (typeof shows)[number]
  /** The cursor of the page; empty for the first one. */
  after: string
}

/** Parses the filters in the URL; ignores unknown values. */
export function filterIn(params: URLSearchParams): Filter {
  return {
    task: tasks.find((one) => one === params.get('task')),
    whose: whoses.find((one) => one === params.get('whose')) ?? 'all',
    show: shows.find((one) => one === params.get('show')) ?? 'open',
    after: params.get('after') ?? '',
  }
}

/** The URL of a filter's first page. */
export function addressOf(filter: { task: string | undefined; whose: string; show: string }): string {
  return queryOf({ ...filter, after: '' })
}

/** The URL of a page. */
export function queryOf(page: { task: string | undefined; whose: string; show: string; after: string }): string {
  const { task, whose, show, after } = page
  return `?${new URLSearchParams({
    ...(task && { task }),
    ...(whose !== 'all' && { whose }),
    ...(show !== 'open' && { show }),
    ...(after && { after }),
  })}`
}
