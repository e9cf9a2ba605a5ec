import type { DemoService } from '../types.ts'

const cost = {
  en: 'Medicaid pays if you qualify and the care is approved. We cannot promise the result. Without Medicaid you pay yourself, or your insurance may pay: call 212-555-0142 and we tell you the price. Applying is free.',
  'zh-CN':
    '符合条件并且获得批准的话，费用由医疗补助付。结果我们不能保证。没有医疗补助就要自费，有的保险也会付，请打 212-555-0142，我们告诉您价格。申请不收费。',
  'zh-TW':
    '符合條件並獲得批准的話，費用由醫療補助支付。結果我們不能保證。沒有醫療補助就要自費，有些保險也會支付，請打 212-555-0142，我們告訴您價格。申請不用付費。',
}

export const personalServices: DemoService[] = [
  {
    picture: 'scope-personal-care',
    alt: {
      en: 'A caregiver helps an older woman get ready for the day.',
      'zh-CN': '护理员帮一位长者梳洗穿衣。',
      'zh-TW': '護理員幫一位長者梳洗更衣。',
    },
    title: {
      en: 'Personal care at home (PCA)',
      'zh-CN': '居家个人护理（PCA）',
      'zh-TW': '居家個人護理（PCA）',
    },
    summary: {
      en: 'A personal care aide helps you wash, dress, eat and keep your home in order.',
      'zh-CN': '个人护理助理到家里帮您洗澡、穿衣、做饭、收拾屋子。',
      'zh-TW': '個人護理助理到府協助您洗澡、更衣、煮飯、整理家裡。',
    },
    description: {
      en: 'A personal care aide (PCA) comes to your home on set days. The aide helps with washing, dressing, meals, laundry and shopping. A nurse writes the care plan with you, so you know who does what.',
      'zh-CN':
        '个人护理助理（PCA）按约好的日子到您家里来，帮您洗澡、穿衣、做饭、洗衣服、买菜。护士会和您一起定护理计划，谁做什么都写清楚。',
      'zh-TW':
        '個人護理助理（PCA）會在約好的日子到您家，協助您洗澡、更衣、煮飯、洗衣服和買菜。護理師會和您一起訂護理計畫，誰做什麼都寫清楚。',
    },
    forWhom: {
      en: 'Older adults and people with a disability who live at home and need a hand with daily life.',
      'zh-CN': '住在家里、日常生活需要人帮忙的长者和残障人士。',
      'zh-TW': '住在家中、日常生活需要人協助的長者和身心障礙人士。',
    },
    requirements: {
      en: 'You live in Manhattan, Brooklyn, Queens or Staten Island.\nTo apply online, you need your white card. No white card yet? Visit an office or call us.\nFor Medicaid to pay, an assessment must show that you need this help.\nYou are at home when the nurse visits. A family member may be with you.',
      'zh-CN':
        '您住在曼哈顿、布鲁克林、皇后区或斯塔滕岛。\n网上申请需要白卡。还没有白卡？请到办事处来，或者打电话给我们。\n要由医疗补助付费，先要做评估，确认您需要这些帮助。\n护士上门那天您要在家，家人可以陪着您。',
      'zh-TW':
        '您住在曼哈頓、布碌崙、皇后區或史泰登島。\n線上申請需要白卡。還沒有白卡？請到辦事處，或打電話給我們。\n要由醫療補助支付，須先做評估，確認您需要這些協助。\n護理師家訪當天您要在家，家人可以陪著您。',
    },
    cost,
    needs: ['daily'],
    methods: ['online', 'offline'],
    requiredDocuments: ['identity', 'medicaidCard', 'proofOfAddress'],
    optionalDocuments: ['doctorNote'],
  },
  {
    picture: 'scope-nursing',
    alt: {
      en: 'A nurse visits an older man and checks his blood pressure.',
      'zh-CN': '护士上门为一位长者量血压。',
      'zh-TW': '護理師到府為一位長者量血壓。',
    },
    title: {
      en: 'Home health aide (HHA)',
      'zh-CN': '家庭健康助理（HHA）',
      'zh-TW': '家庭健康助理（HHA）',
    },
    summary: {
      en: 'An aide with more training helps with daily life and simple health tasks, guided by a nurse.',
      'zh-CN': '受过更多培训的助理在护士指导下，照顾您的日常生活，也做简单的健康护理。',
      'zh-TW': '受過較多培訓的助理在護理師指導下，照顧您的日常生活，也做簡單的健康照護。',
    },
    description: {
      en: 'A home health aide (HHA) does what a personal care aide does, and a little more. The aide can check your blood pressure, remind you of your medicine and help with your exercises. A nurse puts these tasks in the care plan and comes to see how you are.',
      'zh-CN':
        '个人护理助理做的事，家庭健康助理（HHA）都能做，还可以给您量血压、提醒吃药、陪您做康复运动。这些都由护士写进护理计划，护士也会来看望您。',
      'zh-TW':
        '個人護理助理做的事，家庭健康助理（HHA）都能做，還可以幫您量血壓、提醒吃藥、陪您做復健運動。這些都由護理師寫進護理計畫，護理師也會來探望您。',
    },
    forWhom: {
      en: 'People who live with an illness such as diabetes or a weak heart, or who have just come home from the hospital.',
      'zh-CN': '有糖尿病、心脏病等慢性病，或者刚出院回家的人。',
      'zh-TW': '有糖尿病、心臟病等慢性病，或剛出院回家的人。',
    },
    requirements: {
      en: 'You live in Manhattan, Brooklyn, Queens or Staten Island.\nTo apply online, you need your white card. No white card yet? Visit an office or call us.\nFor Medicaid to pay, an assessment must show that you need this care.\nA doctor’s note helps us, if you have one.',
      'zh-CN':
        '您住在曼哈顿、布鲁克林、皇后区或斯塔滕岛。\n网上申请需要白卡。还没有白卡？请到办事处来，或者打电话给我们。\n要由医疗补助付费，先要做评估，确认您需要这样的护理。\n有医生证明的话请一起交，没有也可以申请。',
      'zh-TW':
        '您住在曼哈頓、布碌崙、皇后區或史泰登島。\n線上申請需要白卡。還沒有白卡？請到辦事處，或打電話給我們。\n要由醫療補助支付，須先做評估，確認您需要這樣的護理。\n有醫生證明請一併交來，沒有也可以申請。',
    },
    cost,
    needs: ['health'],
    methods: ['online', 'offline'],
    requiredDocuments: ['identity', 'medicaidCard', 'proofOfAddress'],
    optionalDocuments: ['doctorNote'],
  },
]
