import type { DemoLegalDocument } from './about-types.ts'
import { languageAccess } from './legal/language-access.ts'
import { licence } from './legal/licence.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'

export const legalDocuments: DemoLegalDocument[] = [privacy, terms, licence, languageAccess]
