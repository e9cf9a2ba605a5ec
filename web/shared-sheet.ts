import type { Plugin } from 'vite'

/**
 * Makes the sheet of the shared script one of the root route alone. As it comes, it is one of everything that imports the script, and
 * a script that is imported later would load it a second time, after the sheets that have to come after it.
 */
export function sharedSheet(name: string): Plugin {
  return {
    name: 'shared-sheet',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const shared = chunks.find((chunk) => chunk.name === name)?.viteMetadata?.importedCss
        const root = chunks.find((chunk) => chunk.name === 'root')?.viteMetadata?.importedCss
        if (!shared?.size || !root) this.error(`no sheet of ${name}, or no root that could have it`)
        for (const sheet of shared) root.add(sheet)
        shared.clear()
      },
    },
  }
}
