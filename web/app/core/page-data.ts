import type { Api } from '@portal/client/api'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, Params } from 'react-router'
import { httpApi } from './api'
import { apiContext } from './api-context'

interface Asked {
  params: Params
  url: URL
}

/** What a page needs, in one function that runs on the server and in the browser alike. */
export type PageData<T> = (api: Api, asked: Asked) => Promise<T>

/** A route's `loader`: the page's data, asked for in process. */
export function onServer<T>(load: PageData<T>) {
  return ({ context, params, request }: LoaderFunctionArgs) =>
    load(context.get(apiContext), { params, url: new URL(request.url) })
}

/**
 * A route's `clientLoader`: the same data over HTTP, for navigation inside the browser. It takes the import of the
 * module that exports `load`: the contract's schemas are fetched when they are first needed, not with the page.
 */
export function inBrowser<T>(fetchModule: () => Promise<{ load: PageData<T> }>) {
  return async ({ params, request }: ClientLoaderFunctionArgs) => {
    const { load } = await fetchModule()
    return load(httpApi, { params, url: new URL(request.url) })
  }
}

/** Data of one section of a page: when it fails, that is logged, the section stays empty and the rest works (H15, E08). */
export async function section<T>(name: string, data: Promise<T>, empty: T): Promise<T> {
  try {
    return await data
  } catch (error) {
    console.info(`${name} could not be loaded:`, error instanceof Error ? error.message : error)
    return empty
  }
}
