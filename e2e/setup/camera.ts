import { writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page, test } from '@playwright/test'
import encodeQR from 'qr'

const width = 640
const height = 480
/** Side of a QR code's module in the picture. */
const moduleSize = 12

interface Camera {
  /** The text of the QR code that is held in front of it; none for a device without a camera. */
  shows?: string
  permission: 'granted' | 'refused'
}

/** Starts a browser with a camera. The caller closes it. */
export async function browserWithCamera({ shows, permission }: Camera): Promise<Browser> {
  const { launchOptions } = test.info().project.use
  const film = test.info().outputPath('camera.y4m')
  if (shows) writeFileSync(film, filmOf(shows))
  return chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      `--use-fake-device-for-media-stream${shows ? '' : '=device-count=0'}`,
      `--use-fake-ui-for-media-stream${permission === 'refused' ? '=deny' : ''}`,
      ...(shows ? [`--use-file-for-fake-video-capture=${film}`] : []),
    ],
  })
}

type Watched = { cameraTracks: MediaStreamTrack[] }

/** Keeps the tracks of every camera that the page opens: `states` reads them, `unplug` ends them as a lost device does. */
export async function watchCamera(page: Page) {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const tracks: MediaStreamTrack[] = []
    Object.assign(globalThis, { cameraTracks: tracks })
    mediaDevices.getUserMedia = async (wanted) => {
      const camera = await open(wanted)
      tracks.push(...camera.getTracks())
      return camera
    }
  })
  const states = () =>
    page.evaluate(() => (globalThis as unknown as Watched).cameraTracks.map(({ readyState }) => readyState))
  const unplug = () =>
    page.evaluate(() => {
      for (const track of (globalThis as unknown as Watched).cameraTracks) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    })
  return { states, unplug }
}

/** An uncompressed film (YUV4MPEG2, 4:2:0) of a QR code. Chromium plays it again and again. */
function filmOf(text: string): Buffer {
  const grays = Buffer.alloc(width * height, 235)
  const modules = encodeQR(text, 'raw')
  const left = Math.floor((width - modules.length * moduleSize) / 2)
  const top = Math.floor((height - modules.length * moduleSize) / 2)
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      for (let line = 0; isDark && line < moduleSize; line++) {
        const start = (top + y * moduleSize + line) * width + left + x * moduleSize
        grays.fill(16, start, start + moduleSize)
      }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grays, Buffer.alloc((width * height) / 2, 128)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame, frame])
}
