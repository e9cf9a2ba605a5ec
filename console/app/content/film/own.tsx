import type { OwnOfFilm } from '@portal/contract/content/endpoints'
import type { Language } from '@portal/contract/language'
import { useFilmTexts } from '../../locales/film'
import shared from '../content.module.css'
import styles from './film.module.css'

/** The poster that a film shows while no other is chosen. */
export function OwnPoster({ own }: { own: OwnOfFilm }) {
  const texts = useFilmTexts()
  if (own.poster === null) return <p className={shared.small}>{texts.noPoster}</p>
  return (
    <figure className={styles.own}>
      <img src={own.poster} width={240} alt="" />
      <figcaption className={shared.small}>{texts.ownPoster}</figcaption>
    </figure>
  )
}

/** The captions that a film shows while no others are written. */
export function OwnCaptions({ own, language }: { own: OwnOfFilm; language: Language }) {
  const texts = useFilmTexts()
  const captions = own.captions[language]
  if (!captions) return <p className={shared.small}>{texts.noCaptions}</p>
  return (
    <p className={shared.small}>
      <span>{texts.ownCaptions(captions.count)}</span>
      <q lang={language}>{captions.first}</q>
    </p>
  )
}
