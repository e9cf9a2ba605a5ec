import type { Fault } from '../fault.ts'

/** Faults in running the portal. */
export const operations: readonly Fault[] = [
  {
    ids: ['O02'],
    fault: 'tables are copied at several moments',
    file: 'server/src/backup/back-up.ts',
    from: "isolation: 'repeatable read'",
    to: "isolation: 'read committed'",
  },
  {
    ids: ['O02'],
    fault: 'a damaged table is restored',
    file: 'server/src/backup/objects.ts',
    from: 'if (found.bytes !== bytes || found.sha256 !== sha256) throw',
    to: 'if (found.bytes !== bytes) throw',
  },
  {
    ids: ['O02'],
    fault: 'an edited manifest is believed',
    file: 'server/src/backup/manifest.ts',
    from: 'if (given.length !== value.length || !timingSafeEqual(given, value))',
    to: 'if (given.length !== value.length && !timingSafeEqual(given, value))',
  },
  {
    ids: ['O02'],
    fault: 'what was set aside during a backup is not in it',
    file: 'server/src/backup/files-out.ts',
    from: ' >= trashFolder(since)',
    to: ' > trashFolder(since)',
  },
  {
    ids: ['O02'],
    fault: 'a portal with data is restored over',
    file: 'server/src/backup/restore.ts',
    from: 'if (!rows[0]?.used || (store',
    to: 'if (rows[0] || (store',
  },
  {
    ids: ['O02'],
    fault: 'what waits to be sent is forgotten by a restore',
    file: 'server/src/messages/queue.ts',
    from: "    .where('content_sealed', 'is not', null)\n    .execute()\n  await queueByPush(",
    to: "    .where('content_sealed', 'is', null)\n    .execute()\n  await queueByPush(",
  },
  {
    ids: ['OPS-8'],
    fault: 'a stopping process closes the connections that its proxy keeps',
    file: 'server/src/http/draining.ts',
    from: 'Server.prototype.close.call(server)',
    to: 'server.close()',
  },
]
