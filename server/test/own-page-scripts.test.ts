import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { ModuleLists } from '../../web/module-lists.ts'
import { openPortal } from './setup/portal.ts'

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
      for (const part of ['me/personal-center.tsx', 'shell/guarded.tsx', 'entry.client.ts', `${site}/surroundings.tsx`])
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

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
