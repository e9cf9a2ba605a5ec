import { text } from 'node:stream/consumers'
import { type Language, languages } from '@portal/contract/language'
import { isOnPhoneSite } from '@portal/contract/phone-site'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { loadSiteFrame } from './core/frame/site-frame'
import { ScriptNonce } from './core/inline-script'
import { loadTexts } from './core/texts'
import readPageData from './inline/page-data?inline-script'
import { documentContext } from './lib/document'
import { firstScripts, type PageHandle, scriptsOf, sheetsOf } from './lib/first-scripts'
import { siteContext } from './lib/site'

export { apiContext } from './core/api-context'
export { documentContext } from './lib/document'
export { siteContext } from './lib/site'

await Promise.all([...languages.map(loadTexts), loadSiteFrame('desktop'), loadSiteFrame('phone')])

/**
 * Renders a whole document and passes it on through `documentContext` (docs/decisions/0034). Loaders are done before
 * this runs and nothing suspends on the server, so React can render to one string in half the time of a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const document = loadContext.get(documentContext)
  const { serverHandoffStream, ...entry } = context
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  await document.loaded?.()
  const html = renderToString(
    <ScriptNonce value={document.nonce}>
      <ServerRouter context={entry} url={request.url} nonce={document.nonce} />
    </ScriptNonce>,
  )
  const isGuarded = entry.staticHandlerContext.matches.some(({ route }) => route.id === 'shell/guarded')
  const handles = handlesOf(entry)
  const later = scriptsOf(handles.flatMap(({ imported }) => imported(new URL(request.url).searchParams)))
  const withModules = isGuarded
    ? preloadModules(html, later, loadContext.get(siteContext).language, request.url)
    : deferModules(html)
  document.html = withPageData(asWritten(withInline(withModules, handles, document.nonce)), data, document.nonce)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * Keeps the modules from delaying the first paint: removes preloads, and holds back the entry script until the script
 * in inline/after-load.ts starts it. React hydrates the elements anyway, since it does not compare the script's type.
 */
function deferModules(html: string): string {
  return withoutPreloads(html).replace(entryScript, '<script $1 type="text/boot">')
}

/** React Router's script that imports the modules; not to wait for the end of the document is for documents that come in parts. */
const entryScript = /<script (nonce="[^"]+") type="module" async="">/

/** React Router knows what the modules import, and neither texts nor site frames. */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '')
}

function handlesOf({ staticHandlerContext, routeModules }: Omit<EntryContext, 'serverHandoffStream'>): PageHandle[] {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
  return handles.filter((handle) => handle !== undefined) as PageHandle[]
}

/** Adds the page's own scripts, above the sheets, which they would wait for. */
function withInline(html: string, handles: readonly PageHandle[], nonce: string): string {
  const scripts = handles.flatMap(({ inline }) => (inline ? `<script nonce="${nonce}">${inline}</script>` : []))
  const sheet = '<link rel="stylesheet"'
  return html.replace(sheet, () => scripts.join('') + sheet)
}

/**
 * Lets the modules come at once, all of them together: a page behind the login shows nothing before they have run (docs/decisions/0129).
 * @param later scripts that no route imports
 */
function preloadModules(html: string, later: readonly string[], language: Language, url: string): string {
  const imported = [...html.matchAll(/import(?: \* as \w+ from |\()"(\/assets\/[^"]+)"/g)].map(
    ([, script = '']) => script,
  )
  const site = isOnPhoneSite(new URL(url).pathname) ? 'phone' : 'desktop'
  const scripts = firstScripts([...imported, ...later], language, site)
  const sheets = sheetsOf(later).filter((sheet) => !html.includes(`"${sheet}"`))
  const links = [
    ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
  ].join('')
  return withoutPreloads(html).replace('</head>', `${links}</head>`).replace(entryScript, '<script $1 type="module">')
}

/** Keeps iPhones from making links of numbers, dates and addresses, before React takes the document over; the browser's build is spared it. */
function asWritten(html: string): string {
  const detection = '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">'
  return html.replace('</head>', `${detection}</head>`)
}

/** Adds the loaders' data as JSON, so that the content security policy needs to allow no script with content. */
function withPageData(html: string, data: string, nonce: string): string {
  const end = '</body></html>'
  const block = `<script type="application/json">${data.replaceAll('<', '\\u003c')}</script>`
  // When rendering to a string, React omits the doctype; without one, browsers use quirks mode.
  return `<!DOCTYPE html>${html.slice(0, -end.length)}${block}<script nonce="${nonce}">${readPageData}</script>${end}`
}
