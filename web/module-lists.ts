import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}web/build/modules.json`

/**
 * What a script of the build is made of: the scripts that it imports before it runs, the sheets that it needs, and its modules, from the root
 * of the project.
 */
export type ModuleLists = Record<string, { imports: string[]; sheets: string[]; modules: string[] }>

/** Writes which modules each script holds, for the test that watches what pages load. */
export function moduleLists(): Plugin {
  return {
    name: 'module-lists',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_, bundle) {
      const lists: ModuleLists = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const modules = Object.keys(output.modules).map((id) => id.replace(root, '').replace(/\?.*/, ''))
        lists[`/${output.fileName}`] = {
          imports: output.imports.map((name) => `/${name}`),
          sheets: [...(output.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
          modules: [...new Set(modules)].sort(),
        }
      }
      mkdirSync(`${root}web/build`, { recursive: true })
      writeFileSync(file, JSON.stringify(lists, null, 1))
    },
  }
}

/** Provides the lists to the server, which is built after the browser's scripts: a document can name what its page will need. */
export function readModuleLists(): Plugin {
  return {
    name: 'read-module-lists',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: /^virtual:module-lists$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:module-lists$/ },
      handler: () => `export const lists = ${readFileSync(file, 'utf8')}`,
    },
  }
}
