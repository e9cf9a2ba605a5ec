import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startNginx } from './nginx.ts'
import { startReference } from './reference/start.ts'
import { type SentAnswer, settledAnswer } from './tools/answer.ts'
import type { Bench } from './tools/bench.ts'
import { placesOfOne } from './tools/places.ts'
import { startPortal } from './tools/portal.ts'
import type { Server } from './tools/process.ts'
import { type Cost, costRatio, type Side, sideBySide } from './tools/side-by-side.ts'
import { atLeast, costText, type Row } from './tools/table.ts'

const freshPerSecond = 5_000
/** Goal for pages other than the home page: nginx's CPU time per request divided by the portal's. */
const minOfPages = 0.4

/** The cached home page, compared with nginx and bare Fastify sending the same bytes. */
export async function measureCachedDocument(bench: Bench): Promise<Row[]> {
  const row = { id: 'cached-document', what: 'GET / from the page cache, against nginx' }
  await using portal = await startPortal(bench)
  const answer = await settledAnswer(`${portal.origin}/`)
  await using nginx = await startNginx(bench.folder, { answers: { '/home': answer } })
  await using buffer = await startBuffer(bench, answer)
  const [ours, bare, best] = await sideBySide(
    [
      { name: 'portal', origin: portal.origin, pids: [portal.pid], paths: () => ['/'] },
      { name: 'Fastify', origin: buffer.origin, pids: [buffer.pid], paths: () => ['/'] },
      ...(nginx ? [{ name: 'nginx', origin: nginx.origin, pids: [nginx.pid], paths: () => ['/home'] }] : []),
    ],
    { seconds: bench.loadSeconds, folder: bench.folder },
  )
  if (!ours || !bare || !best) return [{ ...row, goal: '≥ 0.5', measured: 'nginx not found' }]
  const texts = { ours: costText('portal', ours), bare: costText('Fastify', bare), best: costText('nginx', best) }
  return [
    { ...row, ...atLeast(0.5, costRatio(best, ours), `${texts.ours}; ${texts.best}; ${answer.body.length} bytes`) },
    {
      id: 'portal-alone',
      what: 'GET / from the page cache, against bare Fastify with a prebuilt buffer',
      ...atLeast(0.88, costRatio(bare, ours), `${texts.ours}; ${texts.bare}`),
    },
    {
      id: 'bare-fastify',
      what: 'bare Fastify with a prebuilt buffer, against nginx (for comparison)',
      goal: '–',
      measured: `**${(costRatio(best, bare)).toFixed(2)}** (${texts.bare})`,
    },
  ]
}

/** Cached documents of community pages, each compared with nginx sending the same bytes. */
export async function measureCachedPages(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const { activity, article } = await placesOfOne(portal.origin)
  const rows: Row[] = []
  rows.push(await measureCachedPage(bench, portal, 'activity list document', '/community/activity/list'))
  rows.push(await measureCachedPage(bench, portal, 'activity document (its public frame)', activity))
  rows.push(await measureCachedPage(bench, portal, 'news document', article))
  return rows
}

async function measureCachedPage(bench: Bench, portal: Server, what: string, path: string): Promise<Row> {
  const row = { id: 'cached-page', what: `${what} from the page cache, against nginx` }
  const answer = await settledAnswer(portal.origin + path)
  await using nginx = await startNginx(bench.folder, { answers: { '/page': answer } })
  if (!nginx) return { ...row, goal: `≥ ${minOfPages}`, measured: 'nginx not found' }
  const [ours, theirs] = (await sideBySide(
    [
      { name: 'portal', origin: portal.origin, pids: [portal.pid], paths: () => [path] },
      { name: 'nginx', origin: nginx.origin, pids: [nginx.pid], paths: () => ['/page'] },
    ],
    { seconds: bench.loadSeconds, folder: bench.folder },
  )) as [Cost, Cost]
  const details = `${costText('portal', ours)}; ${costText('nginx', theirs)}; ${answer.body.length} bytes`
  return { ...row, ...atLeast(minOfPages, costRatio(theirs, ours), details) }
}

/** Pages rendered for each request (the home page, and a search), compared with React Router's own server with gzip. */
export async function measureFreshDocument(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const env = { PORTAL: portal.origin }
  await using router = await startReference('react-router', { folder: bench.folder, ready: '/', env })
  const servers = { portal, router }
  const search = '/community/activity/search?keyword=tea'
  return [
    ...(await measureFresh(bench, servers, { id: 'fresh-document', what: 'GET /', path: '/?n=' })),
    ...(await measureFresh(bench, servers, { id: 'fresh-search', what: 'a search', path: `${search}&n=` })),
  ]
}

interface FreshPage {
  id: string
  what: string
  /** An address; a number is appended, so that no cache has it. */
  path: string
}

async function measureFresh(
  bench: Bench,
  { portal, router }: { portal: Server; router: Server },
  { id, what, path }: FreshPage,
): Promise<Row[]> {
  const paths = distinctDocuments(path)
  const side = (name: string, { origin, pid }: Server): Side => ({ name, origin, pids: [pid], paths, distinct: true })
  const sides = [side('portal', portal), side('React Router', router)]
  const [ours, theirs] = await sideBySide(sides, { seconds: bench.loadSeconds, folder: bench.folder })
  if (!ours || !theirs) throw new Error('a side was not measured')
  const details = `${costText('portal', ours)}; ${costText("React Router's own server", theirs)}`
  return [
    {
      id,
      what: `${what} rendered afresh, CPU a request against React Router's own server with gzip`,
      ...atLeast(1, costRatio(theirs, ours), details),
    },
    {
      id: `${id}-rate`,
      what: 'the same in requests a second',
      goal: '–',
      measured: `**${(ours.perSecond / theirs.perSecond).toFixed(2)}**`,
    },
  ]
}

/** Addresses that no cache has; each call continues after the last one. */
function distinctDocuments(path: string): (seconds: number) => string[] {
  let next = 0
  return (seconds) => Array.from({ length: Math.ceil(seconds * freshPerSecond) }, () => `${path}${next++}`)
}

async function startBuffer({ folder }: Bench, answer: SentAnswer) {
  const file = join(folder, 'buffer.bytes')
  await writeFile(file, answer.body)
  const env = { BODY: file, HEADERS: JSON.stringify(answer.headers) }
  return startReference('buffer', { folder, ready: '/', env })
}
