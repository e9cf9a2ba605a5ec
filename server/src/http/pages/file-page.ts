import { createHash } from 'node:crypto'
import { pathPrefix } from '@portal/contract/endpoint'
import { inLanguage, type Language, type Texts } from '@portal/contract/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal } from '../errors.ts'
import { escaped } from '../escaped.ts'
import { documentLanguage } from '../language.ts'

/** Error pages shown in place of a file: its address was opened as a page, so that no script can explain the error. */

/** WeChat silently drops downloads. The same address downloads the file in the browser that WeChat's menu opens. */
export async function tellInAppBrowsers(request: FastifyRequest, reply: FastifyReply) {
  if (!isOpenedAsPage(request) || !/MicroMessenger/.test(request.headers['user-agent'] ?? '')) return
  return sendPage(request, reply, { title: words.cannotKeep, text: words.openInBrowser })
}

/** Sends the error page for a file. @throws the error itself for clients other than browsers */
export function refuseInPage(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply) {
  const { code, meaning } = asRefusal(error)
  if (!isOpenedAsPage(request) || code === 'server_error' || code === 'unavailable') throw error
  return sendPage(request, reply.code(meaning.status), { title: words.noFile, text: meaning.words })
}

/** Whether the address was opened in a browser tab: neither fetched by a script, which has a token, nor played. */
function isOpenedAsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !headers.authorization && Boolean(headers.accept?.includes('text/html'))
}

function sendPage(request: FastifyRequest, reply: FastifyReply, said: { title: Texts; text: Texts }) {
  const language = documentLanguage(request.url, request.headers)
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'x-robots-tag': 'noindex, nofollow' })
    .type('text/html; charset=utf-8')
    .send(pageOf(language, said, request.url.startsWith(`${pathPrefix}/staff/`) ? '/staff' : '/'))
}

function pageOf(language: Language, { title, text }: { title: Texts; text: Texts }, home: string): string {
  const [heading, reason, link] = [title, text, words.home].map((texts) => escaped(inLanguage(texts, language)))
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title><style>${style}</style><main><h1>${heading}</h1><p>${reason}</p><p><a href="${home}">${link}</a></p></main></html>`
}

const words = {
  cannotKeep: {
    en: 'WeChat cannot save files',
    'zh-CN': '微信不能保存文件',
    'zh-TW': '微信不能儲存檔案',
  },
  openInBrowser: {
    en: 'Press ⋯ at the top right, then “Open in browser”. Your browser then downloads the file. Do it within five minutes.',
    'zh-CN': '请按右上角的“⋯”，再选“在浏览器打开”，文件就会出现。请在五分钟内打开。',
    'zh-TW': '請按右上角的「⋯」，再選「在瀏覽器開啟」，檔案就會出現。請在五分鐘內開啟。',
  },
  noFile: { en: 'The file did not come', 'zh-CN': '没有取到文件', 'zh-TW': '沒有取得檔案' },
  home: { en: 'To the start page', 'zh-CN': '回到首页', 'zh-TW': '回到首頁' },
} satisfies Record<string, Texts>

const style = `
body { margin: 0; background: #fbf7ef; color: #1e2a26; font: 22px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 32em; margin: auto; padding: 32px 20px; }
h1 { color: #123a30; font-size: 1.4em; line-height: 1.3; }
a { display: inline-block; padding: 10px 0; color: #1f5d4c; }
`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`
