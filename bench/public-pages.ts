import { toPhoneSite } from '@portal/contract/phone-site'
import { domains } from '../server/src/domains.ts'
import type { Bench } from './tools/bench.ts'
import { type Category, inspect, type Report } from './tools/inspect.ts'
import { placesOfOne } from './tools/places.ts'
import { startPortal } from './tools/portal.ts'
import type { Row } from './tools/table.ts'

const categories: Category[] = ['accessibility', 'best-practices', 'seo']

/** Every public page except the home page, which `lighthouse` measures together with its speed. */
async function publicPages(origin: string): Promise<string[]> {
  const { activity, article, event } = await placesOfOne(origin)
  const listed = domains.flatMap(({ pages }) => pages?.paths ?? []).filter((path) => path !== '/')
  return [
    ...listed,
    '/community/activity/search?keyword=tea',
    activity,
    '/community/activity/result',
    article,
    '/services/guide?help=daily&place=served&card=yes&time=long',
    event,
    '/login',
    '/register/patient',
    '/register/caregiver',
    '/regselect',
    '/regresult/patient',
    '/resetpwd',
  ]
}

/** Lighthouse scores of every public page on the phone site, one run each, since these audits do not vary between runs. */
export async function measurePublicPages(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const rows: Row[] = []
  for (const path of (await publicPages(portal.origin)).map(toPhoneSite)) {
    rows.push(rowOf(path, await inspect({ url: portal.origin + path, language: 'en' }, categories)))
  }
  return rows
}

function rowOf(path: string, { scores, lost, endedAt }: Report): Row {
  const { pathname, search } = new URL(endedAt)
  const sentOn = pathname + search === path ? '' : `, sent on to ${pathname}`
  const losses = lost.length > 0 ? ` (${lost.join(', ')})` : ''
  return {
    id: 'page-scores',
    what: `Lighthouse of ${path}: ${categories.join(', ')}`,
    goal: '100 each',
    measured: `**${scores.join(' / ')}**${losses}${sentOn}`,
    held: scores.every((score) => score === 100),
  }
}
