import { createHash } from 'node:crypto'
import { pathPrefix } from '@portal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { escaped } from '../escaped.ts'
import { openApi } from '../openapi.ts'

type Description = ReturnType<typeof openApi>
type Operation = Description['paths'][string][string]

const addressOfJson = `${pathPrefix}/openapi.json`

/** Serves the API description, and a page to read it. Both are built at the first request. */
export function serveDocs(app: FastifyInstance, described: Parameters<typeof openApi>[0], siteUrl: () => string) {
  const made = new Map<string, string>()
  const once = (name: string, make: (description: Description) => string) => {
    const text = made.get(name) ?? make(openApi(described, siteUrl()))
    made.set(name, text)
    return text
  }
  app.get(addressOfJson, (_, reply) =>
    reply.type('application/json; charset=utf-8').send(once('json', (description) => JSON.stringify(description))),
  )
  for (const path of ['/docs', '/docs/'])
    app.get(pathPrefix + path, (_, reply) =>
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(once('page', docsPage)),
    )
}

const style = `
body { margin: 0; background: #fbf7ef; color: #1e2a26; font: 18px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 1000px; margin: auto; padding: 24px 16px 80px; }
h1, h2, h3 { color: #123a30; line-height: 1.3; }
h2 { margin-top: 2em; }
article { padding: 12px 0; border-top: 1px solid #6f7d76; }
h3, article p { margin: 0.3em 0; font-size: 1em; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 20px; padding: 0; list-style: none; }
a { color: #1f5d4c; }
nav a, summary { display: inline-block; min-width: 44px; padding: 8px 0; }
summary { cursor: pointer; color: #1f5d4c; text-decoration: underline; }
pre { white-space: pre-wrap; }
`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

function docsPage({ info, paths }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = Object.entries(Object.groupBy(calls, ({ operation }) => operation.tags[0] ?? ''))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>API of the ${escaped(info.title)}</title><style>${style}</style></head>
<body><main><h1>API of the ${escaped(info.title)}</h1>
<p>${escaped(info.description)} For programs: <a href="${addressOfJson}">OpenAPI description</a>.</p>
<nav aria-label="Groups of calls"><ul>${groups.map(([tag]) => `<li><a href="#${tag}">${tag}</a></li>`).join('')}</ul></nav>
${groups.map(([tag, of = []]) => `<section aria-labelledby="${tag}"><h2 id="${tag}">${tag}</h2>${of.map(callPart).join('')}</section>`).join('\n')}
</main></body></html>`
}

function callPart({ method, path, operation }: { method: string; path: string; operation: Operation }): string {
  const { summary, description, parameters, requestBody, responses } = operation
  const details = { parameters, requestBody, responses }
  return `<article><h3><code>${method} ${escaped(path)}</code></h3><p>${escaped(summary)}</p><p>${escaped(description)}</p>
<details><summary>Input and output of ${method} ${escaped(path)}</summary><pre>${escaped(JSON.stringify(details, null, 2))}</pre></details></article>`
}
