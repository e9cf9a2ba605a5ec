import type { Locale } from '../en'

export const ui: Locale['ui'] = { close: '關閉', stars: (value, best) => `${value} 顆星，滿分 ${best} 顆星` }
