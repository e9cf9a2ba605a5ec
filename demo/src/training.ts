import { fileURLToPath } from 'node:url'
import { addExamQuestion, addFilm, addModule, type FileStore, filmIn, type Tx } from '@portal/server/seed'
import { picture } from './media.ts'
import { sceneSeconds, trainings } from './training/index.ts'

/** Days from the assignment to the due date; others are due at the end of the year. */
const dueDays: Record<string, number> = {
  'infection-control': 90,
  'fall-prevention': 90,
  dementia: 120,
  emergencies: 30,
}

/** Adds the training modules with their films and questions. @returns their ids by key */
export async function loadTraining(tx: Tx, files: FileStore): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, scenes, questions, poster, ...content } of trainings) {
    const film = filmIn(fileURLToPath(new URL(`../film/training/${key}`, import.meta.url)))
    const durationMs = scenes.length * sceneSeconds * 1000
    const id = await addModule(tx, {
      ...content,
      filmId: await addFilm(tx, files, { ...film, title: content.title.en, durationMs }),
      poster: await picture(files, poster),
      dueDays: dueDays[key] ?? null,
      passMark: 80,
      examQuestions: 10,
      timeLimitMinutes: 30,
      retakeWaitHours: 1,
    })
    for (const question of questions) await addExamQuestion(tx, id, question)
    ids.set(key, id)
  }
  return ids
}
