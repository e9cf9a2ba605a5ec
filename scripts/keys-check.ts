import { runTool } from './shared/tool.ts'

/** `homecare keys check`: opening the data fails, with the key's name, when a key that has sealed data is missing or is another one. */
await runTool(async ({ db, keys }) => {
  const known = await db.selectFrom('key_checks').select('id').orderBy('made_at').execute()
  console.log(
    `Every key that has sealed data is here: ${known.map(({ id }) => id).join(', ')}. New data is sealed with ${keys.activeId}.`,
  )
})
