import type { Locale } from '../en'

export const ui: Locale['ui'] = { close: '关闭', stars: (value, best) => `${value} 颗星，满分 ${best} 颗星` }
