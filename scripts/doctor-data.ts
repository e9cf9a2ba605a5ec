import { stateOfBackups } from '../server/src/backup/attempts.ts'
import { type Finding, fault, lineOf, ok } from '../server/src/checks/finding.ts'
import { checkProcess } from '../server/src/checks/process.ts'
import { compareClocks } from '../server/src/db/clock.ts'
import { askMailServer, askTextProvider } from '../server/src/messages/ask-providers.ts'
import { backupCheck } from './homecare/checks/backups.ts'
import { runTool } from './shared/tool.ts'

/**
 * The part of `homecare doctor` that needs the portal's user and settings: what each start looks at, too; opening database, keys and
 * files checks that they belong together; then the providers of messages are asked.
 */
for (const finding of await checkProcess(process.env)) report(finding)
await runTool(async ({ db }, config) => {
  report(ok('database, keys and files belong together'))
  answered('clock agrees with the database’s', await compareClocks(db).then(() => 'ok', messageOf))
  report(backupCheck(await stateOfBackups(db), config.backupTo))
  for (const [name, check] of [
    ['mail server', askMailServer],
    ['provider of text messages', askTextProvider],
  ] as const) {
    const answer = await check(config).catch(messageOf)
    if (answer !== undefined) answered(`${name} takes the login`, answer)
  }
})

/** @param answer `ok`, or what is wrong */
function answered(claim: string, answer: string): void {
  report(answer === 'ok' ? ok(`the ${claim}`) : fault(`the ${claim}: ${answer}`))
}

function report(finding: Finding): void {
  console.log(lineOf(finding))
  if (finding.grade === 'FAULT') process.exitCode = 1
}

function messageOf(error: Error): string {
  return error.message
}
