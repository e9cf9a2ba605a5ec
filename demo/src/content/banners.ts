import type { DemoBanner } from './types.ts'

export const banners: DemoBanner[] = [
  {
    picture: 'banner-stoop',
    alt: {
      en: 'A family and their caregiver sit together on the front steps of a brownstone house.',
      'zh-CN': '一家人和护理员一起坐在褐石老屋门前的台阶上。',
      'zh-TW': '一家人和護理員一起坐在褐石老屋門前的台階上。',
    },
    title: {
      en: 'Care that feels like family',
      'zh-CN': '像家人一样的照顾',
      'zh-TW': '像家人一樣的照顧',
    },
    text: {
      en: 'A kind, trained caregiver comes to your door, so you can stay in the home you love.',
      'zh-CN': '受过培训、待人亲切的护理员上门照顾，让您安心住在自己家里。',
      'zh-TW': '受過培訓、待人親切的護理員到府照顧，讓您安心住在自己家裡。',
    },
  },
  {
    picture: 'banner-park',
    alt: {
      en: 'An older adult and a caregiver walk side by side in a park.',
      'zh-CN': '一位长者和护理员在公园里并肩散步。',
      'zh-TW': '一位長者和護理員在公園裡並肩散步。',
    },
    title: {
      en: 'A good day starts with a short walk',
      'zh-CN': '出门走走，一天都精神',
      'zh-TW': '出門走走，整天有精神',
    },
    text: {
      en: 'Walk with someone you trust, at your own pace, and rest on a bench whenever you like.',
      'zh-CN': '有信得过的人陪着，慢慢走，累了就在长椅上歇一歇。',
      'zh-TW': '有信得過的人陪伴，慢慢走，累了就在長椅上坐一坐。',
    },
  },
  {
    picture: 'banner-kitchen',
    alt: {
      en: 'A caregiver and an older woman cook a meal together in a bright kitchen.',
      'zh-CN': '护理员和一位长者在明亮的厨房里一起做饭。',
      'zh-TW': '護理員和一位長者在明亮的廚房裡一起做飯。',
    },
    title: {
      en: 'Home cooking, the way you like it',
      'zh-CN': '一口家常菜，还是老味道',
      'zh-TW': '家常菜，合您的口味',
    },
    text: {
      en: 'We shop, chop and cook with you, and keep your doctor’s advice in mind.',
      'zh-CN': '我们陪您买菜、备菜、下厨，也会留意医生的饮食嘱咐。',
      'zh-TW': '我們陪您買菜、備料、下廚，也會留意醫生的飲食叮嚀。',
    },
  },
  {
    picture: 'banner-skyline',
    alt: {
      en: 'The New York skyline behind a bridge over the river.',
      'zh-CN': '一座大桥横跨河面，后面是纽约的天际线。',
      'zh-TW': '一座大橋橫跨河面，後面是紐約的天際線。',
    },
    title: {
      en: 'Close to you in four boroughs',
      'zh-CN': '纽约四个区，离您都不远',
      'zh-TW': '紐約四區，就在您身邊',
    },
    text: {
      en: 'Visit us in Manhattan, Brooklyn, Queens or Staten Island, or simply give us a call.',
      'zh-CN': '曼哈顿、布鲁克林、皇后区和斯塔滕岛都有我们的办事处，来坐坐或打个电话都行。',
      'zh-TW': '曼哈頓、布碌崙、皇后區和史泰登島都有我們的辦事處，歡迎來訪，打電話也可以。',
    },
  },
  {
    picture: 'banner-training',
    alt: {
      en: 'Caregivers sit in a classroom and practice together with their trainer.',
      'zh-CN': '护理员在教室里跟着培训师一起练习。',
      'zh-TW': '護理員在教室裡跟著培訓導師一起練習。',
    },
    title: {
      en: 'Become a caregiver and learn with us',
      'zh-CN': '来做护理员，边学边进步',
      'zh-TW': '成為護理員，一起學習',
    },
    text: {
      en: 'Learn from short videos on your phone, take the exam, and keep your certificate in one place.',
      'zh-CN': '用手机看短视频学习，网上考试，证书也能随时查看。',
      'zh-TW': '用手機看短片學習，線上考試，證書也能隨時查看。',
    },
  },
]
