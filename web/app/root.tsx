import { currentLanguage } from '@portal/client/language'
import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { apiContext } from './core/api-context'
import latinFont from './core/fonts/atkinson-latin.woff2?url'
import { ProblemPage } from './core/frame/problem'
import { InlineScript } from './core/inline-script'
import { type Site, useSite } from './core/site'
import { LanguageContext } from './core/texts'
import desktopStyles from './desktop/desktop.css?url'
import afterLoad from './inline/after-load?inline-script'
import beforeAll from './inline/before-all?inline-script'
import beforePaint from './inline/before-paint?inline-script'
import { siteContext } from './lib/site'
import phoneStyles from './mobile/phone.css?url'
import { loadCompany, type RootData } from './root-data'
import './core/fonts.css'
import './core/tokens.css'
import './core/global.css'

/** The styles of each site's frame, which the other one does not load. */
const frameStyles: Record<Site, string> = { desktop: desktopStyles, phone: phoneStyles }

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  return { ...context.get(siteContext), company: await loadCompany(context.get(apiContext)) }
}

/** The data that is currently shown, above all the phone number; reused when it cannot be loaded again. */
let known: RootData | undefined

export async function clientLoader(): Promise<RootData> {
  const { siteUrl = location.origin, mapTilesUrl = '', company = null } = known ?? {}
  const fresh = await Promise.all([import('./root-data'), import('./lib/api')]).then(
    ([{ loadCompany }, { httpApi }]) => loadCompany(httpApi),
    () => null,
  )
  return { siteUrl, mapTilesUrl, language: currentLanguage(), company: fresh ?? company }
}

/**
 * The agency's data stays the same across pages. It is loaded again after a change of language, also one during a
 * navigation, and when it is missing.
 */
export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return known?.language !== currentLanguage() || (!known.company && defaultShouldRevalidate)
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  // The root's data is missing if it failed to load, but the browser still knows the language.
  const language = root?.language ?? (import.meta.env.SSR ? 'en' : currentLanguage())
  const site = useSite()
  return (
    <html lang={language} data-language={language} data-site={site} {...marks()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#123A30" />
        {/* Hydration takes the elements over from the document; the browser's build has no code for them. */}
        <InlineScript code={beforeAll} />
        <InlineScript code={beforePaint} />
        <Meta />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/site.webmanifest?lang=${language}`} />
        <Links />
        <link rel="stylesheet" href={frameStyles[site]} />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <Scripts />
        <InlineScript code={afterLoad} />
      </body>
    </html>
  )
}

/** What inline/before-paint.ts and later choices have written on the document: an error page is a new document for React, which would drop it. */
function marks() {
  if (import.meta.env.SSR) return {}
  const { session, textSize } = document.documentElement.dataset
  return { 'data-session': session, 'data-text-size': textSize }
}

export default function Root({ loaderData }: { loaderData: RootData }) {
  known = loaderData
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemPage error={error} />
}
