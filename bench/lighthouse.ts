import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { phoneRoot } from '@portal/contract/phone-site'
import { startNginx } from './nginx.ts'
import { type SentAnswer, settledAnswer } from './tools/answer.ts'
import type { Bench } from './tools/bench.ts'
import { inspect, type Page, type Report } from './tools/inspect.ts'
import { startPortal } from './tools/portal.ts'
import { median } from './tools/side-by-side.ts'
import { atMost, type Row } from './tools/table.ts'

const runs = 5
/** Pages below the home page of the phone site whose scores are measured with their speed. */
const others = ['community/activity/list', 'community/news', 'services/guide']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const client = fileURLToPath(new URL('../web/build/client', import.meta.url))
const milliseconds = (value: number) => `${value.toFixed(0)} ms`

/**
 * Lighthouse for a phone: the home page of the phone site in two languages, compared with static pages from nginx: one that loads the same files
 * in React Router's order, and in each language one without scripts.
 */
export async function measureLighthouse(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const home = portal.origin + phoneRoot
  const answer = await settledAnswer(home)
  const inChinese = await settledAnswer(`${home}?lang=zh-TW`)
  const answers = {
    '/same-files': withModulesAtOnce(answer),
    '/no-scripts': withoutScripts(answer),
    '/no-scripts-zh-TW': withoutScripts(inChinese),
  }
  const folders = [
    { prefix: '/', root: client },
    { prefix: '/assets/', root: join(client, 'assets'), brotli: true },
    { prefix: '/media/', root: join(bench.dataDir, 'media') },
  ]
  await using nginx = await startNginx(bench.folder, { answers, folders })
  const pages: Page[] = [
    { url: home, language: 'en' },
    { url: home, language: 'zh-TW' },
    ...others.map((path) => ({ url: home + path, language: 'en' })),
    ...(nginx ? Object.keys(answers).map((path) => ({ url: nginx.origin + path, language: languageOf(path) })) : []),
  ]
  const [english, chinese, ...more] = await runAlternating(pages)
  if (!english || !chinese) throw new Error('Lighthouse gave no report')
  const [sameFiles, noScripts, chineseNoScripts] = more.slice(others.length)
  return [
    comparison(english, sameFiles),
    ...rowsOf('en', english, noScripts),
    ...rowsOf('zh-TW', chinese, chineseNoScripts),
    ...others.flatMap((path, i) => (more[i] ? [scoresOf(`/h5/${path}`, more[i])] : [])),
  ]
}

const languageOf = (path: string) => (path.endsWith('zh-TW') ? 'zh-TW' : 'en')

function comparison(english: Report, still: Report | undefined): Row {
  const row = { id: 'home-lcp', what: 'LCP of the home page, against a static page that loads the same files' }
  if (!still) return { ...row, goal: '≤ 0.75 ×', measured: 'nginx not found' }
  const times = `${milliseconds(english.lcp)} against ${milliseconds(still.lcp)}`
  return { ...row, ...atMost(0.75, english.lcp / still.lcp, (ratio) => `${ratio.toFixed(2)} ×`, times) }
}

function rowsOf(language: string, report: Report, still: Report | undefined): Row[] {
  const { fcp, lcp, tbt, cls } = report
  const beside = (name: 'fcp' | 'lcp' | 'tbt') => still && `the page without scripts ${milliseconds(still[name])}`
  const machine = `machine ${report.speed.toFixed(0)} by Lighthouse's measure`
  return [
    {
      id: 'home-fcp',
      what: `first paint of the home page in ${language}`,
      ...atMost(800, fcp, milliseconds, beside('fcp')),
    },
    {
      id: 'home-lcp-time',
      what: `LCP of the home page in ${language}`,
      ...atMost(1400, lcp, milliseconds, beside('lcp')),
    },
    {
      id: 'home-tbt',
      what: `TBT of the home page in ${language}`,
      ...atMost(150, tbt, milliseconds, [beside('tbt'), machine].filter(Boolean).join('; ')),
    },
    {
      id: 'home-cls',
      what: `CLS of the home page in ${language}`,
      ...atMost(0, cls, (value) => value.toFixed(3).replace(/\.?0+$/, '')),
    },
    scoresOf(`the home page in ${language}`, report),
  ]
}

function scoresOf(page: string, { scores, lost, lcp, tbt }: Report): Row {
  const losses = lost.length > 0 ? ` (${lost.join(', ')})` : ''
  return {
    id: 'home-scores',
    what: `Lighthouse of ${page}: ${categories.join(', ')}`,
    goal: '100 each',
    measured: `**${scores.join(' / ')}**, LCP ${milliseconds(lcp)}, TBT ${milliseconds(tbt)}${losses}`,
    held: scores.every((score) => score === 100),
  }
}

/** The median report of each page, in order; the pages alternate. */
async function runAlternating(pages: readonly Page[]): Promise<Report[]> {
  const reports = pages.map((): Report[] => [])
  for (let run = 0; run < runs; run++) {
    for (const [i, page] of pages.entries()) reports[i]?.push(await inspect(page, categories))
  }
  return reports.map(medianReport)
}

function medianReport(reports: readonly Report[]): Report {
  const middle = (pick: (report: Report) => number) => median(reports.map(pick))
  return {
    fcp: middle((r) => r.fcp),
    lcp: middle((r) => r.lcp),
    tbt: middle((r) => r.tbt),
    cls: middle((r) => r.cls),
    speed: middle((r) => r.speed),
    scores: categories.map((_, i) => middle((r) => r.scores[i] ?? 0)),
    lost: [...new Set(reports.flatMap((r) => r.lost))],
    endedAt: reports[0]?.endedAt ?? '',
  }
}

function withoutScripts(answer: SentAnswer): SentAnswer {
  return rewritten(answer, (html) => html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, ''))
}

/** Loads the modules where React Router puts them, instead of after the first paint. */
function withModulesAtOnce(answer: SentAnswer): SentAnswer {
  return rewritten(answer, (html) => html.replace('type="text/boot"', 'type="module"'))
}

function rewritten({ headers, body }: SentAnswer, rewrite: (html: string) => string): SentAnswer {
  return { headers, body: brotliCompressSync(rewrite(brotliDecompressSync(body).toString())) }
}
