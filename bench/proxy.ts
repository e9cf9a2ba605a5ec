import { startNginx as startProxy } from '../server/test/setup/nginx.ts'
import { startNginx } from './nginx.ts'
import { settledAnswer } from './tools/answer.ts'
import type { Bench } from './tools/bench.ts'
import { startPortal } from './tools/portal.ts'
import { type Cost, costRatio, sideBySide } from './tools/side-by-side.ts'
import { atLeast, costText, type Row } from './tools/table.ts'

/**
 * The home page through nginx as configured by the project, compared with nginx serving the same bytes from a file; both write a
 * log.
 */
export async function measureProxy(bench: Bench): Promise<Row[]> {
  const row = {
    id: 'front',
    what: 'GET / through deploy/nginx.conf, CPU of all processes, against nginx serving a file',
  }
  await using portal = await startPortal(bench, { TRUST_PROXY: 'on' })
  const answer = await settledAnswer(`${portal.origin}/`)
  await using file = await startNginx(bench.folder, { answers: { '/home': answer }, accessLog: true })
  if (!file) return [{ ...row, goal: '≥ 0.8', measured: 'nginx not found' }]
  await using proxy = await startProxy(Number(new URL(portal.origin).port))
  const [ours, theirs] = (await sideBySide(
    [
      {
        name: 'nginx and portal',
        origin: proxy.origin,
        pids: [proxy.pid, portal.pid, bench.database.pid],
        paths: () => ['/'],
      },
      { name: 'nginx', origin: file.origin, pids: [file.pid], paths: () => ['/home'] },
    ],
    { seconds: bench.loadSeconds, folder: bench.folder },
  )) as [Cost, Cost]
  const details = `${costText('nginx and portal', ours)}; ${costText('nginx with a file', theirs)}; ${answer.body.length} bytes`
  return [{ ...row, ...atLeast(0.8, costRatio(theirs, ours), details) }]
}
