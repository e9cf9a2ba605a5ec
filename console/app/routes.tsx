import { createBrowserRouter } from 'react-router'
import { Broken } from './shell/broken'
import { FirstPage } from './shell/first-page'
import { Frame } from './shell/frame'
import { NotFound } from './shell/not-found'
import { pages } from './shell/pages'
import { Waiting } from './shell/waiting'

/** The console's addresses, below /staff. Pages behind the login come when they are opened. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: Broken,
      HydrateFallback: Waiting,
      children: [
        { path: 'login', lazy: async () => ({ Component: (await import('./staff/login/login')).Login }) },
        { path: 'set-up', lazy: async () => ({ Component: (await import('./staff/login/set-up')).SetUp }) },
        { path: 'first', lazy: async () => ({ Component: (await import('./staff/login/first')).First }) },
        { path: 'link', lazy: async () => ({ Component: (await import('./staff/login/link')).Link }) },
        {
          Component: Frame,
          children: [
            {
              ErrorBoundary: Broken,
              children: [
                { index: true, Component: FirstPage },
                ...pages.map(({ path, load, fetch }) => ({
                  path,
                  lazy: async () => ({ Component: await load() }),
                  ...(fetch && { loader: fetch }),
                })),
                { path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/staff' },
)
