import { oldestBrowsers } from '@portal/client/oldest-browsers'
import { defineConfig } from 'vite'

const first: '$initial'[] = ['$initial']

/**
 * The first list comes with the console (app/shell/pages.ts), so what it needs is what the entry imports: a few files, which are loaded at once.
 * React and the library's components change seldom and stand apart. Texts import the contract, and the console awaits texts: in one file they
 * would deadlock.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
  { name: 'components', test: /node_modules\/(@mantine|clsx)\//, tags: first },
  { name: 'contract', test: /contract\/src\/|node_modules\/zod\//, tags: first },
  { name: 'console', test: /console\/app\/(?!main)|client\/src\/|node_modules\//, tags: first },
  // All that Chinese texts need.
  { name: 'spaced', test: /contract\/src\/spaced\.ts/ },
  // What other pages share, in place of many small files.
  { name: 'fields', test: /node_modules\//, minShareCount: 10 },
  { name: 'rules', test: /contract\/src\//, minShareCount: 6 },
  { name: 'kit', test: /console\/app\/(ui|core)\/|client\/src\//, minShareCount: 6 },
]

export default defineConfig({
  base: '/staff/',
  // The server puts a new one into every copy of the page (server/src/http/pages/console.ts).
  html: { cspNonce: 'CSP-NONCE' },
  build: {
    target: oldestBrowsers,
    outDir: 'build',
    // Safari 16, which cannot preload, loads all the same.
    modulePreload: { polyfill: false },
    // The test of the first view's budget reads which files a page needs.
    manifest: true,
    // Fonts and pictures inside of scripts or styles would be kept twice by browsers, and the policy forbids some of them.
    assetsInlineLimit: 0,
    rollupOptions: { output: { codeSplitting: { groups } } },
  },
})
