import type { Language, Texts } from '../language.ts'

/** A picture of a gallery, with what it shows and a caption. */
export interface GalleryPicture {
  picture: string
  alt: Texts
  caption: Texts
}

/** A picture without texts, or with those of one language. */
type Part = Pick<GalleryPicture, 'picture'> & { alt?: string | Texts; caption?: string | Texts }

const none: Texts = { en: '', 'zh-CN': '', 'zh-TW': '' }

export function isGallery(value: unknown): value is GalleryPicture[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object')
}

/** The pictures in their order, without texts. */
export function picturesOnly(gallery: readonly GalleryPicture[]): Part[] {
  return gallery.map(({ picture }) => ({ picture }))
}

/** The texts of the pictures in one language, whatever the order of the pictures; empty when there are none. */
export function galleryTexts(gallery: readonly GalleryPicture[], language: Language): Part[] | '' {
  const written = gallery
    .map(({ picture, alt, caption }) => ({ picture, alt: alt[language], caption: caption[language] }))
    .filter(({ alt, caption }) => alt || caption)
    .sort((one, other) => (one.picture < other.picture ? -1 : 1))
  return written.length > 0 ? written : ''
}

/** A gallery with other pictures, or in another order; those that it had keep their texts unless others are given. */
export function withPictures(gallery: readonly GalleryPicture[], pictures: readonly Part[]): GalleryPicture[] {
  return pictures.map((one) => ({
    ...(gallery.find(({ picture }) => picture === one.picture) ?? { alt: none, caption: none }),
    ...(one as Pick<GalleryPicture, 'picture'>),
  }))
}

/** A gallery with other texts in one language. */
export function withGalleryTexts(
  gallery: readonly GalleryPicture[],
  language: Language,
  texts: readonly Part[] | '',
): GalleryPicture[] {
  return gallery.map(({ picture, alt, caption }) => {
    const given = texts === '' ? undefined : texts.find((one) => one.picture === picture)
    return {
      picture,
      alt: { ...alt, [language]: given?.alt ?? '' },
      caption: { ...caption, [language]: given?.caption ?? '' },
    }
  })
}
