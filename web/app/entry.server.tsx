import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { languages } from '@portal/contract/language'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { loadTexts } from './lib/texts'

export { apiContext } from './lib/api'
export { siteContext } from './lib/site'

await Promise.all(languages.map(loadTexts))

/** Renders a whole document; it is sent, and kept, in one piece. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = await render(<ServerRouter context={context} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(holdBackModules(html), { status, headers })
}

function render(document: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
}

/**
 * Keeps the modules out of the way of the first paint: no preloads, and the script that starts them waits for
 * the one in lib/boot.ts. React hydrates the same elements: it does not compare their type.
 */
function holdBackModules(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<script type="module" async="">', '<script type="text/boot">')
}
