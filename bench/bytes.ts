import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { type Browser, type BrowserContextOptions, devices } from '@playwright/test'
import { languages } from '@portal/contract/language'
import { phoneRoot } from '@portal/contract/phone-site'
import { settledAnswer } from './tools/answer.ts'
import type { Bench } from './tools/bench.ts'
import { openBrowser } from './tools/browser.ts'
import { startPortal } from './tools/portal.ts'
import { atMost, type Row } from './tools/table.ts'

const max = { html: 12 * 1024, css: 11 * 1024, js: 132 * 1024 }
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
/** The home page of each site, and the device that the portal leaves there. */
const homes = [
  { path: '/', device: {} },
  { path: phoneRoot, device: phone },
]
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

interface Visit {
  css: number
  js: number
  scripts: number
  firstPaint: number
  firstScript: number
}

/** What a browser loads for the home page of both sites without interaction: bytes by kind, and when the scripts start. */
export async function measureBytes(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  await using browser = await openBrowser()
  const rows: Row[] = []
  for (const { path, device } of homes)
    for (const language of languages) {
      const url = portal.origin + path
      const html = await settledAnswer(url, { 'accept-language': language })
      const visit = await visitHome(browser, url, { ...device, locale: language })
      rows.push(...rowsOf(`${path} in ${language}`, html.body, visit))
    }
  return rows
}

function rowsOf(home: string, html: Buffer, { css, js, scripts, firstPaint, firstScript }: Visit): Row[] {
  const plain = `${kilobytes(brotliDecompressSync(html).length)} unpacked`
  return [
    {
      id: 'html-bytes',
      what: `HTML of ${home}, as sent (brotli)`,
      ...atMost(max.html, html.length, kilobytes, plain),
    },
    { id: 'css-bytes', what: `CSS of ${home} (gzip)`, ...atMost(max.css, css, kilobytes) },
    { id: 'js-bytes', what: `JS of ${home} (gzip)`, ...atMost(max.js, js, kilobytes, `${scripts} files`) },
    {
      id: 'js-before-paint',
      what: `JS before the first paint of ${home}`,
      goal: 'none',
      measured: `first paint ${firstPaint.toFixed(0)} ms, first script ${firstScript.toFixed(0)} ms`,
      held: firstPaint > 0 && firstScript >= firstPaint,
    },
  ]
}

async function visitHome(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visit> {
  const page = await browser.newPage({ ...options, serviceWorkers: 'block' })
  const files = { stylesheet: [] as Promise<Buffer>[], script: [] as Promise<Buffer>[] }
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'stylesheet' || kind === 'script') files[kind].push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const times = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.m?js(\?|$)/.test(name))
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  const [css, js] = await Promise.all([Promise.all(files.stylesheet), Promise.all(files.script)])
  await page.close()
  return { css: gzipped(css), js: gzipped(js), scripts: js.length, ...times }
}

function gzipped(files: readonly Buffer[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
}
