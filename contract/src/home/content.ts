import { managedEndpoints } from '../content/endpoints.ts'
import {
  captionsField,
  filmField,
  lineText,
  numberField,
  optionalPictureField,
  paragraphText,
  pictureField,
} from '../content/fields.ts'
import { contentKind } from '../content/kind.ts'

export const bannerKind = contentKind({
  kind: 'banner',
  access: ['staff:editor'],
  key: 'number',
  ordered: true,
  title: 'title',
  fields: {
    title: lineText(80),
    text: lineText(200),
    picture: pictureField(),
    alt: lineText(300, { describes: 'picture' }),
  },
  together: ['title', 'text', 'alt'],
})

export const managedBanners = managedEndpoints(bannerKind)

const count = () => numberField(0, 1_000_000)

/** The agency's figures; `satisfaction` in percent. */
export const figuresKind = contentKind({
  kind: 'figures',
  access: ['staff:editor'],
  key: 'single',
  fields: {
    regionCount: count(),
    satisfaction: numberField(0, 100),
    elderCount: count(),
    caregiverCount: count(),
  },
})

export const managedFigures = managedEndpoints(figuresKind)

/** A service of the showcase on the home page, which is no service that people apply for. */
export const serviceScopeKind = contentKind({
  kind: 'service-scope',
  access: ['staff:editor'],
  key: 'number',
  ordered: true,
  title: 'title',
  fields: {
    title: lineText(80),
    content: paragraphText(500),
    picture: optionalPictureField(),
    alt: lineText(300, { optional: true, describes: 'picture' }),
  },
  together: ['title', 'content', 'alt'],
})

export const managedServiceScopes = managedEndpoints(serviceScopeKind)

/**
 * The film of the home page. `film` is the id of one that was added for trainings, or `media-` and the folder of one that was uploaded, or set with its
 * poster and captions; without a poster, and in a language without captions, it keeps its own, if it has any.
 */
export const homeFilmKind = contentKind({
  kind: 'home-film',
  access: ['staff:editor'],
  key: 'single',
  fields: { film: filmField(), poster: optionalPictureField(), captions: captionsField(20_000) },
})

export const managedHomeFilm = managedEndpoints(homeFilmKind)
