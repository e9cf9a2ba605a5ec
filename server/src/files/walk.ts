import type { Disk, DriveFile } from 'flydrive'

const pageSize = 1000

/** Lists the objects below a folder, page by page; nothing if there is no such folder. */
export async function* walk(disk: Disk, folder: string): AsyncGenerator<DriveFile[]> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(folder, { recursive: true, paginationToken })
    const files = [...page.objects].filter(
      (object) => object.isFile && object.key.startsWith(`${folder}/`),
    ) as DriveFile[]
    // A disk lists everything at once.
    for (let at = 0; at < files.length; at += pageSize) yield files.slice(at, at + pageSize)
    paginationToken = page.paginationToken
  } while (paginationToken)
}
