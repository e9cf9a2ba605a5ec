import type { DemoActivity } from '../types.ts'

export const statenIslandActivities: DemoActivity[] = [
  {
    title: {
      en: 'Watch the ferries: a waterfront walk',
      'zh-CN': '海边散步看渡轮',
      'zh-TW': '海濱散步看渡輪',
    },
    pictures: ['activity-walk'],
    types: ['exercise'],
    city: 'staten-island',
    location: {
      en: 'North Shore Esplanade, meet at the St. George ferry clock',
      'zh-CN': '北岸海滨步道，圣乔治渡轮码头大钟下集合',
      'zh-TW': '北岸海濱步道，聖喬治渡輪碼頭大鐘下集合',
    },
    startsInDays: 5,
    startTime: '10:30',
    durationMinutes: 60,
    registrationOpensInDays: -13,
    registrationClosesInDays: 4,
    quota: 20,
    registered: 7,
    description: {
      en: 'The orange ferry leaves, the next one comes in, and we walk along the rail and wave. The way is flat and about half a mile long. Halfway we sit down with coffee and look at the bridge.',
      'zh-CN':
        '橙色的渡轮一班开走，一班靠岸，我们沿着栏杆走，向船上的人挥挥手。路很平，大约 800 米。走到一半，坐下来喝杯咖啡，看看大桥。',
      'zh-TW':
        '橘色渡輪一班開走，一班靠岸，我們沿著欄杆走，向船上的人揮揮手。路很平坦，大約半英里。走到一半，坐下來喝杯咖啡，看看大橋。',
    },
    requirements: {
      en: 'You can walk 20 minutes with breaks. Walkers and wheelchairs can use the whole way.',
      'zh-CN': '中间休息的情况下能走 20 分钟。全程可使用助行器和轮椅。',
      'zh-TW': '能走 20 分鐘，中間可以休息。全程可使用助行器和輪椅。',
    },
    notes: {
      en: 'It is windy by the water. Bring a jacket and a hat that stays on.',
      'zh-CN': '水边风大，请穿外套，帽子要戴牢。',
      'zh-TW': '水邊風大，請穿外套，帽子要戴好。',
    },
  },
  {
    title: {
      en: 'Your first hour with a tablet',
      'zh-CN': '平板电脑第一课',
      'zh-TW': '平板電腦第一堂課',
    },
    pictures: ['activity-computer'],
    types: ['technology'],
    city: 'staten-island',
    location: {
      en: 'Harbor Lights Reading Room, New Dorp Lane',
      'zh-CN': '港灯阅览室，New Dorp Lane',
      'zh-TW': '港燈閱覽室，New Dorp Lane',
    },
    startsInDays: 41,
    startTime: '13:30',
    durationMinutes: 60,
    registrationOpensInDays: -2,
    registrationClosesInDays: 38,
    quota: 10,
    registered: 2,
    description: {
      en: 'Touch, swipe, make it bigger: we begin at the very beginning. Read the news from home, look at old streets on a map and listen to opera. Nothing can break, so try everything.',
      'zh-CN':
        '点一下、划一下、放大看，从最简单的学起。看看家乡的新闻，在地图上找找老街，再听一段戏曲。按不坏的，放心试。',
      'zh-TW':
        '點一下、滑一下、放大看，從最簡單的學起。看看家鄉的新聞，在地圖上找找老街，再聽一段戲曲。按不壞的，放心試試看。',
    },
    requirements: {
      en: 'None. We lend you a tablet for the hour.',
      'zh-CN': '没有要求。上课时我们借您一台平板。',
      'zh-TW': '沒有限制。上課時我們借您一台平板。',
    },
    notes: {
      en: 'Bring your reading glasses. One helper for every two guests.',
      'zh-CN': '请带老花镜。每两位学员有一位志愿者陪同。',
      'zh-TW': '請帶老花眼鏡。每兩位學員有一位義工陪同。',
    },
  },
  {
    title: {
      en: 'Health morning: blood pressure and safe steps',
      'zh-CN': '健康早晨：量血压、防跌倒',
      'zh-TW': '健康早晨：量血壓、防跌倒',
    },
    pictures: ['activity-blood-pressure', 'activity-health-talk'],
    types: ['health'],
    city: 'staten-island',
    location: {
      en: 'Evergreen Staten Island office, 25 Hyatt Street, Suite 2B',
      'zh-CN': '常青斯塔滕岛办事处，25 Hyatt Street，2B 室',
      'zh-TW': '常青史泰登島辦事處，25 Hyatt Street，2B 室',
    },
    startsInDays: -10,
    startTime: '09:30',
    durationMinutes: 120,
    registrationOpensInDays: -38,
    registrationClosesInDays: -12,
    quota: 24,
    registered: 19,
    description: {
      en: 'First a nurse checks your blood pressure. Then you walk a short line while we look at your balance and your shoes. You go home with three tips that fit your own house, such as a night light by the bed.',
      'zh-CN':
        '护士先给您量血压。然后请您走一小段直线，我们看看您的平衡和鞋子。最后根据您家里的情况给三条建议，比如床边装一盏小夜灯。',
      'zh-TW':
        '護理師先幫您量血壓。接著請您走一小段直線，我們看看您的平衡和鞋子。最後依您家裡的情況給三個建議，例如在床邊放一盞小夜燈。',
    },
    requirements: {
      en: 'Wear the shoes you use most.',
      'zh-CN': '请穿您平时最常穿的鞋。',
      'zh-TW': '請穿您平時最常穿的鞋子。',
    },
    notes: {
      en: 'Bring a list of your medicines if you have one.',
      'zh-CN': '如有用药清单，请一并带来。',
      'zh-TW': '如有用藥清單，請一併帶來。',
    },
  },
  {
    title: {
      en: 'Soup and dumplings on a gray day',
      'zh-CN': '阴天里的热汤和饺子',
      'zh-TW': '陰天裡的熱湯水餃',
    },
    pictures: ['activity-dumplings'],
    types: ['food'],
    city: 'staten-island',
    location: {
      en: 'Harbor Lights Kitchen, New Dorp Lane',
      'zh-CN': '港灯厨房，New Dorp Lane',
      'zh-TW': '港燈廚房，New Dorp Lane',
    },
    startsInDays: -34,
    startTime: '11:30',
    durationMinutes: 120,
    registrationOpensInDays: -60,
    registrationClosesInDays: -36,
    quota: 18,
    registered: 16,
    description: {
      en: 'One pot of chicken soup, one pot of borscht, and dumplings for both. Neighbors from five countries bring their own folding trick. We cook, compare and eat.',
      'zh-CN': '一锅鸡汤，一锅罗宋汤，两锅都下饺子。来自五个国家的邻居，各有各的包法。边做边比，最后一起吃。',
      'zh-TW': '一鍋雞湯，一鍋羅宋湯，兩鍋都下水餃。來自五個國家的鄰居，各有各的包法。邊做邊比，最後一起享用。',
    },
    requirements: {
      en: 'If you have food allergies, please call us after you sign up.',
      'zh-CN': '如有食物过敏，报名后请打电话告诉我们。',
      'zh-TW': '如有食物過敏，報名後請來電告訴我們。',
    },
    notes: {
      en: 'The kitchen is on the ground floor, no steps.',
      'zh-CN': '厨房在一楼，没有台阶。',
      'zh-TW': '廚房在一樓，沒有台階。',
    },
  },
  {
    title: {
      en: 'Hands in the soil: raised garden beds',
      'zh-CN': '高架花圃：动手种一种',
      'zh-TW': '高架花圃：動手種種看',
    },
    pictures: ['activity-garden'],
    types: ['exercise', 'arts'],
    city: 'staten-island',
    location: {
      en: 'Friends’ Garden, Castleton Avenue',
      'zh-CN': '友邻花园，Castleton Avenue',
      'zh-TW': '友鄰花園，Castleton Avenue',
    },
    startsInDays: 15,
    startTime: '09:00',
    durationMinutes: 90,
    registrationOpensInDays: -17,
    registrationClosesInDays: 13,
    quota: 14,
    registered: 14,
    description: {
      en: 'The beds stand at table height, so nobody has to kneel. We turn the soil, plant garlic and greens and put up name signs. Caregivers do the heavy lifting. You can come back and see your row grow.',
      'zh-CN':
        '花圃和桌子一样高，不用蹲也不用跪。我们一起松土，种大蒜和青菜，再插上名牌。重活由护理员来做。以后随时可以回来，看看自己那一行长得怎么样。',
      'zh-TW':
        '花圃和桌子一樣高，不用蹲也不用跪。我們一起鬆土，種大蒜和青菜，再插上名牌。粗重的工作由護理員來做。以後隨時可以回來，看看自己那一排長得如何。',
    },
    requirements: {
      en: 'You can stand or sit at a table for half an hour.',
      'zh-CN': '能在桌边站或坐半小时。',
      'zh-TW': '能在桌邊站或坐半小時。',
    },
    notes: {
      en: 'Gloves and tools are here. Wear old clothes.',
      'zh-CN': '备有手套和工具。请穿旧衣服。',
      'zh-TW': '備有手套和工具。請穿舊衣服。',
    },
  },
  {
    title: { en: 'Mahjong for first-timers', 'zh-CN': '麻将新手课', 'zh-TW': '麻將新手班' },
    pictures: ['activity-mahjong'],
    types: ['celebration'],
    city: 'staten-island',
    location: {
      en: 'Evergreen Staten Island office, 25 Hyatt Street, Suite 2B',
      'zh-CN': '常青斯塔滕岛办事处，25 Hyatt Street，2B 室',
      'zh-TW': '常青史泰登島辦事處，25 Hyatt Street，2B 室',
    },
    startsInDays: 9,
    startTime: '14:00',
    durationMinutes: 120,
    registrationOpensInDays: -22,
    registrationClosesInDays: -1,
    quota: 16,
    registered: 12,
    description: {
      en: 'Bamboo, dots, characters, winds: by the end of the afternoon you know them all. The tiles have English numbers in the corner. We learn in pairs, so nobody plays alone. Many of our best players began at 80.',
      'zh-CN':
        '条、筒、万、东南西北，一个下午就能认全。牌角上印有数字，一看就懂。两人一组学，不会孤单。我们有好几位高手，都是 80 岁才学会的。',
      'zh-TW':
        '索、筒、萬、東南西北，一個下午就能認得。牌角印有數字，一看就懂。兩人一組學，不會孤單。我們有好幾位高手，都是 80 歲才學會的。',
    },
    requirements: {
      en: 'No experience needed. Everyone is welcome, from every country.',
      'zh-CN': '不需要会打。不论来自哪里，都欢迎。',
      'zh-TW': '不需要會打。不論來自哪裡，都歡迎。',
    },
    notes: {
      en: 'Taught in English and Mandarin.',
      'zh-CN': '用英语和普通话教学。',
      'zh-TW': '以英語和國語教學。',
    },
  },
  {
    title: { en: 'Bake mooncakes with us', 'zh-CN': '亲手做月饼', 'zh-TW': '親手做月餅' },
    pictures: ['activity-mooncake', 'activity-dumplings'],
    types: ['food', 'arts'],
    city: 'staten-island',
    location: {
      en: 'Harbor Lights Kitchen, New Dorp Lane',
      'zh-CN': '港灯厨房，New Dorp Lane',
      'zh-TW': '港燈廚房，New Dorp Lane',
    },
    startsInDays: -52,
    startTime: '10:00',
    durationMinutes: 150,
    registrationOpensInDays: -80,
    registrationClosesInDays: -55,
    quota: 16,
    registered: 16,
    description: {
      en: 'Press the dough into an old wooden mold, tap it out, and there is the moon. We bake with red bean and with walnut. Each guest takes four mooncakes home in a paper box.',
      'zh-CN': '把面团压进老木模，轻轻一敲，一个圆月亮就出来了。我们做豆沙和核桃两种馅。每人用纸盒带四个月饼回家。',
      'zh-TW': '把麵糰壓進老木模，輕輕一敲，一個圓月就出來了。我們做豆沙和核桃兩種餡。每人用紙盒帶四個月餅回家。',
    },
    requirements: {
      en: 'Not for guests with a nut allergy, as we use walnuts.',
      'zh-CN': '会用到核桃，对坚果过敏者请勿参加。',
      'zh-TW': '會用到核桃，對堅果過敏的朋友請勿參加。',
    },
    notes: {
      en: 'The ovens are handled by staff only.',
      'zh-CN': '烤箱由工作人员操作。',
      'zh-TW': '烤箱由工作人員操作。',
    },
  },
  {
    title: { en: 'Tai chi by the sea', 'zh-CN': '海边太极', 'zh-TW': '海邊打太極' },
    pictures: ['activity-taichi'],
    types: ['exercise'],
    city: 'staten-island',
    location: {
      en: 'South Beach boardwalk, at the end of Sand Lane',
      'zh-CN': '南滩木板步道，Sand Lane 尽头',
      'zh-TW': '南灘木板步道，Sand Lane 盡頭',
    },
    startsInDays: 30,
    startTime: '09:00',
    durationMinutes: 50,
    registrationOpensInDays: -1,
    registrationClosesInDays: 28,
    quota: 26,
    registered: 5,
    description: {
      en: 'The waves set the pace: breathe in, breathe out, turn. We practice on the wide wooden boards with the bridge behind us. Chairs stand ready for those who want to sit. A warm drink waits at the end.',
      'zh-CN': '跟着海浪的节奏，吸气、呼气、转身。我们在宽阔的木板步道上练，身后就是大桥。想坐的有椅子。练完还有热饮。',
      'zh-TW': '跟著海浪的節奏，吸氣、吐氣、轉身。我們在寬闊的木板步道上練，背後就是大橋。想坐的有椅子。練完還有熱飲。',
    },
    requirements: {
      en: 'You can stand or sit for 15 minutes at a time.',
      'zh-CN': '一次能站或坐着活动 15 分钟。',
      'zh-TW': '一次能站著或坐著活動 15 分鐘。',
    },
    notes: {
      en: 'Free parking next to the boardwalk. We stop early when it rains.',
      'zh-CN': '步道旁可免费停车。下雨时提前结束。',
      'zh-TW': '步道旁可免費停車。下雨時提早結束。',
    },
    calledOff: {
      en: 'The boardwalk is closed for repairs.',
      'zh-CN': '木板步道正在维修。',
      'zh-TW': '木板步道正在維修。',
    },
  },
]
