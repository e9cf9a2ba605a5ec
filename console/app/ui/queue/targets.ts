import type { WorkItem } from '@portal/contract/work/staff'

/** Identifies an item within the page. */
export function keyOf({ kind, id }: Pick<WorkItem, 'kind' | 'id'>): string {
  return `${kind}:${id}`
}

const folders = {
  check: 'checks',
  application: 'requests',
  caregiver: 'caregivers',
  review: 'reviews',
  undelivered: 'undelivered',
  callback: 'callbacks',
  visit: 'requests',
} as const

/** The URL of the page for working on an item. */
export function pathOf({ kind, id, contentPath }: Pick<WorkItem, 'kind' | 'id' | 'contentPath'>): string {
  if (kind === 'content' || kind === 'release') return `/content/${contentPath}`
  return `/${folders[kind]}/${id}`
}
