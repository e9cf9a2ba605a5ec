import { type Point, signatureField } from '@portal/contract/training/signing'
import { type PointerEvent, type Ref, useRef } from 'react'
import { Button } from '../../core/button'
import { useCertificateTexts } from '../../locales/certificate'
import * as styles from './signing.module.css'

export type Strokes = readonly (readonly Point[])[]

/** Points closer together than this are left out, so that a long signature stays within the contract's limits. */
const spacing = 4
const maxPoints = 2_900

interface SignaturePadProps {
  strokes: Strokes
  onChange: (strokes: Strokes) => void
  /** Id of the error or the instruction. */
  describedBy: string
  ref: Ref<SVGSVGElement>
}

/** A field to sign in by finger, pen or mouse. Whoever cannot draw types the name instead. */
export function SignaturePad({ strokes, onChange, describedBy, ref }: SignaturePadProps) {
  const { signing: words } = useCertificateTexts()
  const pointer = useRef<number | null>(null)
  const { width, height } = signatureField
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== null || event.button !== 0) return
    pointer.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange([...strokes, [pointIn(event)]])
  }
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId === pointer.current) onChange(extended(strokes, pointIn(event)))
  }
  const end = () => {
    pointer.current = null
  }
  return (
    <div className={styles.pad}>
      <svg
        ref={ref}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${words.field}: ${words.drawn(strokes.length)}`}
        aria-describedby={describedBy}
        tabIndex={-1}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1={40} y1={height - 60} x2={width - 40} y2={height - 60} className={styles.base} />
        {strokes.map((stroke, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other identity, and only the last one goes
          <polyline key={i} points={stroke.map((point) => point.join()).join(' ')} className={styles.stroke} />
        ))}
      </svg>
      <div className={styles.tools}>
        <Button kind="quiet" onClick={() => onChange(strokes.slice(0, -1))} disabled={strokes.length === 0}>
          {words.undo}
        </Button>
        <Button kind="quiet" onClick={() => onChange([])} disabled={strokes.length === 0}>
          {words.clear}
        </Button>
      </div>
    </div>
  )
}

/** The pointer's place in the field's own units, as whole numbers. The matrix knows of the border and of any unused margin. */
function pointIn({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse())
  const within = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max))
  return [within(x, signatureField.width), within(y, signatureField.height)]
}

function extended(strokes: Strokes, point: Point): Strokes {
  const current = strokes.at(-1) ?? []
  const last = current.at(-1)
  if (!last || strokes.flat().length >= maxPoints || current.length >= 600) return strokes
  if (Math.hypot(point[0] - last[0], point[1] - last[1]) < spacing) return strokes
  return [...strokes.slice(0, -1), [...current, point]]
}
