type Read = (video: HTMLVideoElement) => Promise<string>

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

type DetectorClass = (new (options: {
  formats: string[]
}) => Detector) & {
  getSupportedFormats(): Promise<string[]>
}

/** Returns a function that reads a QR code from a camera frame, using the browser's detector or, without one, a library. */
export async function qrReader(): Promise<Read> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !formats.includes('qr_code')) return libraryReader()
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? ''
}

/** Wide enough for a code that fills a third of the frame. */
const maxWidth = 800

async function libraryReader(): Promise<Read> {
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, maxWidth / video.videoWidth)
    canvas.width = video.videoWidth * scale
    canvas.height = video.videoHeight * scale
    if (!context || canvas.width === 0) return ''
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // Thrown for every frame without a code.
      return ''
    }
  }
}
