import type { Api } from '@portal/client/api'
import { createContext } from 'react-router'

/** The server's in-process api, bound to the current request. */
export const apiContext = createContext<Api>()
