import { oldestBrowsers } from '@portal/client/oldest-browsers'
import { defineConfig } from 'vite'

// React and what every screen needs change seldom, so they stand apart.
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
  { name: 'components', test: /node_modules\/(@mantine|@floating-ui|clsx|react-remove-scroll)\// },
  // Shared modules in two files, in place of many small ones. Texts import the contract and the kit awaits texts: in one file they would deadlock.
  { name: 'contract', test: /contract\/src\//, minShareCount: 6 },
  { name: 'kit', test: /console\/app\/(ui|core)\/|client\/src\//, minShareCount: 6 },
]

export default defineConfig({
  base: '/staff/',
  // The server puts a new one into every copy of the page (server/src/http/console.ts).
  html: { cspNonce: 'CSP-NONCE' },
  build: {
    target: oldestBrowsers,
    outDir: 'build',
    // The test of the first view's budget reads which files a page needs.
    manifest: true,
    // Fonts and pictures inside of scripts or styles would be kept twice by browsers, and the policy forbids some of them.
    assetsInlineLimit: 0,
    rollupOptions: { output: { codeSplitting: { groups } } },
  },
})
