import { createContext, useContext } from 'react'

/** The nonce that identifies the renderer's own scripts during server rendering; undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined)

/** An inline script that the content security policy allows. */
export function InlineScript({ code }: { code: string }) {
  return <script nonce={useContext(ScriptNonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
