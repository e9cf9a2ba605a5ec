import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { pictureFile } from '../src/picture-file.ts'
import { sceneSeconds, trainings } from '../src/training/index.ts'
import type { DemoScene, DemoTraining } from '../src/training/types.ts'
import { webVtt } from './vtt.ts'

/**
 * Makes the films of the training from drawings: slow zooms with captions, in two sizes. Nothing of this runs in production: the
 * films are kept in the project. Names as arguments make only these.
 */
const sizes = {
  standard: { size: '640x360', frameRate: 10, crf: '31' },
  low: { size: '384x216', frameRate: 5, crf: '36' },
} as const
const pictures = new URL('../pictures/', import.meta.url)
const run = promisify(execFile)

const wanted = process.argv.slice(2)
for (const training of trainings) if (wanted.length === 0 || wanted.includes(training.key)) await make(training)

async function make({ key, scenes }: DemoTraining): Promise<void> {
  const target = fileURLToPath(new URL(`./training/${key}/`, import.meta.url))
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    await mkdir(target, { recursive: true })
    const shots: string[] = []
    for (const [i, scene] of scenes.entries()) shots.push(await shot(scene, join(folder, `${i}.png`)))
    for (const name of ['standard', 'low'] as const) await encode(shots, join(target, `${name}.mp4`), sizes[name])
    for (const language of ['en', 'zh-CN', 'zh-TW'] as const)
      await writeFile(join(target, `captions.${language}.vtt`), captions(scenes, language))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Renders the part of a drawing that a scene shows, larger than the film, so that the zoom stays smooth. */
async function shot({ picture, view = { from: 0, width: 1, top: 0.6 } }: DemoScene, file: string): Promise<string> {
  const source = fileURLToPath(new URL(pictureFile(picture), pictures))
  const { width: whole, height: full } = await sharp(source).metadata()
  const wide = whole / full > 16 / 9
  const width = Math.round(wide ? (full * 16) / 9 : whole * view.width)
  const height = Math.min(full, Math.round((width * 9) / 16))
  const zoom = 1280 / width
  const left = wide ? whole - width : whole * view.from
  await sharp(source, { density: 72 * zoom, limitInputPixels: false })
    .extract({
      left: Math.round(left * zoom),
      top: Math.round((full - height) * view.top * zoom),
      width: Math.floor(width * zoom) - 1,
      height: Math.floor(height * zoom) - 1,
    })
    .resize(1280, 720, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toFile(file)
  return file
}

async function encode(shots: string[], output: string, { size, frameRate, crf }: (typeof sizes)[keyof typeof sizes]) {
  const frames = sceneSeconds * frameRate
  const motion = shots.map((_, i) => {
    const zoom = i % 2 === 0 ? `1+0.08*on/${frames}` : `1.08-0.08*on/${frames}`
    const middle = "x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2'"
    return `[${i}:v]zoompan=z='${zoom}':${middle}:d=${frames}:s=${size}:fps=${frameRate},format=yuv420p[s${i}]`
  })
  const joined = `${shots.map((_, i) => `[s${i}]`).join('')}concat=n=${shots.length}[film]`
  await run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...shots.flatMap((file) => ['-i', file]),
    '-filter_complex',
    `${motion.join(';')};${joined}`,
    '-map',
    '[film]',
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-tune',
    'animation',
    '-crf',
    crf,
    '-r',
    String(frameRate),
    // A key frame every two seconds, so that jumping back is quick.
    '-g',
    String(frameRate * 2),
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

function captions(scenes: readonly DemoScene[], language: keyof DemoScene['caption']): string {
  return webVtt(
    scenes.map(({ caption }, i) => ({
      start: i * sceneSeconds + 0.4,
      end: (i + 1) * sceneSeconds - 0.2,
      text: caption[language],
    })),
  )
}
