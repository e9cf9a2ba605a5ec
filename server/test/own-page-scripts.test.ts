import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { ModuleLists } from '../../web/module-lists.ts'
import { openPortal } from './setup/portal.ts'

/** What each tab of the personal center shows, from `web/app/`. */
const tabFiles = {
  profile: 'me/profile.tsx',
  documents: 'accounts/profile/documents-tab.tsx',
  security: 'accounts/profile/security-tab.tsx',
  requests: 'care/applications/applications-tab.tsx',
  activities: 'activities/my-activities-tab.tsx',
  reviews: 'feedback/my-reviews-tab.tsx',
  training: 'training/list/training-tab.tsx',
}

const webBuild = '../../web/build/server/index.js'
const lists: ModuleLists = JSON.parse(readFileSync(new URL('../../web/build/modules.json', import.meta.url), 'utf8'))
const portal = await openPortal({ web: (await import(webBuild)) as ServerBuild })

describe('the document of a page behind the login', () => {
  test.each(['/user/index', '/h5/user/index'])(
    'names all scripts that its page needs, and runs them at once: %s',
    async (path) => {
      const { body, headers } = await portal.app.inject({ url: path, headers: { 'accept-language': 'zh-TW' } })
      const named = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, script = '']) => script)
      expect(new Set(named).size).toBe(named.length)
      const modules = named.flatMap((script) => lists[script]?.modules ?? [])
      const site = path.startsWith('/h5/') ? 'mobile' : 'desktop'
      for (const part of ['me/personal-center.tsx', 'shell/guarded.tsx', 'entry.client.ts', `${site}/site-frame.tsx`])
        expect(modules).toContain(`web/app/${part}`)
      const words = modules.filter((module) => /^web\/app\/locales\/[\w-]+\//.test(module))
      expect(words).toContain('web/app/locales/zh-TW/profile.ts')
      expect(words.filter((module) => !module.startsWith('web/app/locales/zh-TW/'))).toEqual([])
      for (const script of named) for (const next of lists[script]?.imports ?? []) expect(named).toContain(next)
      const [module = ''] = /<script type="module">[\s\S]*?<\/script>/.exec(body) ?? []
      expect(headers['content-security-policy']).toContain(hashOf(module.replace(/<\/?script[^>]*>/g, '')))
      expect(body).not.toMatch(/<script[^>]*text\/boot/)
    },
  )
})

describe('the document of the personal center', () => {
  test.each(Object.entries(tabFiles))(
    '[A10] names scripts and sheets of the tab that it opens, and of no other: %s',
    async (tab, file) => {
      const { body } = await portal.app.inject({ url: `/h5/user/index?tab=${tab}` })
      const named = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, script = '']) => script)
      const files = Object.values(tabFiles).map((name) => `web/app/${name}`)
      const modules = named.flatMap((script) => lists[script]?.modules ?? [])
      expect(modules.filter((module) => files.includes(module))).toEqual([`web/app/${file}`])
      for (const sheet of named.flatMap((script) => lists[script]?.sheets ?? []))
        expect(body).toContain(`<link rel="stylesheet" href="${sheet}"`)
    },
  )

  test('leaves no sheet to the routes, for which a way to it would wait', () => {
    const scripts = Object.keys(lists).filter((script) => /\/(guarded|personal-center)-[^/]*$/.test(script))
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) expect(withImports(script).flatMap((name) => lists[name]?.sheets ?? [])).toEqual([])
  })
})

function withImports(script: string): string[] {
  const found = new Set([script])
  for (const name of found) for (const next of lists[name]?.imports ?? []) found.add(next)
  return [...found]
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
