import type { Api } from '@portal/client/api'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, Params } from 'react-router'
import { apiContext } from '../api-context'
import { pageUrl } from '../site'

interface Asked {
  params: Params
  /** As on the desktop site. */
  url: URL
}

/** Loads a page's data; one function for server and browser. */
export type PageData<T> = (api: Api, asked: Asked) => Promise<T>

/** A route's `loader`: loads the page's data in process. */
export function onServer<T>(load: PageData<T>) {
  return ({ context, params, request }: LoaderFunctionArgs) =>
    load(context.get(apiContext), { params, url: pageUrl(request.url) })
}

/**
 * A route's `clientLoader`: loads the same data over HTTP, for navigation in the browser. Takes a function that imports
 * the module with `load`, so that the HTTP client and the contract's schemas are fetched on first use and not with the page.
 */
export function inBrowser<T>(fetchModule: () => Promise<{ load: PageData<T> }>) {
  return async ({ params, request }: ClientLoaderFunctionArgs) => {
    const [{ load }, { httpApi }] = await Promise.all([fetchModule(), import('../../lib/api')])
    return load(httpApi, { params, url: pageUrl(request.url) })
  }
}

/** Loads one section of a page. A failure is logged and leaves the section empty; the rest works (H15, E08). */
export async function section<T>(name: string, data: Promise<T>, empty: T): Promise<T> {
  try {
    return await data
  } catch (error) {
    console.info(`${name} could not be loaded:`, error instanceof Error ? error.message : error)
    return empty
  }
}
