import type { Fault } from '../fault.ts'

const content = 'server/src/content'

export const releases: readonly Fault[] = [
  {
    ids: ['OPS-7'],
    fault: 'a release is changed while it is published',
    file: `${content}/releases/release.ts`,
    from: 'releaseRows(tx, id).forNoKeyUpdate()',
    to: 'releaseRows(tx, id)',
  },
  {
    ids: ['OPS-7'],
    fault: 'a release that another process has published is published again',
    file: `${content}/releases/due.ts`,
    from: "    .where('state', '=', 'scheduled')\n    .where('publish_at', '<=', now)\n    .forNoKeyUpdate()\n",
    to: '    .forNoKeyUpdate()\n',
  },
  {
    ids: ['OPS-7'],
    fault: 'the drafts of a release are published in the order of their kinds',
    file: `${content}/together.ts`,
    from: '  return [...parts].sort((one, other) => depthOf(other.managed) - depthOf(one.managed))',
    to: '  return [...parts]',
  },
  {
    ids: ['OPS-7'],
    fault: 'a release is changed from an outdated version',
    file: `${content}/releases/release.ts`,
    from: "  if (row.version !== version) throw new PortalError('changed_meanwhile')\n",
    to: '',
  },
  {
    ids: ['OPS-7'],
    fault: 'who may publish one draft of a release may publish all',
    file: `${content}/releases/members.ts`,
    from: 'if (!managed.every(',
    to: 'if (managed.length > 0 && !managed.some(',
  },
  {
    ids: ['OPS-7'],
    fault: 'a check of a release quotes drafts to who may not edit them',
    file: `${content}/releases/check.ts`,
    from: '({ refuses }) => refuses || mayPublish(managed, caller)',
    to: '({ refuses }) => refuses || caller',
  },
]
