import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// Few files compress better than many: one for what never changes between releases, one for what every page needs.
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'app',
    // What not every page needs stays out of it: forms, dialogs, lists in pages, rich text, uploads, large
    // pictures, the warning before a session ends.
    test: /web\/app\/(lib\/(?!upload)|ui\/(?!form\/|dialog|tabs|pages|rich-text|upload|viewer)|shell\/(?!coming|idle)|root\.tsx)|contract\/src\/(language|endpoint|envelope|picture)\.ts/,
  },
]

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
  },
})
