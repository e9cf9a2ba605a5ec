import { useEffect, useState } from 'react'
import * as styles from './activity.module.css'

/** Modules of white around the code, without which scanners do not find it. */
const quietZone = 4

/** The QR code of a text, drawn once the encoder has loaded; the page must also show the text, since that may fail. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawn = useModules(text)
  if (drawn === 'failed') return null
  return (
    <div className={styles.qr}>
      {drawn && (
        <svg role="img" aria-label={label} viewBox={viewBoxOf(drawn)} shapeRendering="crispEdges">
          {/* White and black of its own: browsers that darken pages turn those of style sheets around. */}
          <path fill="#fff" d={`M0 0h${drawn.length}v${drawn.length}H0z`} />
          <path fill="#000" d={pathOf(drawn)} />
        </svg>
      )}
    </div>
  )
}

type Modules = readonly (readonly boolean[])[]

function useModules(text: string): Modules | 'failed' | undefined {
  const [modules, setModules] = useState<Modules | 'failed'>()
  useEffect(() => {
    let isLeft = false
    import('qr').then(
      ({ encodeQR }) => isLeft || setModules(encodeQR(text, 'raw', { ecc: 'quartile', border: quietZone })),
      () => isLeft || setModules('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [text])
  return modules
}

function viewBoxOf({ length }: Modules): string {
  return `0 0 ${length} ${length}`
}

function pathOf(modules: Modules): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
