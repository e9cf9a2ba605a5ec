import { domainTexts } from '../core/texts'

export const [, useFilmTexts] = await domainTexts<typeof import('./en/film')>(import.meta.glob('./*/film.ts'))
