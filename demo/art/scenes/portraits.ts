import { palette as p } from '../palette.ts'
import { badge, earring, headset, portrait, staffCard } from '../portrait-frame.ts'
import { team } from '../team-cast.ts'

/** The director, in a dark blazer. */
export function portraitHelen(): string {
  return portrait(
    { ...team.helen, pose: 'BlazerPantsWB' },
    { backdrop: 'office', wall: p.mint, tint: p.mint, mirrored: true, over: earring(p.marigold) },
  )
}

/** The head nurse, with her stethoscope. */
export function portraitGrace(): string {
  return portrait({ ...team.grace, pose: 'DocStethoscope' }, { backdrop: 'arch', wall: p.clayPale, tint: p.cream })
}

/** A coordinator on the telephone. */
export function portraitKevin(): string {
  return portrait(
    { ...team.kevin, pose: 'ButtonShirt' },
    { backdrop: 'leaves', wall: p.marigoldPale, tint: p.cream, over: headset() },
  )
}

/** The white-card specialist, in a jacket over stripes. */
export function portraitShirley(): string {
  return portrait({ ...team.shirley, pose: 'ShirtCoat' }, { backdrop: 'window', wall: p.mint, tint: p.marigoldSoft })
}

/** The trainer makes a point. */
export function portraitDenise(): string {
  return portrait(
    { ...team.denise, pose: 'PointingUp' },
    { backdrop: 'arch', wall: p.sky, tint: p.skyPale, over: earring(p.marigoldSoft) },
  )
}

/** The lead caregiver, arms crossed, in the green shirt. */
export function portraitAndre(): string {
  return portrait(
    { ...team.andre, pose: 'ArmsCrossed' },
    { backdrop: 'street', wall: p.skyPale, tint: p.sky, scale: 0.54, top: 92, mirrored: true },
  )
}

/** A caregiver of long standing, in the green polo with a badge. */
export function portraitMeiHua(): string {
  return portrait(
    { ...team.meiHua, pose: 'ButtonShirt' },
    { backdrop: 'leaves', wall: p.mint, tint: p.cream, over: badge(588, 770) },
  )
}

/** The activities planner, in a warm sweater. */
export function portraitAmina(): string {
  return portrait(
    { ...team.amina, pose: 'Sweater' },
    { backdrop: 'hills', wall: p.clayPale, tint: p.pinePale, mirrored: true },
  )
}

/** The driver, in an open shirt. */
export function portraitViktor(): string {
  return portrait({ ...team.viktor, pose: 'EasingWB' }, { backdrop: 'street', wall: p.marigoldPale, tint: p.wheat })
}

/** The social worker, with a cup of coffee. */
export function portraitElena(): string {
  return portrait(
    { ...team.elena, pose: 'Coffee', object: p.paper },
    { backdrop: 'arch', wall: p.pinePale, tint: p.mint, scale: 0.56, top: 104, mirrored: true },
  )
}

/** The young helper for phones and computers, in a hoodie. */
export function portraitTyler(): string {
  return portrait(
    { ...team.tyler, pose: 'Hoodie' },
    { backdrop: 'window', wall: p.skyPale, tint: p.claySoft, mirrored: true, over: staffCard(482, 800, p.pine) },
  )
}

/** The man who listens to every review, in a knitted sweater. */
export function portraitSamuel(): string {
  return portrait({ ...team.samuel, pose: 'PoloSweater' }, { backdrop: 'hills', wall: p.sky, tint: p.marigoldPale })
}
