import { accounts } from './cells/accounts.ts'
import { care } from './cells/care.ts'
import { content } from './cells/content.ts'
import { staff } from './cells/staff.ts'
import type { Row } from './row.ts'

/** What each caller is answered. Staff are a coordinator; what only an admin or editor may do is refused here and tested beside. */
export const cells: Record<string, Row> = { ...content, ...accounts, ...care, ...staff }
