import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureChromium, findChromium } from '../scripts/chromium.ts'

/** Lighthouse itself asks for another try when the browser lost its trace. */
const tries = 3
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export interface Page {
  url: string
  language: string
}

export interface Report {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** How fast the machine was meanwhile, as Lighthouse judges it; a quiet one has 1000 and more. */
  speed: number
  /** In the order of the categories that were asked for. */
  scores: number[]
  /** Names of the audits that cost points. */
  lost: string[]
  /** Where the page was in the end: a page may send its visitor on. */
  endedAt: string
}

/**
 * What Lighthouse finds on a page, on a phone, in a browser of its own.
 * @throws Error when the page cannot be judged in three tries
 */
export async function inspect(page: Page, categories: readonly Category[]): Promise<Report> {
  ensureChromium()
  for (let left = tries - 1; ; left--) {
    try {
      return await inspectOnce(page, categories)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

async function inspectOnce({ url, language }: Page, categories: readonly Category[]): Promise<Report> {
  const chromeFlags = [...flags, `--lang=${language}`, `--accept-lang=${language}`]
  const browser = await launch({ chromePath: findChromium(), chromeFlags, logLevel: 'silent' })
  try {
    const extraHeaders = { 'Accept-Language': language }
    const settings = { port: browser.port, onlyCategories: [...categories], extraHeaders, logLevel: 'error' as const }
    const result = await lighthouse(url, settings)
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? url}`)
    return reportOf(result.lhr, categories)
  } finally {
    browser.kill()
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function reportOf(
  { audits, categories: judged, environment, finalDisplayedUrl }: Result,
  categories: readonly Category[],
): Report {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const lost = categories.flatMap((id) => {
    const weighty = judged[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
    return weighty.map((ref) => ref.id).filter((audit) => (audits[audit]?.score ?? 1) < 0.9)
  })
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
    scores: categories.map((id) => Math.round((judged[id]?.score ?? 0) * 100)),
    lost,
    endedAt: finalDisplayedUrl,
  }
}
