/** Why a goal is missed, by the row's id. Kept by hand; a row that is held shows none. */
export const causes: Record<string, string> = {}
