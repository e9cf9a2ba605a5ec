/** The roles of staff. */
export const staffRoles = ['admin', 'coordinator', 'editor', 'trainer'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who may call an endpoint: `visitor` is everyone; all other values need an active session: `session` of anyone, `person` of a
 * patient or caregiver, `staff` of staff in any role, `newStaff` of staff who have no second factor yet.
 */
export type Access =
  | 'visitor'
  | 'session'
  | 'person'
  | 'patient'
  | 'caregiver'
  | 'staff'
  | 'newStaff'
  | `staff:${StaffRole}`

const people: readonly Access[] = ['visitor', 'session', 'person', 'patient', 'caregiver', 'staff', 'newStaff']

export const accesses: readonly Access[] = [...people, ...staffRoles.map((role): Access => `staff:${role}`)]
