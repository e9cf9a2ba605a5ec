import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router'
import { LanguageProvider } from './core/language-provider'
import { queryClient } from './core/query'
import { useSession } from './core/session'
import { theme, variables } from './core/theme'
import { router } from './routes'

/** The nonce that the server gave to this copy of the page (server/src/http/console.ts). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Messages name people, so a locked screen shows none; they are there after unlocking. */
function Messages() {
  const session = useSession()
  return session?.token !== null && <Notifications position="bottom-right" limit={4} />
}

/** The console with everything that its pages stand in. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <Messages />
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
