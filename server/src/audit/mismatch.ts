/** The audit log was tampered with; `place` names the entry, seal or head. */
export class Mismatch extends Error {
  readonly place: string

  constructor(place: string, why: string) {
    super(why)
    this.place = place
  }
}
