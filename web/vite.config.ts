import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// What not every page needs stays out of the group that every page loads: what loads behind the login, forms, dialogs,
// lists in pages, rich text, uploads, large pictures, the warning before a session ends.
const everyPage =
  /web\/app\/(core\/|lib\/(?!use-call)|ui\/(?!form\/|dialog|tabs|pages|card|detail-list|not(ice|-loaded)|paged-list|rich-text|upload|viewer|wizard)|shell\/(?!coming|idle)|root\.tsx)|contract\/src\/(language|endpoint|envelope|picture)\.ts/
// What the home page shares with lists, and its styles: by themselves a dozen files of a kilobyte each, and six
// style sheets that each delay the first paint (docs/decisions/0033).
const homePage =
  /web\/app\/(home\/.*\.css|activities\/activity-card|feedback\/review-card|company\/(office-map|office-links|pin|projection|still-map)|ui\/phrases|content\/(card\.css|day|pills\.css|times))/

// Few files compress better than many: one for what never changes between releases, one for what every page needs.
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'app', test: new RegExp(`${everyPage.source}|${homePage.source}`) },
]

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
  },
})
