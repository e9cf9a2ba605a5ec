import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { line } from '@portal/contract/text'
import { sealEntries } from '../server/src/audit/seal.ts'
import { addCheckedFilm } from '../server/src/training/films/add-film.ts'
import { runTool } from './shared/tool.ts'

/** `npm run film:add -- --title T --video film.mp4 [--low small.mp4] --en en.vtt --zh-CN cn.vtt --zh-TW tw.vtt` */

const usage = `npm run film:add -- --title "Hand washing" --video film.mp4 --low small.mp4 \\
    --en captions.en.vtt --zh-CN captions.zh-CN.vtt --zh-TW captions.zh-TW.vtt`
const text = { type: 'string', default: '' } as const
const { values } = parseArgs({
  options: { title: text, video: text, low: text, en: text, 'zh-CN': text, 'zh-TW': text },
})
// npm runs the tool in the project's folder; paths are relative to the folder in which it was called.
const pathOf = (given: string) => given && resolve(process.env.INIT_CWD ?? '', given)
const [video, low, en] = [pathOf(values.video), pathOf(values.low), pathOf(values.en)]
const [simplified, traditional] = [pathOf(values['zh-CN']), pathOf(values['zh-TW'])]
const title = line(100).safeParse(values.title)
if (!title.success || title.data === '' || [video, en, simplified, traditional].includes('')) {
  console.error(`Tell the title, the film (MP4) and its captions (WebVTT) in three languages:\n  ${usage}`)
  process.exit(2)
}
await runTool(async (data) => {
  const captions = { en, 'zh-CN': simplified, 'zh-TW': traditional }
  const film = { title: title.data, standard: video, low: low || video, captions }
  const { id, durationMs } = await addCheckedFilm(data, film)
  await sealEntries(data.db, data.keys)
  console.log(`Film ${id}, ${Math.round(durationMs / 1000)} s: ${title.data}`)
  if (!low) console.log('Without --low, slow lines get the film in full size.')
})
