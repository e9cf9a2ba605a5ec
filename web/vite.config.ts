import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// One file for what never changes between releases: it compresses better whole, and stays in the browser's cache.
const framework = { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [framework] } } } } },
  },
})
