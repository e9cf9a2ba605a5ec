import * as z from 'zod/mini'

/**
 * A public picture is identified by the relative path of its fallback file, `/media/<id>-<width>x<height>/<width>.jpg`.
 * picture.ts derives the other files from it; it is separate from this schema, so that showing a picture needs no
 * validation library.
 */
export const picturePath = z.string().check(z.regex(/^\/media\/[0-9a-f]{16}-\d+x\d+\/\d+\.jpg$/))
