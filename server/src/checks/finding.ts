/** What the doctor found. `warn`: the portal works, but somebody should look. */
export interface Finding {
  grade: 'ok' | 'warn' | 'FAULT'
  text: string
}

export const ok = (text: string): Finding => ({ grade: 'ok', text })
export const warn = (text: string): Finding => ({ grade: 'warn', text })
export const fault = (text: string): Finding => ({ grade: 'FAULT', text })

/** A finding as the doctor prints it. */
export const lineOf = ({ grade, text }: Finding) => `${grade.padEnd(6)}${text}`
