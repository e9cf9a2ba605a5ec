import type { Page } from '@playwright/test'

/** A hundred XSS payloads; each calls `__xss` with its number, navigates away or loads a foreign resource. */
const ways: ((call: string) => string)[] = [
  // Elements that run scripts or load resources
  (c) => `<script>${c}</script>`,
  (c) => `<SCRIPT>${c}</SCRIPT>`,
  (c) => `<scr<script>ipt>${c}</script>`,
  (c) => `<script/x>${c}</script>`,
  (c) => `<<script>${c}//<</script>`,
  (c) => `<script >${c}</script >`,
  (c) => `<script type=module>${c}</script>`,
  () => '<script src=//evil.example></script>',
  () => '<iframe src=//evil.example>',
  () => '<link rel=stylesheet href=//evil.example>',
  () => '<base href=//evil.example>',
  () => '<img src=//evil.example/x.png>',
  () => '<embed src=//evil.example>',
  () => '<object data=//evil.example>',
  () => '<meta http-equiv=refresh content=0;//evil.example>',
  () => '<style>@import"//evil.example"</style>',
  () => '<input type=image src=//evil.example>',
  () => '<video poster=//evil.example>',
  () => '<body background=//evil.example>',
  // Event handlers
  ...['img src=x onerror', 'img/src=x/onerror', 'IMG SRC=x oNeRrOr', 'img src onerror', 'image src=x onerror'].map(
    handler,
  ),
  ...['audio src=x onerror', 'video><source onerror', 'input autofocus onfocus', 'select autofocus onfocus'].map(
    handler,
  ),
  ...['textarea autofocus onfocus', 'details open ontoggle', 'marquee onstart', 'body onload', 'body onpageshow'].map(
    handler,
  ),
  ...['iframe onload', 'style onload', 'link rel=stylesheet href=/x onerror', 'object data=/x onerror'].map(handler),
  ...['embed src=/ onload', 'p tabindex=1 autofocus onfocus', 'x onanimationstart', 'p onpointerover'].map(handler),
  ...['svg onload', 'svg/onload', 'svg><animate onbegin', 'svg><set onbegin', 'svg><image href=x onerror'].map(handler),
  (c) => `<svg><script>${c}</script>`,
  (c) => `<svg><a href=javascript:${c}>x</a>`,
  (c) => `<math href=javascript:${c}>x`,
  (c) => `<math><mtext><img src=x onerror=${c}>`,
  // URLs
  (c) => `<a href=javascript:${c}>x</a>`,
  (c) => `<a href="java&Tab;script:${c}">x</a>`,
  (c) => `<a href=" javascript:${c}">x</a>`,
  (c) => `<a href=JaVaScRiPt:${c}>x</a>`,
  (c) => `<a href=javascript&colon;${c}>x</a>`,
  (c) => `<a href=&#106;avascript:${c}>x</a>`,
  (c) => `<a href=data:text/html,<script>${c}</script>>`,
  (c) => `<a href=vbscript:${c}>x</a>`,
  (c) => `<iframe src=javascript:${c}>`,
  (c) => `<iframe srcdoc="<script>${c}</script>">`,
  (c) => `<embed src=javascript:${c}>`,
  (c) => `<object data=javascript:${c}>`,
  (c) => `<form action=javascript:${c}><button>x`,
  (c) => `<button formaction=javascript:${c}>x`,
  (c) => `javascript:${c}`,
  (c) => `data:text/html,<script>${c}</script>`,
  // Styles
  (c) => `<p style=width:expression(${c})>x`,
  (c) => `<p style="background:url(javascript:${c})">x`,
  (c) => `<style>*{x:expression(${c})}</style>`,
  // Breaking out of attributes, comments and elements
  (c) => `"><img src=x onerror=${c}>`,
  (c) => `'><img src=x onerror=${c}>`,
  (c) => `" autofocus onfocus=${c} x="`,
  (c) => `' autofocus onfocus=${c} x='`,
  (c) => `\` onfocus=${c} x=\``,
  (c) => `--><img src=x onerror=${c}>`,
  (c) => `<!--><img src=x onerror=${c}>`,
  (c) => `]]><img src=x onerror=${c}>`,
  (c) => `</title><img src=x onerror=${c}>`,
  (c) => `</textarea><svg onload=${c}>`,
  (c) => `</style><svg onload=${c}>`,
  (c) => `</script><svg onload=${c}>`,
  (c) => `</script><script>${c}</script>`,
  (c) => `<!--<script>${c}`,
  // Mutation XSS: nesting that changes when parsed again
  (c) => `<noscript><p title="</noscript><img src=x onerror=${c}>">`,
  (c) => `<svg></p><style><a id="</style><img src=x onerror=${c}>">`,
  (c) => `<math><mi><table><mglyph><style><img src=x onerror=${c}>`,
  (c) => `<xmp><p title="</xmp><img src=x onerror=${c}>">`,
  (c) => `<template><svg onload=${c}></template>`,
  (c) => `<img """><svg onload=${c}>">`,
  // Breaking out of scripts and templates
  (c) => `";${c};//`,
  (c) => `';${c};//`,
  (c) => `\\";${c};//`,
  (c) => `\`+${c}+\``,
  (c) => `\${${c}}`,
  (c) => `{{constructor.constructor('${c}')()}}`,
  (c) => `<%=${c}%>`,
  (c) => `#{${c}}`,
  (c) => `\u2028${c}//`,
  (c) => `\u2029${c}//`,
  (c) => `{"__proto__":{"x":"${c}"}}`,
  // Encoded and look-alike characters
  (c) => `&lt;svg onload=${c}&gt;`,
  (c) => `&#x3c;svg onload=${c}&#62;`,
  (c) => `\\u003csvg onload=${c}\\u003e`,
  (c) => `%3Csvg onload=${c}%3E`,
  (c) => `＜svg onload=${c}＞`,
  (c) => `<ſcript>${c}</ſcript>`,
  (c) => `+ADw-script+AD4-${c}+ADw-/script+AD4-`,
]

function handler(start: string) {
  return (call: string) => `<${start}=${call}>`
}

export const payloads: string[] = ways.map((way, i) => way(`__xss(${i})`))

/** Packs all payloads into as few texts as possible, each of at most `most` characters and starting with readable words. */
export function packPayloads(max: number, all = payloads): string[] {
  const texts: string[] = []
  for (const payload of all) {
    const last = texts.at(-1)
    const longer = `${last} ${payload}`
    if (last !== undefined && longer.length <= max) texts[texts.length - 1] = longer
    else texts.push(`Text ${texts.length + 1} ${payload}`)
  }
  return texts
}

/** Markup in the page that could only come from an injected payload. */
export function findMarkup(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(${markupIn})(document)`)
}

/** Parses documents in the browser without running them: returns their injected markup, first heading and JSON-LD. */
export function readDocuments(page: Page, addresses: string[]) {
  type Read = { address: string; markup: string[]; h1: string; data: { headline?: string } }
  return page.evaluate<Read[]>(`(${readAll})(${JSON.stringify(addresses)}, ${markupIn})`)
}

async function readAll(addresses: string[], markup: typeof markupIn) {
  const read = []
  for (const address of addresses) {
    const html = await (await fetch(address)).text()
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    const data = JSON.parse(parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
    read.push({ address, markup: markup(parsed), h1: parsed.querySelector('h1')?.textContent ?? '', data })
  }
  return read
}

/** Event handlers, script or foreign URLs, and elements that no page of the portal contains. Runs in the browser. */
function markupIn(root: Document): string[] {
  const strange =
    'iframe, frame, object, embed, applet, math, base, marquee, xmp, image, meta[http-equiv=refresh], animate, set'
  const hostile = /^\s*(javascript|vbscript|data:text)|evil\.example|__xss/i
  const readers = new Set(['content', 'value', 'alt', 'title', 'aria-label', 'placeholder', 'lang'])
  const leads = (value: string) => hostile.test(value) && !/^(https?:|\/)[^<>]*[?&](q|city)=/.test(value)
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(
      ({ name, value }) => /^on/i.test(name) || (!readers.has(name) && leads(value)),
    )
    const runs = element.matches('script:not([type])') && /^\W*__xss/.test(element.textContent)
    return [
      ...attributes.map(({ name, value }) => `${element.tagName} ${name}=${value}`),
      ...(element.matches(strange) || runs ? [element.outerHTML.slice(0, 100)] : []),
    ]
  })
}
