import { oldestBrowsers } from '@portal/client/oldest-browsers'
import { build, type Plugin, type Rolldown } from 'vite'

const query = /\?inline-script$/

/**
 * Gives `import code from './file?inline-script'` the file as one script for a document: bundled, for the oldest browsers, minified. The
 * browser's build has an empty text instead, since it takes the script over from the document.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: query },
      async handler(id, importer) {
        const file = await this.resolve(id.replace(query, ''), importer)
        return file && { id: `${file.id}?inline-script`, moduleSideEffects: false }
      },
    },
    load: {
      filter: { id: query },
      async handler(id) {
        const code = this.environment.name === 'client' ? '' : await bundle(id.replace(query, ''))
        return `export default ${JSON.stringify(code)}`
      },
    },
  }
}

async function bundle(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: oldestBrowsers,
      write: false,
      modulePreload: false,
      rollupOptions: { input, output: { format: 'iife' } },
    },
  })
  const [script] = (result as Rolldown.RolldownOutput).output
  return script.code.trim()
}
