import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureChromium, findChromium } from '../scripts/chromium.ts'
import { type SentAnswer, settledAnswer } from './answer.ts'
import type { Bench } from './bench.ts'
import { startNginx } from './nginx.ts'
import { startPortal } from './portal.ts'
import { median } from './side-by-side.ts'
import { atMost, type Row } from './table.ts'

const runs = 5
/** Lighthouse itself asks for another try when the browser lost its trace. */
const tries = 3
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const client = fileURLToPath(new URL('../web/build/client', import.meta.url))
const milliseconds = (value: number) => `${value.toFixed(0)} ms`

interface Report {
  lcp: number
  tbt: number
  cls: number
  scores: number[]
  /** Names of the audits that cost points. */
  lost: string[]
}

interface Page {
  url: string
  language: string
}

/** Lighthouse for a phone: the home page in two languages beside a static page of the same bytes without scripts. */
export async function measureLighthouse(bench: Bench): Promise<Row[]> {
  ensureChromium()
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
    for (const [i, page] of pages.entries()) reports[i]?.push(await inspectAgain(page))
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
  }
}

async function inspectAgain(page: Page): Promise<Report> {
  for (let left = tries - 1; ; left--) {
    try {
      return await inspect(page)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

async function inspect({ url, language }: Page): Promise<Report> {
  const chromeFlags = [...flags, `--lang=${language}`, `--accept-lang=${language}`]
  const browser = await launch({ chromePath: findChromium(), chromeFlags, logLevel: 'silent' })
  try {
    const extraHeaders = { 'Accept-Language': language }
    const settings = { port: browser.port, onlyCategories: [...categories], extraHeaders, logLevel: 'error' as const }
    const result = await lighthouse(url, settings)
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? url}`)
    return reportOf(result.lhr)
  } finally {
    browser.kill()
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function reportOf({ audits, categories: judged }: Result): Report {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const lost = categories.flatMap((id) => {
    const weighty = judged[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
    return weighty.map((ref) => ref.id).filter((audit) => (audits[audit]?.score ?? 1) < 0.9)
  })
  return {
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scores: categories.map((id) => Math.round((judged[id]?.score ?? 0) * 100)),
    lost,
  }
}

function withoutScripts({ headers, body }: SentAnswer): SentAnswer {
  const html = brotliDecompressSync(body).toString()
  return { headers, body: brotliCompressSync(html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')) }
}
