import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router'
import { LanguageProvider } from './core/language-provider'
import { later, useAreHere } from './core/later'
import { queryClient } from './core/query'
import { theme, variables } from './core/theme'
import { router } from './routes'

/** The nonce that the server gave to this copy of the page (server/src/http/pages/console.ts). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const Messages = later(async () => (await import('./shell/messages')).Messages)

/** The console with everything that its pages stand in. */
export function App() {
  const areHere = useAreHere()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          {areHere && <Messages />}
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
