import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Builds the service worker, one script by itself, beside the client's build. It carries the release: a mark of every file's name. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_, bundle) {
      const release = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('base64url').slice(0, 8)
      await build({
        configFile: false,
        root: path('.'),
        logLevel: 'warn',
        publicDir: false,
        define: { RELEASE: JSON.stringify(release) },
        build: {
          target: 'es2022',
          outDir: path('build/worker'),
          emptyOutDir: true,
          modulePreload: false,
          rollupOptions: {
            input: path('app/disconnected/worker/main.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
    },
  }
}
