import { uploadedPicture } from '@portal/contract/file'

const edges = [2200, 1600, 1100]
const qualities = [0.85, 0.7, 0.55]

/** A picture as the server takes it: as it is when it is small enough, else as a smaller JPG. @throws DOMException when it is no picture */
export async function smallPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const isTaken = file.type === 'image/jpeg' || file.type === 'image/png'
  if (isTaken && file.size < uploadedPicture.below) return file
  for (const edge of edges)
    for (const quality of qualities) {
      const smaller = await jpgOf(bitmap, edge, quality)
      if (smaller.size < uploadedPicture.below) return new File([smaller], 'picture.jpg', { type: 'image/jpeg' })
    }
  throw new Error('the picture stays too large')
}

async function jpgOf(bitmap: ImageBitmap, edge: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const pen = canvas.getContext('2d')
  if (pen) {
    // Transparent parts would turn black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality)
  })
}
