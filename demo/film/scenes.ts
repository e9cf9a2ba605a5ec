/** One shot of the film. */
export interface Scene {
  picture: string
  /** Which part of the drawing fills the screen: left edge and width, as shares of the drawing's width. */
  from: number
  width: number
  /** Where the cut lies when the drawing is taller than the screen: 0 shows its top, 1 its bottom. */
  top: number
  /** The point that the slow zoom moves to, as shares of the screen. */
  towards: readonly [number, number]
  zoom: 'in' | 'out'
  caption: { en: string; 'zh-CN': string; 'zh-TW': string }
}

export const scenes: readonly Scene[] = [
  {
    picture: 'banner-skyline',
    from: 0.26,
    width: 0.74,
    top: 0.5,
    towards: [0.6, 0.5],
    zoom: 'in',
    caption: {
      en: 'Good morning, New York. A new day begins at home.',
      'zh-CN': '早上好，纽约。新的一天，从家里开始。',
      'zh-TW': '早安，紐約。新的一天，從家裡開始。',
    },
  },
  {
    picture: 'banner-stoop',
    from: 0.26,
    width: 0.74,
    top: 0.5,
    towards: [0.72, 0.85],
    zoom: 'in',
    caption: {
      en: 'A caregiver from your own neighborhood comes to your door.',
      'zh-CN': '同一个社区的护理员，来到您的家门口。',
      'zh-TW': '同一個社區的護理員，來到您的家門口。',
    },
  },
  {
    picture: 'scope-personal-care',
    from: 0,
    width: 1,
    top: 0.75,
    towards: [0.55, 0.6],
    zoom: 'in',
    caption: {
      en: 'Help with washing and dressing, at your pace.',
      'zh-CN': '协助您梳洗、穿衣，快慢由您定。',
      'zh-TW': '協助您梳洗、更衣，步調由您決定。',
    },
  },
  {
    picture: 'scope-meals',
    from: 0,
    width: 1,
    top: 0.35,
    towards: [0.5, 0.75],
    zoom: 'out',
    caption: {
      en: 'Warm meals, cooked the way you like them.',
      'zh-CN': '热腾腾的饭菜，合您的口味。',
      'zh-TW': '熱騰騰的飯菜，合您的口味。',
    },
  },
  {
    picture: 'banner-park',
    from: 0.26,
    width: 0.74,
    top: 0.5,
    towards: [0.62, 0.8],
    zoom: 'in',
    caption: {
      en: 'A walk in the park, one safe step at a time.',
      'zh-CN': '陪您到公园走走，一步一步，稳稳当当。',
      'zh-TW': '陪您到公園走走，一步一步，穩穩當當。',
    },
  },
  {
    picture: 'scope-nursing',
    from: 0,
    width: 1,
    top: 0.6,
    towards: [0.5, 0.7],
    zoom: 'out',
    caption: {
      en: 'A nurse watches over your health and answers your questions.',
      'zh-CN': '护士关注您的健康，为您解答疑问。',
      'zh-TW': '護理師關心您的健康，為您解答疑問。',
    },
  },
  {
    picture: 'activity-taichi',
    from: 0,
    width: 1,
    top: 1,
    towards: [0.45, 0.75],
    zoom: 'in',
    caption: {
      en: 'Old friends, new friends, and a little tai chi by the river.',
      'zh-CN': '老朋友、新朋友，一起在河边打打太极。',
      'zh-TW': '老朋友、新朋友，一起在河邊打打太極。',
    },
  },
  {
    picture: 'social-card',
    from: 0,
    width: 1,
    top: 0.5,
    towards: [0.62, 0.5],
    zoom: 'out',
    caption: {
      en: 'Evergreen Home Care. Stay in the home you love.',
      'zh-CN': '常青居家护理，让您安心住在自己家里。',
      'zh-TW': '常青居家護理，讓您安心住在自己家裡。',
    },
  },
]
