import type { OwnOfFilm } from '@portal/contract/content/endpoints'
import { homeFilmKind } from '@portal/contract/home/content'
import { siblingPath } from '@portal/contract/home/public'
import { inEachLanguage, type Texts } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import { cuesOf } from '../files/captions.ts'
import { filmId, filmPath } from '../files/media-films.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { ownParts } from './film-parts.ts'

interface Film {
  id: string
  label: Texts
  /** Whether it has any of its own. */
  hasPoster: boolean
  hasCaptions: boolean
}

/** Films that were set with their poster and captions (the one that is shown, and those before), uploaded ones, and those for trainings. */
export async function selectFilms(db: Database): Promise<Film[]> {
  const [added, uploaded, shown, earlier] = await Promise.all([
    db.selectFrom('training_films').select(['id', 'title']).orderBy('added_at', 'desc').orderBy('id').execute(),
    db
      .selectFrom('home_films')
      .innerJoin('staff_pictures', 'staff_pictures.path', 'home_films.path')
      .select(['home_films.path', 'name'])
      .where('deleted_at', 'is', null)
      .orderBy('added_at', 'desc')
      .orderBy('home_films.path')
      .execute(),
    db.selectFrom('home_video').select(['path', 'source']).executeTakeFirst(),
    db
      .selectFrom('content_versions')
      .innerJoin('content_records', 'content_records.id', 'record_id')
      .select('content')
      .where('kind', '=', homeFilmKind.kind)
      .execute(),
  ])
  const named = [shown && (shown.source ?? filmId(shown.path)), ...earlier.map(({ content }) => content.film)]
  const fromEditors = uploaded.map(({ path }) => filmId(path))
  const set = [...new Set(named)].filter(
    (name): name is string => filmPath(name) !== undefined && !fromEditors.includes(String(name)),
  )
  return [
    ...set.map((id) => ({ id, label: setByOperator, hasPoster: true, hasCaptions: true })),
    ...uploaded.map(({ path, name }) => ({
      id: filmId(path),
      label: inEachLanguage(() => name),
      hasPoster: false,
      hasCaptions: false,
    })),
    ...added.map(({ id, title }) => ({ id, label: inEachLanguage(() => title), hasPoster: false, hasCaptions: true })),
  ]
}

/** The films, each with what it has of its own. */
export async function describeFilms({ db, files }: Pick<Services, 'db' | 'files'>) {
  const films = await selectFilms(db)
  return Promise.all(
    films.map(async ({ id, label, hasPoster, hasCaptions }) => {
      const parts = hasCaptions ? await ownParts(db, files, id).catch(unlessGone) : undefined
      const path = filmPath(id)
      return {
        id,
        label,
        own: {
          poster: path && hasPoster ? siblingPath(path, 'poster.webp') : null,
          captions: captionsOf(parts?.captions),
        },
      }
    }),
  )
}

/** Its file may be gone, which is refused once it is published. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof PortalError)) throw error
}

function captionsOf(texts: Texts | undefined): OwnOfFilm['captions'] {
  return inEachLanguage((language) => {
    const cues = cuesOf(texts?.[language] ?? '')
    return cues[0] ? { count: cues.length, first: cues[0].text } : null
  })
}

const setByOperator = {
  en: 'Film that came with the site',
  'zh-CN': '网站自带的视频',
  'zh-TW': '網站內建的影片',
}
