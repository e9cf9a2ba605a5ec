import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureChromium, findChromium } from '../../scripts/shared/chromium.ts'

/** Lighthouse itself asks for a retry when the browser lost its trace. */
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
  /** The machine's speed during the run, by Lighthouse's benchmark; 1000 or more on an idle machine. */
  speed: number
  /** In the order of the requested categories. */
  scores: number[]
  /** Names of the audits with deductions. */
  lost: string[]
  /** The final address, after redirects. */
  endedAt: string
}

/** Runs Lighthouse on a page, as a phone, in a separate browser. @throws Error when three attempts fail */
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
    const weighted = judged[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
    return weighted.map((ref) => ref.id).filter((audit) => (audits[audit]?.score ?? 1) < 0.9)
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
