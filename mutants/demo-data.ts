import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedCluster, startCluster } from '../server/test/setup/cluster.ts'
import { reuseDemoMedia } from '../server/test/setup/demo-media.ts'
import { freePort, runPortal } from '../server/test/setup/process.ts'

/** Demo content that the runs of both suites share, instead of loading the demo each. */
export interface DemoData {
  /** A new copy of a data directory for the browser tests' portal, which the caller removes. */
  copy(): string
  /** The environment in which the server tests find their cluster. */
  cluster: Record<string, string>
  remove(): Promise<void>
}

/** Lets a portal fill a data directory with demo content, stops it, and starts a cluster for the server tests. */
export async function makeDemoData(): Promise<DemoData> {
  const { shared, stop } = await startCluster()
  const original = newFolder()
  await reuseDemoMedia(join(original, 'media'))
  const portal = await runPortal({ DATA_DIR: original, PORT: await freePort(), LOG_LEVEL: 'warn' })
  await portal.stop()
  return {
    copy() {
      const folder = newFolder()
      cpSync(original, folder, { recursive: true })
      // The copy does not keep modes, and PostgreSQL starts only in a folder that nobody else can read.
      chmodSync(join(folder, 'postgres'), 0o700)
      return folder
    },
    cluster: { [sharedCluster]: JSON.stringify(shared) },
    async remove() {
      await stop()
      rmSync(original, { recursive: true, force: true })
    },
  }
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'portal-mutants-data-'))
}
