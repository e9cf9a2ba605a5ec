import { compareClocks } from '../server/src/db/clock.ts'
import { askMailServer, askTextProvider } from '../server/src/messages/ask-providers.ts'
import { runTool } from './tool.ts'

/**
 * The part of `homecare doctor` that needs the portal's user and settings: opening database, keys and files checks that they belong
 * together; then the providers of messages are asked.
 */
await runTool(async ({ db }, config) => {
  console.log('ok    database, keys and files belong together')
  report('clock agrees with the database’s', await compareClocks(db).then(() => 'ok', messageOf))
  for (const [name, check] of [
    ['mail server', askMailServer],
    ['provider of text messages', askTextProvider],
  ] as const) {
    const answer = await check(config).catch(messageOf)
    if (answer !== undefined) report(`${name} takes the login`, answer)
  }
})

/** @param answer `ok`, or what is wrong */
function report(claim: string, answer: string): void {
  console.log(answer === 'ok' ? `ok    the ${claim}` : `FAULT the ${claim}: ${answer}`)
  if (answer !== 'ok') process.exitCode = 1
}

function messageOf(error: Error): string {
  return error.message
}
