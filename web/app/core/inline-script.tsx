import { createContext, useContext } from 'react'

/** The mark that tells the renderer's own scripts from others while a document is rendered; empty in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)

/** A script that stands in the document and that the content security policy lets in. */
export function InlineScript({ code }: { code: string }) {
  return <script nonce={useContext(ScriptMark)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
