import type { DemoService } from '../types.ts'

export const supportServices: DemoService[] = [
  {
    picture: 'scope-respite',
    alt: {
      en: 'A caregiver keeps an older woman company while her daughter takes a break.',
      'zh-CN': '护理员陪着一位长者，她的女儿可以歇一歇。',
      'zh-TW': '護理員陪著一位長者，她的女兒可以休息一下。',
    },
    title: {
      en: 'Respite: a break for families',
      'zh-CN': '喘息服务：让家人歇一歇',
      'zh-TW': '家人喘息服務',
    },
    summary: {
      en: 'A caregiver takes over for a few hours or days, so that you can rest.',
      'zh-CN': '护理员来替您几个小时或几天，让您好好休息。',
      'zh-TW': '護理員來接手幾小時或幾天，讓您好好休息。',
    },
    description: {
      en: 'You look after your mother, your father or your partner, and you are tired. A caregiver comes to your home while you sleep, work or see a friend. Before the first time we meet you both, so that nobody is a stranger.',
      'zh-CN':
        '您照顾父母或老伴，累了。您补觉、上班、见朋友的时候，护理员到家里来接手。第一次来之前，我们先和您一家见个面，这样就不陌生了。',
      'zh-TW':
        '您照顧父母或另一半，累了。您補眠、上班、見朋友的時候，護理員到家裡來接手。第一次來之前，我們會先和您一家見個面，這樣就不陌生了。',
    },
    forWhom: {
      en: 'Families and friends who care for an older adult at home.',
      'zh-CN': '在家里照顾长者的家人和朋友。',
      'zh-TW': '在家中照顧長者的家人和朋友。',
    },
    requirements: {
      en: 'The person you care for lives in Manhattan, Brooklyn, Queens or Staten Island.\nYou come to an office once, so that we can talk about what is needed.\nTell us about medicines, falls and habits, so that the caregiver is prepared.',
      'zh-CN':
        '您照顾的人住在曼哈顿、布鲁克林、皇后区或斯塔滕岛。\n请您到办事处来一次，我们一起谈谈需要什么。\n请告诉我们吃什么药、有没有跌倒过、有什么习惯，护理员好有准备。',
      'zh-TW':
        '您照顧的人住在曼哈頓、布碌崙、皇后區或史泰登島。\n請您到辦事處一次，我們一起談談需要什麼。\n請告訴我們吃什麼藥、有沒有跌倒過、有什麼習慣，護理員好有準備。',
    },
    cost: {
      en: 'Some Medicaid programs pay for respite if you qualify and it is approved. Ask us, or ask your plan. Without Medicaid, call 212-555-0142 and we tell you the price. Applying is free.',
      'zh-CN':
        '有些医疗补助项目在符合条件并且获得批准时，会付喘息服务的费用。请问我们，或者问您的保险计划。没有医疗补助，请打 212-555-0142，我们告诉您价格。申请不收费。',
      'zh-TW':
        '有些醫療補助項目在符合條件並獲得批准時，會支付喘息服務的費用。請問我們，或問您的保險計畫。沒有醫療補助，請打 212-555-0142，我們告訴您價格。申請不用付費。',
    },
    needs: ['break'],
    methods: ['offline'],
    requiredDocuments: ['identity', 'proofOfAddress'],
    optionalDocuments: ['medicaidCard', 'doctorNote'],
  },
  {
    picture: 'scope-companionship',
    alt: {
      en: 'A caregiver and an older man laugh together over a cup of tea.',
      'zh-CN': '护理员和一位长者一起喝茶聊天，笑得很开心。',
      'zh-TW': '護理員和一位長者一起喝茶聊天，笑得很開心。',
    },
    title: {
      en: 'Company, and trips to the doctor',
      'zh-CN': '陪伴和陪诊',
      'zh-TW': '陪伴和陪同看診',
    },
    summary: {
      en: 'Someone to talk to at home, and someone at your side when you see the doctor.',
      'zh-CN': '在家有人陪您说说话，看医生有人陪您去。',
      'zh-TW': '在家有人陪您聊聊天，看醫生有人陪您去。',
    },
    description: {
      en: 'A caregiver spends time with you: tea, cards, the newspaper, a short walk. On the day of a doctor’s visit the caregiver takes you there, waits, and brings you home. You get a note of what the doctor wants you to do.',
      'zh-CN':
        '护理员来陪您喝茶、打牌、读报、散散步。看医生那天，护理员陪您去、在那里等、再送您回家。医生交代的事，会写下来给您。',
      'zh-TW':
        '護理員來陪您喝茶、玩牌、讀報、散散步。看醫生當天，護理員陪您去、在那裡等、再送您回家。醫生交代的事，會寫下來給您。',
    },
    forWhom: {
      en: 'Older adults who are alone a lot, or who do not like to go to the doctor on their own.',
      'zh-CN': '常常一个人在家，或者不放心独自去看医生的长者。',
      'zh-TW': '常常一個人在家，或不放心獨自去看醫生的長者。',
    },
    requirements: {
      en: 'You live in Manhattan, Brooklyn, Queens or Staten Island.\nYou come to an office once, so that we get to know you and your language.\nFor a doctor’s visit, tell us the day and place early, three working days before if you can.',
      'zh-CN':
        '您住在曼哈顿、布鲁克林、皇后区或斯塔滕岛。\n请您到办事处来一次，让我们认识您，也知道您说什么话。\n要陪诊，请早点告诉我们日期和地点，最好提前三个工作日。',
      'zh-TW':
        '您住在曼哈頓、布碌崙、皇后區或史泰登島。\n請您到辦事處一次，讓我們認識您，也知道您說什麼語言。\n要陪同看診，請早點告訴我們日期和地點，最好提前三個工作天。',
    },
    cost: {
      en: 'As a rule, Medicaid does not pay for company alone. It may pay for help on the way to the doctor, if you qualify and your care plan includes it. Otherwise, call 212-555-0142 and we tell you the price. Applying is free.',
      'zh-CN':
        '只是陪伴的话，医疗补助一般不付。如果您符合条件，护理计划里也批准了，陪您去看医生的费用可能由医疗补助付。其他情况请打 212-555-0142，我们告诉您价格。申请不收费。',
      'zh-TW':
        '只是陪伴的話，醫療補助一般不支付。如果您符合條件，護理計畫也批准了，陪您去看醫生的費用可能由醫療補助支付。其他情況請打 212-555-0142，我們告訴您價格。申請不用付費。',
    },
    needs: ['company'],
    methods: ['offline'],
    requiredDocuments: ['identity', 'proofOfAddress'],
    optionalDocuments: ['medicaidCard', 'doctorNote'],
  },
]
