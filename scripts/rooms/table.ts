/**
 * Which rooms may import which, types included (docs/decisions/0042-rooms-and-their-doors.md). A room is a folder, or a few files.
 * Every folder below `contract/src`, `server/src`, `web/app` and `console/app` that is not named here is a domain.
 */
export interface Room {
  name: string
  /** Folders and files, including everything below them. The longest path wins. */
  paths: readonly string[]
  /** Names of rooms; `*` for every room. */
  may: readonly string[]
}

const contract = ['contract', 'contract/content', 'contract/person', 'contract/fields']
const platform = [
  'server',
  'server/audit',
  'server/content',
  'server/db',
  'server/files',
  'server/http',
  'server/messages',
  'server/secrets',
  'server/undo',
]
const website = ['client', 'web', 'web/content', 'web/core', 'web/lib', 'web/locales', 'web/shell', 'web/ui']

/** Domains that declare kinds of content. */
const managed = ['about', 'activities', 'care', 'company', 'home', 'news', 'search'].map(
  (domain) => `contract/${domain}`,
)

const staffApp = ['client', 'console/core', 'console/locales', 'console/ui']

/** What a domain may import from outside of domains, by workspace. */
export const open = {
  contract,
  server: [...contract, ...platform],
  web: [...contract, ...website],
  console: [...contract, ...staffApp],
}

/** Which other domains a domain may import, in contract, server, web and console alike. Domains that import no others are not listed. */
export const crossImports: Record<string, readonly string[]> = {
  about: ['search'],
  accounts: ['company'],
  activities: ['accounts', 'company', 'search'],
  callbacks: ['accounts', 'company'],
  care: ['accounts', 'company', 'search'],
  disconnected: ['company'],
  feedback: ['accounts'],
  home: ['accounts', 'activities', 'care', 'company', 'feedback'],
  me: ['accounts', 'activities', 'care', 'feedback', 'push', 'training'],
  push: ['accounts'],
  staff: ['accounts'],
  training: ['accounts', 'company'],
  work: ['accounts', 'callbacks', 'care', 'company'],
}

export const rooms: readonly Room[] = [
  { name: 'contract', paths: ['contract/src/'], may: contract },
  { name: 'contract/person', paths: ['contract/src/person/'], may: contract },
  { name: 'contract/fields', paths: ['contract/src/fields/'], may: contract },
  { name: 'contract/content', paths: ['contract/src/content/'], may: contract },
  { name: 'client', paths: ['client/src/'], may: [...contract, 'contract/accounts'] },

  {
    name: 'server/start',
    paths: ['main', 'app', 'open', 'chores', 'domains', 'seed', 'add-content'].map(serverFile),
    may: ['*'],
  },
  { name: 'server', paths: ['server/src/'], may: [...contract, ...platform] },
  { name: 'server/audit', paths: ['server/src/audit/'], may: ['server/db', 'server/http', 'server/secrets'] },
  { name: 'server/checks', paths: ['server/src/checks/'], may: ['server', 'server/http'] },
  {
    name: 'server/content',
    paths: ['server/src/content/'],
    may: [
      ...contract,
      'contract/feedback',
      'server',
      'server/accounts',
      'server/audit',
      'server/db',
      'server/files',
      'server/http',
      'server/messages',
      'server/secrets',
    ],
  },
  { name: 'server/db', paths: ['server/src/db/'], may: [] },
  { name: 'server/files', paths: ['server/src/files/'], may: [...contract, ...platform] },
  { name: 'server/http', paths: ['server/src/http/'], may: [...contract, 'server', 'server/db', 'server/secrets'] },
  {
    name: 'server/messages',
    paths: ['server/src/messages/'],
    may: ['server', 'server/db', 'server/http', 'server/secrets'],
  },
  { name: 'server/secrets', paths: ['server/src/secrets/'], may: ['server/db'] },
  {
    name: 'server/undo',
    paths: ['server/src/undo/'],
    may: [...contract, 'server/audit', 'server/db', 'server/http', 'server/messages'],
  },

  { name: 'web', paths: ['web/app/'], may: [...contract, 'contract/company', ...website] },
  { name: 'web/content', paths: ['web/app/content/'], may: [...contract, 'web', 'web/core', 'web/lib', 'web/ui'] },
  {
    name: 'web/core',
    paths: ['web/app/core/'],
    may: [
      ...contract,
      'client',
      'contract/accounts',
      'contract/company',
      'web',
      'web/desktop',
      'web/lib',
      'web/locales',
      'web/mobile',
      'web/shell',
      'web/ui',
    ],
  },
  { name: 'web/desktop', paths: ['web/app/desktop/'], may: ['contract/company', 'web/core', 'web/locales', 'web/ui'] },
  {
    name: 'web/lib',
    paths: ['web/app/lib/'],
    may: [...contract, 'client', 'web', 'web/core', 'web/locales', 'web/ui'],
  },
  // Loaded on the phone site alone, so what it takes along is not in every page's scripts, unlike the desktop's.
  {
    name: 'web/mobile',
    paths: ['web/app/mobile/'],
    may: ['contract/company', 'web/core', 'web/lib', 'web/locales', 'web/ui'],
  },
  { name: 'web/locales', paths: ['web/app/locales/'], may: [...contract, 'web/core'] },
  {
    name: 'web/shell',
    paths: ['web/app/shell/'],
    may: [
      ...contract,
      'contract/accounts',
      'contract/company',
      'client',
      'web',
      'web/core',
      'web/lib',
      'web/locales',
      'web/ui',
    ],
  },
  { name: 'console', paths: ['console/app/'], may: ['*'] },
  // Its pages are made of what the domains declare as content.
  { name: 'console/content', paths: ['console/app/content/'], may: [...contract, ...managed, ...staffApp] },
  {
    name: 'console/core',
    paths: ['console/app/core/'],
    may: [...contract, 'client', 'contract/accounts', 'contract/staff', 'contract/work', 'console/locales'],
  },
  { name: 'console/locales', paths: ['console/app/locales/'], may: [...contract, 'console/core'] },
  {
    name: 'console/shell',
    paths: ['console/app/shell/'],
    may: [...contract, 'contract/accounts', 'contract/backup', 'contract/staff', ...staffApp, 'console/pages'],
  },
  // The one table of pages loads each of them.
  { name: 'console/pages', paths: ['console/app/shell/pages.ts'], may: ['*'] },
  {
    name: 'console/ui',
    paths: ['console/app/ui/'],
    may: [...contract, 'contract/work', 'client', 'console/core', 'console/locales'],
  },
  { name: 'web/ui', paths: ['web/app/ui/'], may: [...contract, 'client', 'web/core', 'web/lib', 'web/locales'] },
]

function serverFile(name: string): string {
  return `server/src/${name}.ts`
}
