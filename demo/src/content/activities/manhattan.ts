import type { DemoActivity } from '../types.ts'

export const manhattanActivities: DemoActivity[] = [
  {
    title: {
      en: 'Morning tai chi under the pavilion',
      'zh-CN': '凉亭里的晨间太极',
      'zh-TW': '涼亭下的晨間太極',
    },
    pictures: ['activity-taichi', 'activity-walk'],
    types: ['exercise', 'health'],
    city: 'manhattan',
    location: {
      en: 'Columbus Park pavilion, Mulberry and Bayard Streets',
      'zh-CN': '哥伦布公园凉亭（Mulberry Street 与 Bayard Street 路口）',
      'zh-TW': '哥倫布公園涼亭（Mulberry Street 與 Bayard Street 路口）',
    },
    startsInDays: 3,
    startTime: '08:30',
    durationMinutes: 60,
    registrationOpensInDays: -20,
    registrationClosesInDays: 2,
    quota: 30,
    registered: 17,
    description: {
      en: 'Start the day with slow, easy moves in the fresh air. Our teacher shows eight short forms, each one standing or sitting. Nobody needs to know tai chi before. Afterward we drink hot tea together.',
      'zh-CN':
        '呼吸着清晨的新鲜空气，舒展筋骨，开始新的一天。老师会教八个简单的动作，站着坐着都能做。没学过太极也没关系。练完以后大家一起喝杯热茶。',
      'zh-TW':
        '清晨空氣好，一起活動筋骨，展開新的一天。老師會帶八個簡單的動作，站著、坐著都可以做。沒學過太極也不要緊。練完之後大家一起喝杯熱茶。',
    },
    requirements: {
      en: 'You can stand or sit for 20 minutes. If you had surgery lately, ask your doctor first.',
      'zh-CN': '能站立或坐着活动 20 分钟。近期做过手术的，请先问过医生。',
      'zh-TW': '能站立或坐著活動 20 分鐘。近期動過手術的朋友，請先問過醫生。',
    },
    notes: {
      en: 'Wear flat shoes and a warm layer. In heavy rain we meet in our Canal Street office.',
      'zh-CN': '请穿平底鞋，带件外套。如遇大雨，改到坚尼街办事处进行。',
      'zh-TW': '請穿平底鞋，帶件外套。如遇大雨，改在堅尼街辦事處進行。',
    },
  },
  {
    title: {
      en: 'Ink and brush: paint a plum branch',
      'zh-CN': '水墨画入门：画一枝梅花',
      'zh-TW': '水墨畫初體驗：畫一枝梅花',
    },
    pictures: ['activity-painting'],
    types: ['arts'],
    city: 'manhattan',
    location: {
      en: 'Evergreen Manhattan office, 160 Canal Street, Suite 4A',
      'zh-CN': '常青曼哈顿办事处，160 Canal Street，4A 室',
      'zh-TW': '常青曼哈頓辦事處，160 Canal Street，4A 室',
    },
    startsInDays: 12,
    startTime: '14:00',
    durationMinutes: 90,
    registrationOpensInDays: -14,
    registrationClosesInDays: 10,
    quota: 16,
    registered: 9,
    description: {
      en: 'Learn to hold the brush, mix the ink and let a branch grow across the paper. A retired art teacher helps at every table. Shaky hands are welcome: plum branches are crooked anyway. You take your painting home.',
      'zh-CN':
        '从握笔、调墨开始，让一枝梅花在纸上慢慢长出来。一位退休美术老师会到每张桌子旁指导。手有点抖也不怕，梅枝本来就是弯的。画好的作品可以带回家。',
      'zh-TW':
        '從握筆、調墨學起，讓一枝梅花在紙上慢慢綻放。退休的美術老師會到每一桌指導。手有點抖也別擔心，梅枝本來就是彎彎曲曲的。完成的作品可以帶回家。',
    },
    requirements: {
      en: 'No experience needed. Bring your reading glasses.',
      'zh-CN': '零基础也可参加。请带上老花镜。',
      'zh-TW': '不需要任何基礎。請帶老花眼鏡。',
    },
    notes: {
      en: 'Paper, ink and brushes are free. Please wear clothes that may get a spot of ink.',
      'zh-CN': '免费提供纸、墨和毛笔。请穿不怕沾墨的衣服。',
      'zh-TW': '紙、墨、毛筆免費提供。請穿不怕沾到墨汁的衣服。',
    },
  },
  {
    title: {
      en: 'Mooncakes and tea with neighbors',
      'zh-CN': '街坊茶会：一起尝月饼',
      'zh-TW': '街坊茶聚：一起品嚐月餅',
    },
    pictures: ['activity-mooncake', 'activity-music'],
    types: ['food', 'celebration'],
    city: 'manhattan',
    location: {
      en: 'Red Lantern Community Hall, 2nd floor, East Broadway',
      'zh-CN': '红灯笼社区礼堂二楼，East Broadway（东百老汇）',
      'zh-TW': '紅燈籠社區禮堂二樓，East Broadway（東百老匯）',
    },
    startsInDays: 7,
    startTime: '15:00',
    durationMinutes: 120,
    registrationOpensInDays: -21,
    registrationClosesInDays: 5,
    quota: 40,
    registered: 40,
    description: {
      en: 'Who says mooncakes are only for one night of the year? Taste lotus, red bean and a new one with less sugar. Neighbors tell how the festival was kept back home. A small band plays the old moon songs.',
      'zh-CN':
        '谁说月饼一年只能吃一回？来尝尝莲蓉、豆沙，还有新出的少糖口味。街坊们会讲讲老家从前怎么过中秋。现场还有小乐队演奏几首月亮的老歌。',
      'zh-TW':
        '誰說月餅一年只能吃一次？來嚐嚐蓮蓉、豆沙，還有少糖的新口味。街坊們會聊聊從前家鄉怎麼過中秋。現場有小樂隊演奏幾首月亮的老歌。',
    },
    requirements: {
      en: 'If you have food allergies, please call us after you sign up. One family member may come along.',
      'zh-CN': '如有食物过敏，报名后请打电话告诉我们。可带一位家人同来。',
      'zh-TW': '如有食物過敏，報名後請來電告訴我們。可帶一位家人同來。',
    },
    notes: {
      en: 'The hall has an elevator at the side door.',
      'zh-CN': '礼堂侧门有电梯。',
      'zh-TW': '禮堂側門有電梯。',
    },
  },
  {
    title: {
      en: 'Your white card: bring your questions',
      'zh-CN': '白卡问答：带着问题来',
      'zh-TW': '白卡問答會：有問題儘管問',
    },
    pictures: ['activity-health-talk'],
    types: ['health'],
    city: 'manhattan',
    location: {
      en: 'Evergreen Manhattan office, 160 Canal Street, Suite 4A',
      'zh-CN': '常青曼哈顿办事处，160 Canal Street，4A 室',
      'zh-TW': '常青曼哈頓辦事處，160 Canal Street，4A 室',
    },
    startsInDays: 20,
    startTime: '10:30',
    durationMinutes: 75,
    registrationOpensInDays: -7,
    registrationClosesInDays: 18,
    quota: 35,
    registered: 12,
    description: {
      en: 'Letters about Medicaid can be hard to read. Our coordinators explain, in plain words, what the white card is, what the letters ask for and which papers to keep. Then we take your questions, one by one. You can also book a private talk for another day.',
      'zh-CN':
        '医疗补助的来信常常看不明白。协调员会用大白话讲讲白卡是什么、信里要您做什么、哪些文件要留好。之后逐个回答大家的问题。想单独聊的，也可以另约时间。',
      'zh-TW':
        '醫療補助的來信常常看不懂。協調員會用淺白的話說明白卡是什麼、信上要您做什麼、哪些文件要收好。接著逐一回答大家的問題。想私下談的，也可以另約時間。',
    },
    requirements: {
      en: 'Open to patients and their families. You do not need to have a white card yet.',
      'zh-CN': '患者和家属均可参加，还没有白卡也可以来。',
      'zh-TW': '病人和家屬都可參加，還沒有白卡也歡迎。',
    },
    notes: {
      en: 'Talk in Cantonese and Mandarin, with English on the slides. Please do not show your card number to others.',
      'zh-CN': '讲座用粤语和普通话进行，幻灯片附英文。请不要让别人看到您的白卡号码。',
      'zh-TW': '講座以粵語和國語進行，投影片附英文。請勿讓別人看到您的白卡號碼。',
    },
  },
  {
    title: {
      en: 'Songs we still know by heart',
      'zh-CN': '老歌会：那些忘不了的歌',
      'zh-TW': '懷舊金曲大家唱',
    },
    pictures: ['activity-music'],
    types: ['arts', 'celebration'],
    city: 'manhattan',
    location: {
      en: 'Red Lantern Community Hall, 2nd floor, East Broadway',
      'zh-CN': '红灯笼社区礼堂二楼，East Broadway（东百老汇）',
      'zh-TW': '紅燈籠社區禮堂二樓，East Broadway（東百老匯）',
    },
    startsInDays: -6,
    startTime: '13:30',
    durationMinutes: 90,
    registrationOpensInDays: -35,
    registrationClosesInDays: -8,
    quota: 45,
    registered: 38,
    description: {
      en: 'The piano starts, and the words come back. We sing film songs and folk songs from the fifties to the eighties. The words are on a big screen in large letters. If you would rather listen, that is fine too.',
      'zh-CN':
        '钢琴一响，歌词就都想起来了。我们一起唱五十到八十年代的电影插曲和民歌。大屏幕上有大字歌词。不想开口，坐着听听也很好。',
      'zh-TW':
        '鋼琴聲一響，歌詞就都回來了。我們一起唱五〇到八〇年代的電影歌曲和民謠。大螢幕上有大字歌詞。不想開口，坐著聽也很好。',
    },
    requirements: {
      en: 'None. Every voice is a good voice.',
      'zh-CN': '没有要求，会不会唱都欢迎。',
      'zh-TW': '沒有限制，會不會唱都歡迎。',
    },
    notes: {
      en: 'Seats with extra hearing support are in the front row.',
      'zh-CN': '前排座位备有助听设备。',
      'zh-TW': '前排座位備有助聽設備。',
    },
  },
  {
    title: {
      en: 'See your grandchildren on a video call',
      'zh-CN': '学会视频通话，天天见孙儿',
      'zh-TW': '學用視訊通話，和孫兒見面',
    },
    pictures: ['activity-computer'],
    types: ['technology'],
    city: 'manhattan',
    location: {
      en: 'Bright Screen Learning Room, 3rd floor, Grand Street',
      'zh-CN': '明屏学习室三楼，Grand Street（格兰街）',
      'zh-TW': '明屏學習室三樓，Grand Street（格蘭街）',
    },
    startsInDays: 2,
    startTime: '11:00',
    durationMinutes: 60,
    registrationOpensInDays: -24,
    registrationClosesInDays: -1,
    quota: 12,
    registered: 10,
    description: {
      en: 'Bring your own smartphone and make a real call before you leave. A volunteer sits next to you and goes as slowly as you like. We set up big letters, a loud ring and one button for your family.',
      'zh-CN':
        '带上您自己的手机，当场就能打通一次视频。志愿者坐在您身边，您想多慢就多慢。我们会帮您调大字体、调响铃声，再给家人设一个一按就通的按钮。',
      'zh-TW':
        '帶著自己的手機，當場就打一通視訊電話。義工坐在您旁邊，想多慢就多慢。我們會幫您放大字體、調高鈴聲，再替家人設一個一按就通的按鍵。',
    },
    requirements: {
      en: 'Bring a smartphone, its charger and the password you use for it.',
      'zh-CN': '请带智能手机、充电器，并记得手机密码。',
      'zh-TW': '請帶智慧型手機、充電器，並記得手機密碼。',
    },
    notes: {
      en: 'Free wireless internet in the room. We never write down your password.',
      'zh-CN': '现场有免费无线网络。我们不会记下您的密码。',
      'zh-TW': '現場有免費無線網路。我們不會記下您的密碼。',
    },
  },
  {
    title: { en: 'Mahjong and almond cookies', 'zh-CN': '麻将配杏仁饼', 'zh-TW': '打麻將，吃杏仁餅' },
    pictures: ['activity-mahjong'],
    types: ['celebration'],
    city: 'manhattan',
    location: {
      en: 'Evergreen Manhattan office, 160 Canal Street, Suite 4A',
      'zh-CN': '常青曼哈顿办事处，160 Canal Street，4A 室',
      'zh-TW': '常青曼哈頓辦事處，160 Canal Street，4A 室',
    },
    startsInDays: 27,
    startTime: '13:00',
    durationMinutes: 180,
    registrationOpensInDays: -5,
    registrationClosesInDays: 25,
    quota: 24,
    registered: 6,
    description: {
      en: 'Six tables, good light and large tiles that are easy to read. Play Cantonese or Taiwanese rules; we put you with people who play the same way. There is no money on the table, only cookies.',
      'zh-CN': '六张牌桌，灯光明亮，麻将牌字大好认。广东打法、台湾打法都有，我们帮您找牌友。不赌钱，赢的是杏仁饼。',
      'zh-TW': '六張牌桌，燈光明亮，牌面字大好認。廣東牌、台灣牌都有，我們幫您找牌友。不賭錢，贏的是杏仁餅。',
    },
    requirements: {
      en: 'You know the basic rules. Come alone or with your own table of four.',
      'zh-CN': '会基本打法即可。一个人来，或者四个人凑好一桌来都行。',
      'zh-TW': '會基本玩法就可以。一個人來，或湊好一桌四人來都行。',
    },
    notes: {
      en: 'We take a break to stretch every 45 minutes.',
      'zh-CN': '每 45 分钟休息一下，起来活动活动。',
      'zh-TW': '每 45 分鐘休息一下，起來伸展筋骨。',
    },
  },
  {
    title: {
      en: 'Winter soup and stories',
      'zh-CN': '喝碗热汤，讲讲故事',
      'zh-TW': '喝碗熱湯，說說故事',
    },
    pictures: ['activity-dumplings'],
    types: ['food', 'celebration'],
    city: 'manhattan',
    location: {
      en: 'Canal Street Reading Room, Chinatown',
      'zh-CN': '坚尼街阅览室，唐人街',
      'zh-TW': '堅尼街閱覽室，華埠',
    },
    startsInDays: 45,
    startTime: '11:00',
    durationMinutes: 120,
    registrationOpensInDays: 14,
    registrationClosesInDays: 43,
    quota: 30,
    registered: 0,
    description: {
      en: 'A pot of soup, a long table, and one story each. Tell us about the street where you grew up, your first day in New York, or simply listen. A caregiver writes the stories down, and everyone gets them as a small book.',
      'zh-CN':
        '一锅热汤，一张长桌，每人讲一个故事。说说小时候住的那条街，或者刚到纽约的第一天，只想听也行。护理员会把故事记下来，印成小册子送给大家。',
      'zh-TW':
        '一鍋熱湯、一張長桌，每人說一個故事。聊聊小時候住的那條街，或是剛到紐約的第一天，只想聽也可以。護理員會把故事寫下來，印成小冊子送給大家。',
    },
    requirements: {
      en: 'None. If you cannot eat fish or mushrooms, tell us when you come in.',
      'zh-CN': '没有要求。不能吃鱼或蘑菇的，到场时请告诉我们。',
      'zh-TW': '沒有限制。不能吃魚或香菇的朋友，到場時請告訴我們。',
    },
    notes: {
      en: 'An old photo to show around is welcome.',
      'zh-CN': '欢迎带一张老照片给大家看。',
      'zh-TW': '歡迎帶一張老照片給大家看。',
    },
  },
]
