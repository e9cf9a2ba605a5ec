import { type Language, languages } from '@portal/contract/language'
import { toPhoneSite } from '@portal/contract/phone-site'
import { HtmlValidate } from 'html-validate'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { everyAddress } from './setup/addresses.ts'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const html = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'heading-level': 'error' } })

const portal = await openPortal({ web: (await import(webBuild)) as ServerBuild })

test.each(languages)(
  '[USE-46] [S12] [S13] the document of every route, on both sites, is valid HTML in its language, with the required headings, in %s',
  async (language) => {
    const faults: string[] = []
    for (const path of everyAddress.flatMap(({ path }) => [path, toPhoneSite(path)])) {
      const { body, statusCode } = await portal.app.inject({ url: path, headers: { 'accept-language': language } })
      expect(statusCode, path).toBe(200)
      faults.push(...[...(await faultsOf(body)), ...foreignParts(body, language)].map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)

test('[USE-46] the checker detects wrong heading levels, invalid nesting, and missing headings', async () => {
  const bad =
    '<!DOCTYPE html><html lang="en"><head><title>Bad</title></head><body><address><h2>Us</h2></address></body></html>'
  expect(await faultsOf(bad)).toEqual([
    expect.stringContaining('heading-level'),
    expect.stringContaining('permitted as a descendant of <address>'),
    'no h1',
  ])
  expect(await faultsOf(bad.replace(/<address>.*<.address>/, '<h1>Us</h1><article>Them</article>'))).toEqual([
    'an article without a heading: <article>Them</article>',
  ])
})

/** The document's language, title and description, unless they are in this language. */
function foreignParts(document: string, language: Language): string[] {
  const lang = /<html lang="([^"]+)"/.exec(document)?.[1] ?? 'no lang'
  const words = [/<title>([^<]+)</, /name="description" content="([^"]+)"/].map(
    (part) => part.exec(document)?.[1] ?? '',
  )
  const isForeign = (text: string) => text === '' || /\p{Script=Han}/u.test(text) === (language === 'en')
  return [...(lang === language ? [] : [lang]), ...words.filter(isForeign)]
}

async function faultsOf(document: string): Promise<string[]> {
  const { results } = await html.validateString(document)
  const messages = results.flatMap(({ messages }) => messages)
  const articles = document.match(/<article.*?<\/article>/gs) ?? []
  const bare = articles.filter((article) => !/<h[1-6]/.test(article))
  return [
    ...messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    ...(/<h1[\s>]/.test(document) ? [] : ['no h1']),
    ...bare.map((article) => `an article without a heading: ${article.slice(0, 200)}`),
  ]
}
