import type { FastifyInstance, FastifyReply } from 'fastify'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { PortalError } from '../errors.ts'

// The client never sends longer addresses or more paths: no page has that many links.
const maxCharacters = 7_680
const maxPaths = 250

interface RouteManifest {
  build: ServerBuild
  answers: PublicAnswers
  render: ReturnType<typeof createRequestHandler>
  /** The base path of the site. */
  root?: string
}

/**
 * Serves the modules and styles of the requested paths (docs/decisions/0024). The answer depends only on paths and build, so any
 * cache may keep it; a browser with another build is told to reload the document.
 */
export function serveRouteManifest(app: FastifyInstance, { build, answers, render, root = '/' }: RouteManifest) {
  const { mode, manifestPath } = build.routeDiscovery
  if (mode !== 'lazy' || !manifestPath) return
  const path = root + manifestPath.slice(1)

  app.get(path, async (request, reply) => {
    const { version, paths } = readQuery(request.url)
    if (version !== build.assets.version) return loadAnew(reply)
    const asked = new URLSearchParams({ version, paths: paths.join(',') })
    await answers.answer(request, reply, async () => {
      const response = await render(new Request(`http://localhost${path}?${asked}`))
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      }
      return { status: response.status, headers, text: await response.text() }
    })
  })
}

/** The build without each module's import lists: browsers find those in the modules, and nothing else needs them. */
export function withoutImports(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.assets.routes).map(([id, route]) => [id, route && { ...route, imports: [] }])
  const entry = { ...build.assets.entry, imports: [] }
  return { ...build, assets: { ...build.assets, entry, routes: Object.fromEntries(routes) } }
}

function readQuery(address: string) {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  const paths = query.get('paths')?.split(',') ?? []
  if (paths.length === 0 || paths.length > maxPaths || address.length > maxCharacters)
    throw new PortalError('invalid_input')
  return { version: query.get('version'), paths: paths.filter(isPath) }
}

/** Rejects paths that cannot be decoded: no such page exists, and they would end up in the log. */
function isPath(text: string): boolean {
  try {
    return /^\/[!-~]*$/.test(text) && decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

function loadAnew(reply: FastifyReply) {
  return reply.code(204).header('x-remix-reload-document', 'true').header('cache-control', 'no-store').send()
}
