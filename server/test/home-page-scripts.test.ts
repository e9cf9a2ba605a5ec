import { readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ModuleLists } from '../../web/module-lists.ts'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const web = (await import(webBuild)) as ServerBuild
const lists: ModuleLists = JSON.parse(readFileSync(new URL('../../web/build/modules.json', import.meta.url), 'utf8'))

/** What `core/` imports from elsewhere. */
const importedByCore = [
  'client/src/language.ts',
  'client/src/listeners.ts',
  'client/src/session.ts',
  'client/src/storage.ts',
  'client/src/texts.ts',
  'contract/src/language.ts',
  'contract/src/phone-site.ts',
  'contract/src/picture.ts',
  'contract/src/session-minutes.ts',
]

/** What stands in the script of `core/`: the document itself, and the way to the home page's data. */
const besideCore = ['web/app/home/home.tsx', 'web/app/root.tsx']

/** What the home page needs beside `core/` and `home/`: the document itself, and parts that it shares with other pages. */
const importedByHome = [
  'contract/src/when.ts',
  'web/app/activities/activity-card.tsx',
  'web/app/company/borough-labels.ts',
  'web/app/company/boroughs.svg',
  'web/app/company/office-links.tsx',
  'web/app/company/office-map.tsx',
  'web/app/company/pin.ts',
  'web/app/company/projection.ts',
  'web/app/company/still-map.tsx',
  'web/app/content/day.tsx',
  'web/app/entry.client.ts',
  'web/app/feedback/review-card.tsx',
  'web/app/root.tsx',
  'web/app/ui/phrases.tsx',
  'web/app/ui/picture.tsx',
  'web/app/ui/rating.tsx',
]

const portal = await openPortal({ web })
let document: string

beforeAll(async () => {
  document = (await portal.app.inject({ url: '/' })).body
})

describe('the scripts that every page loads', () => {
  test('are one script of core/ and its imports', () => {
    const scripts = scriptsWith('web/app/core/texts.ts')
    expect(scripts).toHaveLength(1)
    const others = ownModules(scripts).filter((module) => !module.startsWith('web/app/core/'))
    expect(others).toEqual([...importedByCore, ...besideCore])
  })

  test('contain the texts of the shell and the home page, and no others', () => {
    const modules = ownModules(scriptsWith('web/app/locales/en/index.ts'))
    const words = ['errors', 'home', 'index', 'shell', 'ui'].map((name) => `web/app/locales/en/${name}.ts`)
    expect(modules).toEqual(words)
  })
})

describe("the script of a site's frame", () => {
  test.each([
    ['desktop', 'mobile'],
    ['mobile', 'desktop'],
  ])('%s is a script that imports nothing of %s', (own, other) => {
    const scripts = scriptsWith(`web/app/${own}/site-frame.tsx`)
    expect(scripts).toHaveLength(1)
    expect(ownModules(withImports(scripts)).filter((module) => module.startsWith(`web/app/${other}/`))).toEqual([])
  })
})

describe('the scripts of the home page', () => {
  test('are core/, home/, the frameworks, and the parts shared with other pages', () => {
    const modules = ownModules(loadedBy(document))
    expect(modules).toContain('web/app/home/banner.tsx')
    const foreign = modules.filter((module) => !/^web\/app\/(core|home)\//.test(module))
    expect(foreign).toEqual([...importedByCore, ...importedByHome].sort())
  })

  test('contain no packages except React and React Router', () => {
    const packages = modulesOf(loadedBy(document)).map(
      (module) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1],
    )
    expect(new Set(packages.filter(Boolean))).toEqual(new Set(['react', 'react-dom', 'react-router', 'scheduler']))
  })

  test('make no format of `Intl`, whose data a slow phone loads for longer than everything else takes', () => {
    const scripts = loadedBy(document).map((path) =>
      readFileSync(new URL(`../../web/build/client${path}`, import.meta.url), 'utf8'),
    )
    expect(scripts.filter((script) => script.includes('Intl.'))).toEqual([])
  })

  test('come with the style sheet of every page and that of the site’s frame, and no other', () => {
    const sheets = [...document.matchAll(/<link[^>]+rel="stylesheet" href="\/assets\/(\w+)-/g)].map(([, name]) => name)
    expect(sheets).toEqual(['core', 'desktop'])
  })
})

function scriptsWith(module: string): string[] {
  return Object.keys(lists).filter((path) => lists[path]?.modules.includes(module))
}

/** The scripts that a document imports, and those that they import before they run. */
function loadedBy(html: string): string[] {
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  return withImports(named.filter((path) => lists[path]))
}

function withImports(scripts: string[]): string[] {
  const found = new Set(scripts)
  for (const path of found) for (const next of lists[path]?.imports ?? []) found.add(next)
  return [...found]
}

function modulesOf(scripts: string[]): string[] {
  return [...new Set(scripts.flatMap((path) => lists[path]?.modules ?? []))].sort()
}

/** Modules of the project, without packages, the bundler's helpers and styles. */
function ownModules(scripts: string[]): string[] {
  return modulesOf(scripts).filter((module) => /^(web|client|contract)\//.test(module) && !module.endsWith('.css'))
}
