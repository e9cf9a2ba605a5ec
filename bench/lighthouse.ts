import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type SentAnswer, settledAnswer } from './answer.ts'
import type { Bench } from './bench.ts'
import { inspect, type Page, type Report } from './inspect.ts'
import { startNginx } from './nginx.ts'
import { startPortal } from './portal.ts'
import { median } from './side-by-side.ts'
import { atMost, type Row } from './table.ts'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const client = fileURLToPath(new URL('../web/build/client', import.meta.url))
const milliseconds = (value: number) => `${value.toFixed(0)} ms`

/** Lighthouse for a phone: the home page in two languages beside a static page of the same bytes without scripts. */
export async function measureLighthouse(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const home = `${portal.origin}/`
  const answer = withoutScripts(await settledAnswer(home))
  const folders = [
    { prefix: '/', root: client },
    { prefix: '/assets/', root: join(client, 'assets'), brotli: true },
    { prefix: '/media/', root: join(bench.dataDir, 'media') },
  ]
  await using nginx = await startNginx(bench.folder, { answers: { '/home': answer }, folders })
  const pages: Page[] = [
    { url: home, language: 'en' },
    { url: home, language: 'zh-TW' },
    ...(nginx ? [{ url: `${nginx.origin}/home`, language: 'en' }] : []),
  ]
  const [english, chinese, still] = await inTurns(pages)
  if (!english || !chinese) throw new Error('Lighthouse gave no report')
  return [comparison(english, still), ...rowsOf('en', english, still), ...rowsOf('zh-TW', chinese, still)]
}

function comparison(english: Report, still: Report | undefined): Row {
  const row = { id: 'home-lcp', what: 'LCP of the home page, against a static page of the same bytes' }
  if (!still) return { ...row, goal: '≤ 1.3 ×', measured: 'nginx not found' }
  const times = `${milliseconds(english.lcp)} against ${milliseconds(still.lcp)}`
  return { ...row, ...atMost(1.3, english.lcp / still.lcp, (ratio) => `${ratio.toFixed(2)} ×`, times) }
}

function rowsOf(language: string, { lcp, tbt, cls, scores, lost }: Report, still: Report | undefined): Row[] {
  const unavoidable = still && `the static page, without a script, ${milliseconds(still.tbt)}`
  const losses = lost.length > 0 ? ` (${lost.join(', ')})` : ''
  return [
    { id: 'home-tbt', what: `TBT of the home page in ${language}`, ...atMost(50, tbt, milliseconds, unavoidable) },
    {
      id: 'home-cls',
      what: `CLS of the home page in ${language}`,
      ...atMost(0, cls, (value) => value.toFixed(3).replace(/\.?0+$/, '')),
    },
    {
      id: 'home-scores',
      what: `Lighthouse of the home page in ${language}: ${categories.join(', ')}`,
      goal: '100 each',
      measured: `**${scores.join(' / ')}**, LCP ${milliseconds(lcp)}${losses}`,
      held: scores.every((score) => score === 100),
    },
  ]
}

/** The median reports of pages that take turns, in their order. */
async function inTurns(pages: readonly Page[]): Promise<Report[]> {
  const reports = pages.map((): Report[] => [])
  for (let run = 0; run < runs; run++) {
    for (const [i, page] of pages.entries()) reports[i]?.push(await inspect(page, categories))
  }
  return reports.map(medianReport)
}

function medianReport(reports: readonly Report[]): Report {
  const middle = (pick: (report: Report) => number) => median(reports.map(pick))
  return {
    lcp: middle((r) => r.lcp),
    tbt: middle((r) => r.tbt),
    cls: middle((r) => r.cls),
    scores: categories.map((_, i) => middle((r) => r.scores[i] ?? 0)),
    lost: [...new Set(reports.flatMap((r) => r.lost))],
    endedAt: reports[0]?.endedAt ?? '',
  }
}

function withoutScripts({ headers, body }: SentAnswer): SentAnswer {
  const html = brotliDecompressSync(body).toString()
  return { headers, body: brotliCompressSync(html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')) }
}
