import { askMailServer, askTextProvider } from '../server/src/messages/ask-providers.ts'
import { runTool } from './tool.ts'

/**
 * The part of `homecare doctor` that needs the portal's user and settings: opening database, keys and files checks that they belong
 * together; then the providers of messages are asked.
 */
await runTool(async (_, config) => {
  console.log('ok    database, keys and files belong together')
  for (const [name, check] of [
    ['mail server', askMailServer],
    ['provider of text messages', askTextProvider],
  ] as const) {
    const answer = await check(config).catch((error: Error) => error.message)
    if (answer === undefined) continue
    console.log(answer === 'ok' ? `ok    the ${name} takes the login` : `FAULT the ${name}: ${answer}`)
    if (answer !== 'ok') process.exitCode = 1
  }
})
