import { readUser } from '@portal/client/session'
import type { MetaFunction } from 'react-router'
import { pageMeta } from '../core/meta'
import type { PageHandle } from '../lib/first-scripts'
import { part } from '../lib/part'
import { meTexts } from '../locales/me'
import askForRecord from './record-ahead?inline-script'
import { tabFiles } from './tab-files'
import { loadTab } from './tab-parts'
import { isAccountTab, requestedTab, shownTab } from './tabs'

export const meta: MetaFunction = (args) =>
  pageMeta(({ shell }, { company, language }) => {
    const { title, description, tab, oneApplication } = meTexts(language)
    const search = new URLSearchParams(args.location.search)
    const asked = requestedTab(search)
    const name = asked === 'requests' && search.has('request') ? oneApplication : tab[asked]
    return { title: `${name} · ${title} · ${company?.companyName || shell.siteName}`, description }
  })(args)

const fetchCenter = () => import('./center')
const Center = part(() => fetchCenter().then(({ Center }) => Center))

export const handle: PageHandle = {
  imported: (search) => ['me/center.tsx', tabFiles[requestedTab(search)]],
  inline: askForRecord,
}

/** Fetches the tab's code before the navigation, and requests the account's record in parallel. */
export async function clientLoader({ request }: { request: Request }): Promise<null> {
  const search = new URL(request.url).searchParams
  const user = readUser()
  const isAboutAccount = user && isAccountTab(shownTab(search, user.userType))
  await Promise.all([
    load(search),
    isAboutAccount &&
      fetchCenter().then(
        ({ askForRecord }) => askForRecord(user.userType),
        () => {},
      ),
  ])
  return null
}
clientLoader.hydrate = true as const

async function load(search: URLSearchParams) {
  const user = readUser()
  await Promise.all([Center.load(), loadTab(user ? shownTab(search, user.userType) : requestedTab(search))])
}

// Prefetching this page also fetches its first tab.
if (!import.meta.env.SSR) void load(new URLSearchParams(location.search))

/** The personal center (A10, R19): tabs from several domains, each with its own URL by `?tab=`. */
export default function PersonalCenter() {
  return <Center />
}
