import { palette } from './palette.ts'

export interface Look {
  /** Width of an outline in ink; none when absent. */
  line?: number
  /** Colour of the outline. */
  ink?: string
  radius?: number
  opacity?: number
}

export type Point = readonly [number, number]

let ids = 0

/** Starts the ids of a new picture at 1, so that every run names the same things alike. */
export function resetIds(): void {
  ids = 0
}

/** Gives an id that is unique within the picture. */
export function nextId(prefix: string): string {
  ids += 1
  return `${prefix}${ids}`
}

/** Rounds to one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Rounds every number inside a path or a transform to the decimals given. */
export function roundAll(text: string, decimals = 1): string {
  return text.replace(/-?\d*\.\d+/g, (number) => String(Number(Number(number).toFixed(decimals))))
}

/** A pseudo-random row that is the same for the same seed; gives values from 0 up to 1. */
export function randomRow(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export function rect(x: number, y: number, w: number, h: number, fill: string, look: Look = {}): string {
  const rx = look.radius ? ` rx="${round(look.radius)}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${rx}${paint(fill, look)}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, look: Look = {}): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}"${paint(fill, look)}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, look: Look = {}): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"${paint(fill, look)}/>`
}

export function path(d: string, fill: string, look: Look = {}): string {
  return `<path d="${roundAll(d)}"${paint(fill, look)}/>`
}

export function polygon(points: readonly number[], fill: string, look: Look = {}): string {
  return path(`${outline(points)}Z`, fill, look)
}

/** An open line through the path given. */
export function stroke(d: string, width: number, color: string = palette.ink, opacity?: number): string {
  const fade = opacity === undefined ? '' : ` opacity="${opacity}"`
  return `<path d="${roundAll(d)}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${fade}/>`
}

/** Joins x, y, x, y, … to a path without closing it. */
export function outline(points: readonly number[]): string {
  let d = ''
  for (let i = 0; i + 1 < points.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${points[i]} ${points[i + 1]}`
  return d
}

/** Moves, then scales what is given; a negative `sx` mirrors. */
export function place(x: number, y: number, sx: number, ...content: string[]): string {
  const scale = sx === 1 ? '' : ` scale(${Number(sx.toFixed(4))} ${Number(Math.abs(sx).toFixed(4))})`
  return `<g transform="translate(${round(x)} ${round(y)})${scale}">${content.join('')}</g>`
}

export function group(...content: string[]): string {
  return `<g>${content.join('')}</g>`
}

/** Shows the content only inside the shape given. */
export function clip(shape: string, ...content: string[]): string {
  const id = nextId('c')
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content.join('')}</g>`
}

/** A rectangle that runs from one colour to another, top to bottom. */
export function fade(x: number, y: number, w: number, h: number, from: string, to: string): string {
  const id = nextId('f')
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient>${rect(x, y, w, h, `url(#${id})`)}`
  )
}

/** Closes a picture of the size given. */
export function picture(width: number, height: number, content: string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return `${head}${content.join('\n')}</svg>\n`
}

function paint(fill: string, look: Look): string {
  const opacity = look.opacity === undefined ? '' : ` opacity="${look.opacity}"`
  if (!look.line) return ` fill="${fill}"${opacity}`
  const ink = look.ink ?? palette.ink
  return ` fill="${fill}" stroke="${ink}" stroke-width="${round(look.line)}" stroke-linejoin="round" stroke-linecap="round"${opacity}`
}
