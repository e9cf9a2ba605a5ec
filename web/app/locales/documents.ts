import { domainTexts } from '../core/texts'

/** The words of documents. */
export const [documentTexts, useDocumentTexts] = await domainTexts<typeof import('./en/documents')>(
  import.meta.glob('./*/documents.ts'),
)
