import { uploadedPicture } from '@portal/contract/file'

const longestEdges = [2200, 1800, 1400, 1000, 700] as const
const qualities = [0.85, 0.75, 0.65, 0.55] as const

/** Whether a file is a JPG or PNG, judged by its first bytes, and within the size limit (A11). */
export async function isAcceptable(file: Blob): Promise<boolean> {
  if (file.size >= uploadedPicture.below) return false
  return isPicture(file)
}

async function isPicture(file: Blob): Promise<boolean> {
  const [a, b, c, d] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isJpg = a === 0xff && b === 0xd8
  const isPng = a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47
  return isJpg || isPng
}

/** Whether a file can still be read: it may have been moved or changed, or be in a cloud that does not deliver it. */
export async function isReadable(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

export type PictureFault = 'gone' | 'empty' | 'pdf' | 'unreadable' | 'other'

/** The reason why a file could not be converted to a picture, judged by its first bytes. */
export async function faultOf(file: Blob): Promise<PictureFault> {
  if (!(await isReadable(file))) return 'gone'
  if (file.size === 0) return 'empty'
  if ((await file.slice(0, 5).text()) === '%PDF-') return 'pdf'
  return (await isPicture(file)) ? 'unreadable' : 'other'
}

/**
 * Converts a picture to an upright JPG within the size limit: first reduces the dimensions, then the quality.
 * @throws DOMException when the browser cannot decode it, Error when it cannot be made small enough
 */
export async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const edge of longestEdges) {
      const canvas = drawn(bitmap, edge)
      for (const quality of qualities) {
        const smaller = await jpgOf(canvas, quality)
        if (smaller.size < uploadedPicture.below) return smaller
      }
    }
  } finally {
    bitmap.close()
  }
  throw new Error('the picture stays too large')
}

function drawn(bitmap: ImageBitmap, longestEdge: number): HTMLCanvasElement {
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  // Transparent areas would turn black in a JPG.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function jpgOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture came out')))
    canvas.toBlob(take, 'image/jpeg', quality)
  })
}
