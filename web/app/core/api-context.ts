import type { Api } from '@portal/client/api'
import { createContext } from 'react-router'

/** The server's api, bound to the request that is being rendered. */
export const apiContext = createContext<Api>()
