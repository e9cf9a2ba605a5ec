import type { HairName, HairStyle } from './hairs.ts'
import { hairStyles } from './hairs.ts'
import { hair as hairTones, palette } from './palette.ts'
import type { Piece } from './peeps.ts'
import { pieceOf } from './peeps.ts'
import type { Area, Part, Pose, PoseName } from './poses.ts'
import { poses } from './poses.ts'
import { nextId, outline, place } from './svg.ts'

export interface Person {
  pose: PoseName
  hair: HairName
  hairColour: string
  skin: string
  face?: string
  glasses?: 'GlassRound' | 'GlassRoundThick' | 'GlassClubmaster' | 'GlassAviator' | 'GlassButterfly'
  beard?: 'MoustacheThin' | 'GrayFull' | 'Full' | 'Painters' | 'Goatee'
  top: string
  inner?: string
  trousers?: string
  shoes?: string
  object?: string
}

/**
 * Draws one person. `x`, `y` is where the top left of the figure's sheet (850 wide) stands and `scale` its size;
 * `mirrored` makes the person look left, still covering the same place.
 */
export function person(who: Person, x: number, y: number, scale: number, mirrored = false): string {
  const content = [body(who), ...head(who)]
  return mirrored ? place(x + 950 * scale, y, -scale, ...content) : place(x, y, scale, ...content)
}

function body(who: Person): string {
  const piece = pieceOf({ body: who.pose })
  if (who.pose === 'DocStethoscope') return uniform(piece, who)
  const pose: Pose = poses[who.pose]
  const drawn = painted(piece, colourOf(who, pose.base), coloured(who, pose.areas), coloured(who, pose.recolour ?? []))
  return who.pose === 'Geek' ? drawn + laptopLid(who) : drawn
}

/** Covers the joke that the artist drew on the laptop. */
function laptopLid(who: Person): string {
  const dot = `<ellipse cx="842" cy="836" rx="17" ry="19" fill="${palette.pineMid}"/>`
  return `<ellipse cx="842" cy="836" rx="58" ry="56" fill="${colourOf(who, 'object')}"/>${dot}`
}

function head(who: Person): string[] {
  const style: HairStyle = hairStyles[who.hair]
  const piece = pieceOf({ hair: who.hair })
  const under: [string, readonly number[]][] = style.face
    ? [[who.skin, style.face]]
    : (style.tufts ?? []).map((tuft) => [who.hairColour, tuft])
  const over: [string, readonly number[]][] = (style.filled ?? []).map((area) => [who.hairColour, area])
  return [
    painted(piece, style.face ? who.hairColour : who.skin, under, over),
    `<ellipse cx="448" cy="398" rx="40" ry="27" fill="${palette.clay}" opacity=".28"/>`,
    drawing(pieceOf({ face: who.face ?? 'Smile' }), palette.ink),
    who.beard ? beard(who) : '',
    who.glasses ? drawing(pieceOf({ accessory: who.glasses }), palette.ink) : '',
  ]
}

function beard(who: Person): string {
  const piece = pieceOf({ facialHair: who.beard ?? '' })
  const tone = who.hairColour === hairTones.white ? hairTones.silver : who.hairColour
  const grown = piece.fills.length > 0
  return `<g fill="${tone}">${piece.fills.join('')}</g>${drawing(piece, grown ? palette.ink : tone)}`
}

/** The nurse's pose comes in the artist's colours: they become the agency's. */
function uniform(piece: Piece, who: Person): string {
  const names: Record<string, string> = {
    '#fffff1': who.skin,
    '#000001': palette.ink,
    '#9fd8e5': who.top,
    '#8fa7df': who.trousers ?? palette.pineMid,
    '#ffffff': palette.paper,
  }
  return piece.coloured
    .map(({ path, fill }) => `${path} fill="${names[fill.toLowerCase()] ?? (fill || palette.ink)}"/>`)
    .join('')
}

function painted(
  piece: Piece,
  base: string,
  under: [string, readonly number[]][],
  over: [string, readonly number[]][],
): string {
  const shape = `<clipPath id="${nextId('s')}">${piece.fills.join('')}</clipPath>`
  const shapeId = /id="([^"]+)"/.exec(shape)?.[1]
  const areas = under.map(([fill, points]) => `<path d="${outline(points)}Z" fill="${fill}"/>`).join('')
  const inside = under.length > 0 ? `${shape}<g clip-path="url(#${shapeId})">${areas}</g>` : ''
  return `<g fill="${base}">${piece.fills.join('')}</g>${inside}${lines(piece, over)}`
}

function lines(piece: Piece, over: [string, readonly number[]][]): string {
  if (over.length === 0) return drawing(piece, palette.ink)
  const id = nextId('l')
  const again = over.map(([fill, points]) => {
    const area = nextId('a')
    return (
      `<clipPath id="${area}"><path d="${outline(points)}Z"/></clipPath>` +
      `<g clip-path="url(#${area})"><use href="#${id}" fill="${fill}"/></g>`
    )
  })
  return `<g fill="${palette.ink}"><g id="${id}">${piece.lines.join('')}</g></g>${again.join('')}`
}

function drawing(piece: Piece, ink: string): string {
  return `<g fill="${ink}">${piece.lines.join('')}</g>`
}

function coloured(who: Person, areas: readonly Area[]): [string, readonly number[]][] {
  return areas.map(([part, points]) => [colourOf(who, part), points])
}

function colourOf(who: Person, part: Part): string {
  const colours: Record<Part, string> = {
    top: who.top,
    skin: who.skin,
    inner: who.inner ?? palette.cream,
    trousers: who.trousers ?? palette.deepPine,
    shoes: who.shoes ?? palette.sand,
    object: who.object ?? palette.cream,
  }
  return colours[part]
}
