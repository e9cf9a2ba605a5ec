declare module 'fontkit' {
  export interface Glyph {
    id: number
    codePoints: number[]
    advanceWidth: number
  }

  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    getGlyph(id: number, codePoints: number[]): Glyph
    layout(text: string): { glyphs: Glyph[]; positions: object[]; advanceWidth: number }
  }

  export function create(bytes: Uint8Array): Font
}
