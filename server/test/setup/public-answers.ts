import * as about from '@portal/contract/about/public'
import * as activities from '@portal/contract/activities/public'
import { type Endpoint, httpCall } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import * as news from '@portal/contract/news/public'
import * as training from '@portal/contract/training/public'
import { expect, vi } from 'vitest'
import { routes } from '../../src/domains.ts'
import { everyAddress } from './addresses.ts'
import type { TestPortal } from './portal.ts'
import { isWhole } from './whole.ts'

/** Inputs that reach all of what visitors can ask for. */
const inputs = new Map<Endpoint, object[]>([
  [activities.getActivityPage, [{ pageSize: 100 }, { keyword: 'tea' }]],
  [activities.getActivity, [{ id: 1 }]],
  [news.getArticlePage, [{ pageSize: 100 }, { articleTypeId: 'health', pageSize: 100 }]],
  [news.getArticle, [{ id: 1 }]],
  [about.getTeamEventPage, [{ pageSize: 100 }]],
  [about.getTeamEvent, [{ id: 1 }]],
  [about.getLegalDocument, [{ key: 'privacy' }]],
  [training.verifyCertificate, [{ number: '7K3M-QX2H-9RTB' }]],
])
const reads = routes.flatMap(({ endpoint, reads }) => (reads ? [endpoint] : []))

/** Every call that visitors can make. */
export const publicCalls = reads.flatMap((one) =>
  (inputs.get(one) ?? [{}]).map((input) => httpCall(one, input as never).url),
)
const visited = everyAddress.filter(({ guarded }) => !guarded).map(({ path }) => path)
const files = ['/sitemap.xml', '/robots.txt', '/home/openapi.json']

/**
 * Every address that visitors can open, on either site. `npm test` opens those of `which` alone: compressing all of them takes half a
 * minute.
 */
export function publicAddresses(which: RegExp): string[] {
  const pages = visited.filter((path) => isWhole || which.test(path))
  return [...publicCalls, ...pages.flatMap((path) => [path, `/h5${path}`]), ...files]
}

/** Public answers in every language, by language and address. */
export async function publicAnswers(on: TestPortal, which: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const url of which)
    for (const language of languages) {
      const agent = url.startsWith('/h5') ? { 'sec-ch-ua-mobile': '?1', 'user-agent': 'iPhone Mobile' } : {}
      const ask = () => on.app.inject({ url, headers: { 'accept-language': language, ...agent } })
      const { statusCode, body } = await onceAvailable(ask)
      answers.set(`${language} ${url}`, `${statusCode} ${body}`)
    }
  return answers
}

/** The first answer that is not "unavailable": a busy machine says nothing of what would be answered. */
export function onceAvailable<Answer extends { statusCode: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await ask()
      expect(answer.statusCode).not.toBe(503)
      return answer
    },
    { timeout: 20_000, interval: 100 },
  )
}

/** The addresses of answers that are not the same. */
export function differing(one: Map<string, string>, another: Map<string, string>): string[] {
  return [...one].filter(([key, answer]) => another.get(key) !== answer).map(([key]) => key)
}
