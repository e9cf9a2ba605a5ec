import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { picturePath } from '../picture-path.ts'

export const Banner = z.object({
  pcImageFileId: picturePath,
  alt: z.string(),
  title: z.string(),
  text: z.string(),
})
export type Banner = z.infer<typeof Banner>

export const getBanners = endpoint({
  method: 'GET',
  path: '/content/banners',
  access: ['visitor'],
  doc: 'Banners of the home page, in the order in which they show.',
  input: z.object({}),
  output: z.array(Banner),
})

export const Figures = z.object({
  regionCount: z.int(),
  satisfaction: z.number().check(z.describe('per cent')),
  elderCount: z.int(),
  caregiverCount: z.int(),
})
export type Figures = z.infer<typeof Figures>

export const getFigures = endpoint({
  method: 'GET',
  path: '/content/service-param',
  access: ['visitor'],
  doc: 'Figures of the agency; null until the agency has entered them.',
  input: z.object({}),
  output: z.nullable(Figures),
})

export const ServiceScope = z.object({
  title: z.string().check(z.describe('may be empty')),
  content: z.string().check(z.describe('may be empty')),
  picture: z.nullable(picturePath),
  alt: z.string(),
})
export type ServiceScope = z.infer<typeof ServiceScope>

export const getServiceScope = endpoint({
  method: 'GET',
  path: '/content/service-scope',
  access: ['visitor'],
  doc: 'What the agency does, for the showcase on the home page.',
  input: z.object({}),
  output: z.object({ serviceScopes: z.array(ServiceScope) }),
})

export const getHomeVideo = endpoint({
  method: 'GET',
  path: '/content/home-video/pc',
  access: ['visitor'],
  doc: 'Path of the promo video, empty when there is none. Poster and captions lie beside it.',
  input: z.object({}),
  output: z.string(),
})

/** Path of a video's poster or captions, which have fixed names in its folder. */
export function siblingPath(videoPath: string, name: 'poster.webp' | `captions.${string}.vtt`): string {
  return videoPath.replace(/[^/]+$/, name)
}
