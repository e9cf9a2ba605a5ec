import { lists } from 'virtual:module-lists'
import type { Language } from '@portal/contract/language'
import type { Site } from '../core/site'

const siteFrames: Record<Site, string> = {
  desktop: 'web/app/desktop/site-frame.tsx',
  phone: 'web/app/mobile/site-frame.tsx',
}

/** A route's `handle`: what its page imports later than the route, but shows at once. */
export interface PageHandle {
  /** The modules of a page with these parameters, from `web/app/`. */
  imported: (search: URLSearchParams) => string[]
  /** A script that its documents begin with, imported as `?inline-script`. */
  inline?: string
}

/** The scripts of the build that hold modules of `web/app/`. */
export function scriptsOf(modules: readonly string[]): string[] {
  return modules.flatMap((module) => scriptsWith(`web/app/${module}`))
}

/** The sheets of scripts and of what they import. */
export function sheetsOf(scripts: readonly string[]): string[] {
  return [...new Set(withImports(scripts).flatMap((script) => lists[script]?.sheets ?? []))]
}

/**
 * All scripts that a page needs before it shows anything, in one list (docs/decisions/0129): those that its document imports, the site's
 * frame, the texts in the document's language, and what each of them imports. By itself a browser finds one after the other.
 * @param imported the scripts that the document imports
 */
export function firstScripts(imported: readonly string[], language: Language, site: Site): string[] {
  const found = new Set([...imported, ...scriptsWith(siteFrames[site]), ...scriptsWith(textsFile(language, 'index'))])
  for (const script of found) {
    const { imports = [], modules = [] } = lists[script] ?? {}
    for (const next of [...imports, ...modules.flatMap((module) => textsFor(module, language))]) found.add(next)
  }
  return [...found]
}

function withImports(scripts: readonly string[]): string[] {
  const found = new Set(scripts)
  for (const script of found) for (const next of lists[script]?.imports ?? []) found.add(next)
  return [...found]
}

/** The texts that a module of `locales/` loads as it starts. */
function textsFor(module: string, language: Language): string[] {
  const [, domain] = /^web\/app\/locales\/([\w-]+)\.ts$/.exec(module) ?? []
  return domain ? scriptsWith(textsFile(language, domain)) : []
}

const textsFile = (language: Language, domain: string) => `web/app/locales/${language}/${domain}.ts`

const scriptOf = new Map(Object.entries(lists).flatMap(([script, { modules }]) => modules.map((of) => [of, script])))

function scriptsWith(module: string): string[] {
  const script = scriptOf.get(module)
  return script ? [script] : []
}
