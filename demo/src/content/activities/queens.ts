import type { DemoActivity } from '../types.ts'

export const queensActivities: DemoActivity[] = [
  {
    title: { en: 'Birthday party of the month', 'zh-CN': '本月寿星生日会', 'zh-TW': '本月壽星慶生會' },
    pictures: ['activity-music', 'activity-mooncake'],
    types: ['celebration'],
    city: 'queens',
    location: {
      en: 'Jade Garden Community Room, 39th Avenue, Flushing',
      'zh-CN': '翠园社区活动室，法拉盛 39 大道',
      'zh-TW': '翠園社區活動室，法拉盛 39 大道',
    },
    startsInDays: 8,
    startTime: '12:00',
    durationMinutes: 120,
    registrationOpensInDays: -16,
    registrationClosesInDays: 6,
    quota: 60,
    registered: 41,
    description: {
      en: 'Everyone with a birthday this month sits at the long table in the middle. There are long-life noodles, a cake and a song in four languages. Is it not your month? Come and clap, and have some cake all the same.',
      'zh-CN':
        '本月过生日的寿星坐在中间的长桌。有长寿面、生日蛋糕，还有四种语言的生日歌。这个月不是您的生日也没关系，来鼓鼓掌，蛋糕照样有您一份。',
      'zh-TW':
        '本月生日的壽星坐在中間的長桌。有長壽麵、生日蛋糕，還有四種語言的生日歌。這個月不是您的生日也沒關係，來拍拍手，蛋糕一樣有您的份。',
    },
    requirements: {
      en: 'Please call us after you sign up, and tell us your birthday and what you cannot eat.',
      'zh-CN': '报名后请打电话告诉我们您的生日和忌口。',
      'zh-TW': '報名後請來電告訴我們您的生日和不能吃的東西。',
    },
    notes: {
      en: 'Each birthday guest may bring two family members.',
      'zh-CN': '每位寿星可带两位家人。',
      'zh-TW': '每位壽星可帶兩位家人。',
    },
  },
  {
    title: {
      en: 'Slow walk in the Botanical Garden',
      'zh-CN': '植物园慢慢走',
      'zh-TW': '植物園漫步',
    },
    pictures: ['activity-walk', 'activity-garden'],
    types: ['exercise'],
    city: 'queens',
    location: {
      en: 'Queens Botanical Garden, main entrance, 43-50 Main Street, Flushing',
      'zh-CN': '皇后区植物园正门，法拉盛缅街 43-50 号',
      'zh-TW': '皇后區植物園正門，法拉盛緬街 43-50 號',
    },
    startsInDays: 11,
    startTime: '10:00',
    durationMinutes: 90,
    registrationOpensInDays: -12,
    registrationClosesInDays: 9,
    quota: 25,
    registered: 25,
    description: {
      en: 'The paths are flat and there is a bench every few minutes. A garden guide tells us what grows in each season and which herbs our grandmothers used. We take pictures under the big trees and are back before lunch.',
      'zh-CN':
        '园里的路很平，走几分钟就有长椅。导览员会讲讲四季的花木，还有老一辈常用的草药。我们在大树下合影，午饭前就回来。',
      'zh-TW':
        '園裡的路很平坦，走幾分鐘就有長椅。導覽員會介紹四季的花木，還有老一輩常用的草藥。我們在大樹下合照，午飯前回來。',
    },
    requirements: {
      en: 'You can walk 15 minutes at a time. We have four wheelchairs to lend.',
      'zh-CN': '一次能走 15 分钟。现场可借用四部轮椅。',
      'zh-TW': '一次能走 15 分鐘。現場有四部輪椅可借用。',
    },
    notes: {
      en: 'The ticket is paid for. Please do not pick flowers.',
      'zh-CN': '门票由我们负担。请不要采摘花草。',
      'zh-TW': '門票由我們負擔。請勿攀折花木。',
    },
  },
  {
    title: { en: 'Spot the scam call', 'zh-CN': '识破诈骗电话', 'zh-TW': '識破詐騙電話' },
    pictures: ['activity-computer', 'activity-health-talk'],
    types: ['technology'],
    city: 'queens',
    location: {
      en: 'Evergreen Queens office, 41-60 Main Street, Suite 308, Flushing',
      'zh-CN': '常青皇后区办事处，法拉盛 41-60 Main Street，308 室',
      'zh-TW': '常青皇后區辦事處，法拉盛 41-60 Main Street，308 室',
    },
    startsInDays: 13,
    startTime: '15:30',
    durationMinutes: 60,
    registrationOpensInDays: -8,
    registrationClosesInDays: 12,
    quota: 40,
    registered: 15,
    description: {
      en: 'A grandson in jail, a prize, a bill that must be paid today: we play five real scam calls and stop to ask what is wrong. You learn one sentence to say before you hang up. We also block strange numbers on your phone.',
      'zh-CN':
        '孙子被抓、中了大奖、今天必须付款——我们会播放五段真实的诈骗电话，边听边找破绽。教您一句挂电话前的“护身话”。我们还会帮您把陌生号码拦下来。',
      'zh-TW':
        '孫子被抓、中了大獎、今天一定要付款——我們會播放五段真實的詐騙電話，邊聽邊找破綻。教您一句掛電話前的「護身話」。我們還會幫您封鎖陌生號碼。',
    },
    requirements: {
      en: 'Bring your phone if you want us to set it up.',
      'zh-CN': '需要帮忙设置的，请带上手机。',
      'zh-TW': '需要幫忙設定的，請帶手機來。',
    },
    notes: {
      en: 'In Mandarin with English help. Have you lost money to a scam? You can tell us in private.',
      'zh-CN': '用普通话讲解，可协助英文。如果曾经被骗，可以私下跟我们说。',
      'zh-TW': '以國語講解，可提供英文協助。如果曾經受騙，可以私下告訴我們。',
    },
  },
  {
    title: {
      en: 'Eat well when your sugar is high',
      'zh-CN': '血糖高，怎么吃得好',
      'zh-TW': '血糖偏高，怎麼吃得好',
    },
    pictures: ['activity-health-talk', 'activity-dumplings'],
    types: ['health', 'food'],
    city: 'queens',
    location: {
      en: 'Jade Garden Community Room, 39th Avenue, Flushing',
      'zh-CN': '翠园社区活动室，法拉盛 39 大道',
      'zh-TW': '翠園社區活動室，法拉盛 39 大道',
    },
    startsInDays: 19,
    startTime: '10:00',
    durationMinutes: 90,
    registrationOpensInDays: -6,
    registrationClosesInDays: 17,
    quota: 30,
    registered: 8,
    description: {
      en: 'You do not have to give up rice and noodles. A dietitian lays out a real Chinese lunch and shows how much of each goes on the plate. We taste three dishes and compare labels from the supermarket. Recipes come in large print.',
      'zh-CN':
        '米饭面条不用全戒。营养师会摆出一顿真正的中式午餐，讲清楚每样该吃多少。现场试吃三道菜，再教大家看超市的营养标签。食谱用大字印好送给您。',
      'zh-TW':
        '白飯麵條不必全戒。營養師會擺出一頓道地的中式午餐，說明每樣該吃多少。現場試吃三道菜，再教大家看超市的營養標示。另送大字版食譜。',
    },
    requirements: {
      en: 'Please follow what your own doctor has told you about food and medicine.',
      'zh-CN': '饮食和用药请以您自己的医生的意见为准。',
      'zh-TW': '飲食和用藥請以您自己的醫生的意見為準。',
    },
    notes: {
      en: 'Bring a label from something you often eat.',
      'zh-CN': '请带一张您常吃食品的营养标签来。',
      'zh-TW': '請帶一張您常吃食品的營養標示來。',
    },
  },
  {
    title: { en: 'Friendly mahjong match', 'zh-CN': '麻将友谊赛', 'zh-TW': '麻將友誼賽' },
    pictures: ['activity-mahjong'],
    types: ['celebration'],
    city: 'queens',
    location: {
      en: 'Golden Years Club, Roosevelt Avenue, Flushing',
      'zh-CN': '金年会所，法拉盛罗斯福大道',
      'zh-TW': '金年俱樂部，法拉盛羅斯福大道',
    },
    startsInDays: -21,
    startTime: '13:00',
    durationMinutes: 210,
    registrationOpensInDays: -50,
    registrationClosesInDays: -24,
    quota: 32,
    registered: 32,
    description: {
      en: 'Eight tables, four rounds, one teapot as the prize. After each round the tables mix, so you meet new faces. The slowest table gets the loudest applause.',
      'zh-CN':
        '八张桌，打四圈，奖品是一把紫砂壶。每打完一圈换一次座位，可以多认识几位朋友。打得最慢的那一桌，掌声最热烈。',
      'zh-TW':
        '八張桌，打四圈，獎品是一把紫砂壺。每打完一圈換一次座位，可以多認識幾位朋友。打得最慢的那一桌，掌聲最熱烈。',
    },
    requirements: {
      en: 'You know the basic rules. No betting.',
      'zh-CN': '会基本打法，不赌钱。',
      'zh-TW': '會基本玩法，不賭錢。',
    },
    notes: {
      en: 'Hot water, tea and fruit are on every table.',
      'zh-CN': '每桌备有热水、茶和水果。',
      'zh-TW': '每桌備有熱水、茶和水果。',
    },
  },
  {
    title: { en: 'A choir for beginners', 'zh-CN': '零基础合唱团', 'zh-TW': '新手合唱團' },
    pictures: ['activity-music'],
    types: ['arts', 'celebration'],
    city: 'queens',
    location: {
      en: 'Jade Garden Community Room, 39th Avenue, Flushing',
      'zh-CN': '翠园社区活动室，法拉盛 39 大道',
      'zh-TW': '翠園社區活動室，法拉盛 39 大道',
    },
    startsInDays: 33,
    startTime: '16:00',
    durationMinutes: 75,
    registrationOpensInDays: -3,
    registrationClosesInDays: 30,
    quota: 28,
    registered: 4,
    description: {
      en: 'Singing is good for the breath and for the heart. We warm up, learn one song line by line, and record it at the end. If you like it, a small choir will meet once a month.',
      'zh-CN':
        '唱歌练气息，也让人开心。我们先开嗓，再一句一句学一首歌，最后录下来。大家喜欢的话，以后每个月聚一次，组个小合唱团。',
      'zh-TW':
        '唱歌練氣，心情也好。我們先開嗓，再一句一句學一首歌，最後錄下來。大家喜歡的話，以後每個月聚一次，組一個小合唱團。',
    },
    requirements: {
      en: 'You do not need to read music.',
      'zh-CN': '不识谱也可以。',
      'zh-TW': '不會看譜也可以。',
    },
    notes: {
      en: 'Words are in Chinese with sound spelling, in large print.',
      'zh-CN': '歌词为大字中文，附拼音。',
      'zh-TW': '歌詞為大字中文，附拼音。',
    },
  },
  {
    title: {
      en: 'Family movie evening',
      'zh-CN': '全家电影夜',
      'zh-TW': '闔家電影夜',
    },
    pictures: ['activity-movie'],
    types: ['celebration'],
    city: 'queens',
    location: {
      en: 'Golden Years Club, Roosevelt Avenue, Flushing',
      'zh-CN': '金年会所，法拉盛罗斯福大道',
      'zh-TW': '金年俱樂部，法拉盛羅斯福大道',
    },
    startsInDays: 23,
    startTime: '18:30',
    durationMinutes: 135,
    registrationOpensInDays: -4,
    registrationClosesInDays: 21,
    quota: 70,
    registered: 26,
    description: {
      en: 'Three generations on one row: that is the idea. We show a warm film about a family that opens a noodle shop, with subtitles in Chinese and English. Children get a pillow and sit in front. A bus takes guests home along Main Street.',
      'zh-CN':
        '祖孙三代坐成一排，这就是我们的心愿。放映一部温馨的电影，讲一家人开面馆的故事，配中英文字幕。小朋友有坐垫，坐在最前面。散场后有小巴士沿缅街送大家回家。',
      'zh-TW':
        '祖孫三代坐成一排，就是我們的心願。放映一部溫馨的電影，講述一家人開麵館的故事，附中英文字幕。小朋友有坐墊，坐在最前面。散場後有小巴沿緬街送大家回家。',
    },
    requirements: {
      en: 'Sign up one patient; up to four family members may join.',
      'zh-CN': '由一位患者报名，最多可带四位家人。',
      'zh-TW': '由一位病人報名，最多可帶四位家人。',
    },
    notes: {
      en: 'Doors open at 6 pm. Snacks without nuts.',
      'zh-CN': '下午 6:00 开放入场。现场点心不含坚果。',
      'zh-TW': '下午 6:00 開放入場。現場點心不含堅果。',
    },
  },
]
