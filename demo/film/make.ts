import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { pictureFile } from '../src/picture-file.ts'
import type { Scene } from './scenes.ts'
import { scenes } from './scenes.ts'
import { webVtt } from './vtt.ts'

const seconds = 4.2
const crossFade = 0.6
const frameRate = 24
const frames = Math.round(seconds * frameRate)
const pictures = new URL('../pictures/', import.meta.url)
const target = new URL('./', import.meta.url)

const folder = await mkdtemp(join(tmpdir(), 'film-'))
try {
  const shots = await Promise.all(scenes.map((scene, i) => shot(scene, join(folder, `${i}.png`))))
  await encode(shots)
  await poster(shots[1] ?? '')
  for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
    await writeFile(new URL(`captions.${language}.vtt`, target), captions(language))
  }
} finally {
  await rm(folder, { recursive: true })
}

/** Renders the part of a drawing that one scene shows, large enough that a slow zoom stays smooth. */
async function shot(scene: Scene, file: string): Promise<string> {
  const source = fileURLToPath(new URL(pictureFile(scene.picture), pictures))
  const size = await sharp(source).metadata()
  const width = Math.round(size.width * scene.width)
  const height = Math.min(size.height, Math.round((width * 9) / 16))
  const density = (72 * 2560) / width
  const zoomed = density / 72
  await sharp(source, { density, limitInputPixels: false })
    .extract({
      left: Math.round(size.width * scene.from * zoomed),
      top: Math.round((size.height - height) * scene.top * zoomed),
      width: Math.floor(width * zoomed) - 1,
      height: Math.floor(height * zoomed) - 1,
    })
    .resize(2560, 1440, { fit: 'cover', position: 'right' })
    .png({ compressionLevel: 1 })
    .toFile(file)
  return file
}

async function encode(shots: string[]): Promise<void> {
  const output = fileURLToPath(new URL('promo.mp4', target))
  await promisify(execFile)('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...shots.flatMap((file) => ['-i', file]),
    '-filter_complex',
    `${scenes.map(motion).join(';')};${joined()}`,
    '-map',
    '[film]',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '31',
    '-pix_fmt',
    'yuv420p',
    '-r',
    String(frameRate),
    '-threads',
    '1',
    '-an',
    '-movflags',
    '+faststart',
    '-fflags',
    '+bitexact',
    output,
  ])
}

function motion(scene: Scene, index: number): string {
  const [x, y] = scene.towards
  const way = `0.09*on/${frames}`
  const zoom = scene.zoom === 'in' ? `1+${way}` : `1.09-${way}`
  return `[${index}:v]zoompan=z='${zoom}':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${frames}:s=1280x720:fps=${frameRate},format=yuv420p[s${index}]`
}

function joined(): string {
  return scenes
    .slice(1)
    .map((_, i) => {
      const before = i === 0 ? '[s0]' : `[x${i}]`
      const after = i === scenes.length - 2 ? '[film]' : `[x${i + 1}]`
      const offset = ((seconds - crossFade) * (i + 1)).toFixed(2)
      return `${before}[s${i + 1}]xfade=transition=fade:duration=${crossFade}:offset=${offset}${after}`
    })
    .join(';')
}

async function poster(file: string): Promise<void> {
  await sharp(file)
    .resize(1280, 720)
    .webp({ quality: 82 })
    .toFile(fileURLToPath(new URL('poster.webp', target)))
}

function captions(language: keyof Scene['caption']): string {
  const cues = scenes.map((scene, i) => {
    const start = i * (seconds - crossFade) + (i === 0 ? 0.3 : crossFade)
    const end = i === scenes.length - 1 ? start + 3.2 : (i + 1) * (seconds - crossFade) + 0.4
    return { start, end, text: scene.caption[language] }
  })
  return webVtt(cues)
}
