import { parseArgs } from 'node:util'
import { Email } from '@portal/contract/person/person'
import { sealEntries } from '../../server/src/audit/seal.ts'
import { Throttles } from '../../server/src/http/guards/throttles.ts'
import type { Services } from '../../server/src/services.ts'
import { runTool } from './tool.ts'

interface ToolInput {
  email: string
  authenticator: boolean
}

/** Runs a tool for the staff account given by `--email`. */
export async function runStaffTool(
  name: string,
  work: (services: Pick<Services, 'db' | 'keys' | 'throttles'>, given: ToolInput) => Promise<void>,
): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string', default: '' }, authenticator: { type: 'boolean', default: false } },
  })
  const email = Email.safeParse(values.email)
  if (!email.success) {
    console.error(`Tell whose account it is:\n  npm run ${name} -- --email mei@example.org`)
    process.exit(2)
  }
  await runTool(async ({ db, keys }) => {
    const throttles = new Throttles(db, keys, { ofStrangers: true })
    await work({ db, keys, throttles }, { email: email.data, authenticator: values.authenticator })
    await sealEntries(db, keys)
  })
}
