import type { Graph } from './graph.ts'
import type { Room } from './table.ts'

interface Table {
  rooms: readonly Room[]
  open: Record<string, readonly string[]>
  crossImports: Record<string, readonly string[]>
}

/** Describes every import that the table does not allow, every declared door that is not used, and every import cycle. */
export function problemsOf(graph: Graph, table: Table): string[] {
  return [...forbiddenImports(graph, table), ...unusedCrossImports(graph, table), ...importCycles(graph)]
}

function forbiddenImports(graph: Graph, table: Table): string[] {
  return edgesOf(graph).flatMap(([from, to]) => {
    const [room, other] = [roomOf(from, table), roomOf(to, table)]
    if (room === other || allowedFor(room, table).some((name) => name === '*' || name === other)) return []
    return [`${from} imports ${to}: ${room} may not know ${other}`]
  })
}

/** An unused door would let in an import that was never agreed on. */
function unusedCrossImports(graph: Graph, table: Table): string[] {
  const used = new Set(edgesOf(graph).map(([from, to]) => `${domainOf(from, table)} ${domainOf(to, table)}`))
  const declared = Object.entries(table.crossImports).flatMap(([domain, others]) =>
    others.map((other) => [domain, other]),
  )
  return declared
    .filter(([domain, other]) => !used.has(`${domain} ${other}`))
    .map(([domain, other]) => `No file of ${domain} imports ${other}: the door in scripts/rooms/table.ts can be closed`)
}

/** Import cycles, direct or through other files; each group once, along one path. */
function importCycles(graph: Graph): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: string[]) => {
    const start = way.indexOf(file)
    if (start >= 0) return void found.push(`A circle: ${[...way.slice(start), file].join(' → ')}`)
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

function edgesOf(graph: Graph): [string, string][] {
  return [...graph].flatMap(([from, imported]) => imported.map((to): [string, string] => [from, to]))
}

function allowedFor(room: string, { rooms, open, crossImports }: Table): readonly string[] {
  const declared = rooms.find(({ name }) => name === room)
  if (declared) return declared.may
  const [workspace = '', domain = ''] = room.split('/')
  const known = [domain, ...(crossImports[domain] ?? [])]
  return [...(open[workspace] ?? []), ...known.flatMap((name) => [`contract/${name}`, `${workspace}/${name}`])]
}

/** The room of a file: a declared one, or a domain's in its workspace, such as `server/care`. */
function roomOf(file: string, table: Table): string {
  const domain = domainOf(file, table)
  return domain ? `${file.split('/')[0]}/${domain}` : (declaredRoom(file, table)?.name ?? file)
}

/** The domain of a file; undefined in declared rooms. */
function domainOf(file: string, table: Table): string | undefined {
  const [workspace, tree, folder, ...rest] = file.split('/')
  const declared = declaredRoom(file, table)
  const isGround = declared?.paths.some((path) => path === `${workspace}/${tree}/`)
  return isGround && rest.length > 0 ? folder : undefined
}

function declaredRoom(file: string, { rooms }: Table): Room | undefined {
  const lengthIn = ({ paths }: Room) => Math.max(0, ...paths.map((path) => (file.startsWith(path) ? path.length : 0)))
  return rooms.toSorted((a, b) => lengthIn(b) - lengthIn(a)).find((room) => lengthIn(room) > 0)
}
