import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The page routes of a folder, from its `routes.ts`: `guarded` ones require a login. */
interface Pages {
  open?: RouteConfigEntry[]
  guarded?: RouteConfigEntry[]
}

const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
const named = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const pages = await Promise.all(named.map(pagesOf))

/** The route table of spec.md section 2, assembled from the folders. */
export default [
  layout('core/frame/shell.tsx', [
    layout(
      'shell/guarded.tsx',
      pages.flatMap(({ guarded }) => guarded ?? []),
    ),
    ...pages.flatMap(({ open }) => open ?? []),
  ]),
  route('*', 'shell/elsewhere.tsx'),
] satisfies RouteConfig

async function pagesOf(folder: string): Promise<Pages> {
  const files = readdirSync(fileURLToPath(new URL(`./${folder}/`, import.meta.url)))
  return files.includes('routes.ts') ? import(`./${folder}/routes.ts`) : {}
}
