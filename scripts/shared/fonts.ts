import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFiles, fontFolder } from '../../server/src/training/certificates/fonts.ts'

const { resolve } = createRequire(new URL('../../server/package.json', import.meta.url))

/** Copies the fonts of certificates out of their packages, once. @returns whether any was missing */
export async function copyFonts(): Promise<boolean> {
  const missing = [...fontFiles].filter(([font]) => !existsSync(fontFolder + font))
  await mkdir(fontFolder, { recursive: true })
  for (const [font, packaged] of missing) {
    const draft = `${fontFolder}${font}.${process.pid}`
    await copyFile(resolve(packaged), draft)
    await rename(draft, fontFolder + font)
  }
  return missing.length > 0
}
