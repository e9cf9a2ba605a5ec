import { accounts } from './cells/accounts.ts'
import { care } from './cells/care.ts'
import { content } from './cells/content.ts'
import { staff } from './cells/staff.ts'
import type { Row } from './row.ts'

/** The status that each caller gets. Staff is a coordinator here: calls for other roles refuse everyone, and other tests cover them. */
export const cells: Record<string, Row> = { ...content, ...accounts, ...care, ...staff }
