import sharp from 'sharp'

type Specimen = Awaited<ReturnType<typeof draw>>

const drawn = new Map<string, Promise<Specimen>>()

/** A picture of a page that says which document it represents, and that it is a specimen. */
export function specimen(title: string): Promise<Specimen> {
  const made = drawn.get(title) ?? draw(title)
  drawn.set(title, made)
  return made
}

async function draw(title: string) {
  const [width, height] = [900, 600]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fbf7ef"/><rect x="30" y="30" width="840" height="540" rx="24" fill="#fff" stroke="#1f5d4c" stroke-width="6"/>
    <text x="80" y="140" font-family="sans-serif" font-size="54" font-weight="700" fill="#123a30">${title}</text>
    <g fill="#dfd8c9"><rect x="80" y="200" width="560" height="26" rx="13"/><rect x="80" y="256" width="640" height="26" rx="13"/><rect x="80" y="312" width="480" height="26" rx="13"/></g>
    <text x="450" y="500" text-anchor="middle" font-family="sans-serif" font-size="84" font-weight="700" fill="#a8402b" opacity="0.55">SPECIMEN</text>
  </svg>`
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer()
  return { bytes, mediaType: 'image/png' as const, width, height }
}
