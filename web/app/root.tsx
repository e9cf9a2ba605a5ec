import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { httpApi } from './core/api'
import { apiContext } from './core/api-context'
import { afterLoad, beforePaint } from './core/boot'
import latinFont from './core/fonts/atkinson-latin.woff2?url'
import { ProblemPage } from './core/frame/problem'
import { InlineScript } from './core/inline-script'
import { currentLanguage } from './core/language'
import { SpeechContext, texts } from './core/texts'
import { siteContext } from './lib/site'
import { loadCompany, type RootData } from './root-data'
import './core/fonts.css'
import './core/global.css'

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  return { ...context.get(siteContext), company: await loadCompany(context.get(apiContext)) }
}

/** What is shown, and stays when it cannot be had anew: the phone number above all. */
let known: RootData | undefined

export async function clientLoader(): Promise<RootData> {
  const { siteUrl = location.origin, mapTilesUrl = '', company = null } = known ?? {}
  const fresh = await import('./root-data').then(
    ({ loadCompany }) => loadCompany(httpApi),
    () => null,
  )
  return { siteUrl, mapTilesUrl, language: currentLanguage(), company: fresh ?? company }
}

/**
 * The agency's words and contacts stay the same from page to page. A change of language asks for them again, also one during a
 * navigation, and so does a page that has none.
 */
export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return known?.language !== currentLanguage() || (!known.company && defaultShouldRevalidate)
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  // The root's data is missing when it could not be had: the browser knows the language all the same.
  const language = root?.language ?? (import.meta.env.SSR ? 'en' : currentLanguage())
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#123A30" />
        {/* The browser takes over what stands in the document: it needs the element, not the words of the script. */}
        <InlineScript code={import.meta.env.SSR ? beforePaint : ''} />
        <Meta />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        <SpeechContext value={{ language, texts: texts(language) }}>{children}</SpeechContext>
        <ScrollRestoration />
        <Scripts />
        <InlineScript code={import.meta.env.SSR ? afterLoad : ''} />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: { loaderData: RootData }) {
  known = loaderData
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemPage error={error} />
}
