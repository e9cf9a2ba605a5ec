import { phoneRoot } from '@portal/contract/phone-site'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../core/api-context'
import { texts } from '../core/texts'
import { siteContext } from '../lib/site'
import { loadCompany } from '../root-data'

/** Longest name that home screens show in full. */
const shortest = 12

/** The web manifest in the document's language: what the phone site is called and looks like once it is installed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(siteContext)
  const company = await loadCompany(context.get(apiContext))
  const { siteName, navigation, personalCenter } = texts(language).shell
  const name = company?.companyName || siteName
  const manifest = {
    id: phoneRoot,
    name,
    short_name: name.length <= shortest ? name : siteName,
    description: company?.tagline,
    lang: language,
    start_url: phoneRoot,
    scope: phoneRoot,
    display: 'standalone',
    theme_color: '#123A30',
    background_color: '#FBF7EF',
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    shortcuts: [
      { name: navigation.activities, url: `${phoneRoot}community/activity/list` },
      { name: navigation.services, url: `${phoneRoot}services` },
      { name: navigation.news, url: `${phoneRoot}community/news` },
      { name: personalCenter, url: `${phoneRoot}user/index` },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}

function icon(size: number, purpose: 'any' | 'maskable') {
  return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
