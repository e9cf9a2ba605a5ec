import type { DemoTeamMember } from './team-types.ts'

/** A fictional team: in an agency called Evergreen, everybody is named after a tree or a shrub. */
export const team: DemoTeamMember[] = [
  {
    key: 'helen',
    name: { en: 'Helen Lam (林慧蘭)', 'zh-CN': '林慧兰 Helen Lam', 'zh-TW': '林慧蘭 Helen Lam' },
    role: { en: 'Executive director', 'zh-CN': '行政总监', 'zh-TW': '行政總監' },
    bio: {
      en: 'Helen cared for her own mother at home before she led an agency. She reads every letter that is sent to her. Her door is open on Wednesday afternoons.',
      'zh-CN':
        '管理护理机构之前，慧兰在家照顾过自己的母亲。写给她的信，她每一封都亲自看。每周三下午，她的办公室门都开着。',
      'zh-TW':
        '帶領護理機構之前，慧蘭在家照顧過自己的媽媽。寄給她的信，她每一封都親自看。每週三下午，她辦公室的門都開著。',
    },
    languages: { en: 'Cantonese, Mandarin, English', 'zh-CN': '粤语、普通话、英语', 'zh-TW': '粵語、國語、英語' },
    picture: 'portrait-helen',
    alt: {
      en: 'Helen, with silver hair and glasses, wears a dark green blazer in her office.',
      'zh-CN': '慧兰一头银发，戴眼镜，穿深绿色西装外套，坐在办公室里。',
      'zh-TW': '慧蘭滿頭銀髮，戴眼鏡，穿深綠色西裝外套，在辦公室裡。',
    },
  },
  {
    key: 'grace',
    name: { en: 'Grace Willow', 'zh-CN': 'Grace Willow', 'zh-TW': 'Grace Willow' },
    role: { en: 'Head nurse (RN)', 'zh-CN': '护士长（注册护士）', 'zh-TW': '護理長（護理師）' },
    bio: {
      en: 'Grace makes the care plan with each patient and visits new patients at home. She has been a nurse for 22 years. She asks about your sleep and your mood, not only your blood pressure.',
      'zh-CN':
        'Grace 跟每位患者一起定护理计划，新患者由她上门看望。她当护士已有 22 年。除了量血压，她也会问您睡得好不好、心情怎么样。',
      'zh-TW':
        'Grace 和每位病人一起訂護理計畫，新病人由她到府探訪。她當護理師已經 22 年。除了量血壓，她也會關心您睡得好不好、心情如何。',
    },
    languages: { en: 'English, French', 'zh-CN': '英语、法语', 'zh-TW': '英語、法語' },
    picture: 'portrait-grace',
    alt: {
      en: 'Grace, with short curly black hair, wears a light blue nurse’s coat and a stethoscope.',
      'zh-CN': 'Grace 一头黑色卷发，穿浅蓝色护士服，脖子上挂着听诊器。',
      'zh-TW': 'Grace 一頭黑色捲髮，穿淺藍色護理師制服，脖子上掛著聽診器。',
    },
  },
  {
    key: 'kevin',
    name: { en: 'Kevin Mui (梅家俊)', 'zh-CN': '梅家俊 Kevin Mui', 'zh-TW': '梅家俊 Kevin Mui' },
    role: { en: 'Coordinator', 'zh-CN': '协调员', 'zh-TW': '協調員' },
    bio: {
      en: 'Kevin is often the first voice you hear when you call. He looks for a caregiver who speaks your language and fits your hours. When plans change, he phones you.',
      'zh-CN':
        '您打电话来，常常第一个听到的就是家俊。他会找跟您说同一种话、时间也合适的护理员。安排有变，他会打电话给您。',
      'zh-TW':
        '您打電話來，第一個聽到的常常就是家俊。他會幫您找語言相通、時間配合的護理員。安排有變動，他會打電話通知您。',
    },
    languages: {
      en: 'Cantonese, Toisanese, English',
      'zh-CN': '粤语、台山话、英语',
      'zh-TW': '粵語、台山話、英語',
    },
    picture: 'portrait-kevin',
    alt: {
      en: 'Kevin, a young man in a light blue shirt, wears a telephone headset.',
      'zh-CN': '家俊是位年轻人，穿浅蓝色衬衫，戴着电话耳机。',
      'zh-TW': '家俊是位年輕人，穿淺藍色襯衫，戴著電話耳機。',
    },
  },
  {
    key: 'shirley',
    name: { en: 'Shirley Yang (杨晓燕)', 'zh-CN': '杨晓燕 Shirley Yang', 'zh-TW': '楊曉燕 Shirley Yang' },
    role: { en: 'Medicaid card (white card) specialist', 'zh-CN': '白卡专员', 'zh-TW': '白卡專員' },
    bio: {
      en: 'Shirley reads Medicaid letters with you, line by line. She filled in forms for her grandparents when she was twelve. No question is too small for her.',
      'zh-CN': '医疗补助的来信，晓燕陪您一行一行地看。她十二岁就帮爷爷奶奶填表了。再小的问题，都可以问她。',
      'zh-TW': '醫療補助的來信，曉燕陪您一行一行看。她十二歲就幫爺爺奶奶填表格了。再小的問題，都可以問她。',
    },
    languages: {
      en: 'Mandarin, Fuzhounese, English',
      'zh-CN': '普通话、福州话、英语',
      'zh-TW': '國語、福州話、英語',
    },
    picture: 'portrait-shirley',
    alt: {
      en: 'Shirley, with long black hair, smiles in a red-brown jacket over a striped top.',
      'zh-CN': '晓燕留着黑色直发，穿砖红色外套和条纹上衣，笑眯眯的。',
      'zh-TW': '曉燕留著黑色直髮，穿磚紅色外套和條紋上衣，笑容滿面。',
    },
  },
  {
    key: 'denise',
    name: { en: 'Denise Laurel', 'zh-CN': 'Denise Laurel', 'zh-TW': 'Denise Laurel' },
    role: { en: 'Trainer', 'zh-CN': '培训师', 'zh-TW': '培訓導師' },
    bio: {
      en: 'Denise teaches new caregivers how to lift, how to wash and how to listen. Before that she worked in homes in Flatbush for 15 years. In her classes people practice a lot and laugh a lot.',
      'zh-CN':
        'Denise 教新护理员怎么扶、怎么洗、怎么听人说话。她自己在弗拉特布什做过 15 年上门护理。她的课练习多，笑声也多。',
      'zh-TW':
        'Denise 教新護理員怎麼扶、怎麼洗、怎麼聽人說話。她自己在弗萊特布許做過 15 年到府護理。她的課練習多，笑聲也多。',
    },
    languages: {
      en: 'English, Haitian Creole, French',
      'zh-CN': '英语、海地克里奥尔语、法语',
      'zh-TW': '英語、海地克里奧爾語、法語',
    },
    picture: 'portrait-denise',
    alt: {
      en: 'Denise, in a red-brown headwrap and a yellow sweater, raises one finger to make a point.',
      'zh-CN': 'Denise 包着砖红色头巾，穿黄色毛衣，竖起一根手指在讲重点。',
      'zh-TW': 'Denise 包著磚紅色頭巾，穿黃色毛衣，豎起一根手指說明重點。',
    },
  },
  {
    key: 'andre',
    name: { en: 'Andre Cedar', 'zh-CN': 'Andre Cedar', 'zh-TW': 'Andre Cedar' },
    role: { en: 'Lead caregiver', 'zh-CN': '护理员组长', 'zh-TW': '護理員組長' },
    bio: {
      en: 'Andre has cared for people at home for 12 years. He goes along with new caregivers on their first days. On Sundays he plays chess in the park.',
      'zh-CN': 'Andre 做居家护理已有 12 年。新护理员头几天上门，他都陪着去。周日，他爱在公园里下棋。',
      'zh-TW': 'Andre 做居家護理已經 12 年。新護理員頭幾天到府服務，他都陪著去。週日，他愛在公園下棋。',
    },
    languages: { en: 'English, Spanish', 'zh-CN': '英语、西班牙语', 'zh-TW': '英語、西班牙語' },
    picture: 'portrait-andre',
    alt: {
      en: 'Andre, with a short beard, stands with his arms crossed in the green team shirt.',
      'zh-CN': 'Andre 留着短须，穿绿色工作服，双手抱在胸前。',
      'zh-TW': 'Andre 留著短鬚，穿綠色制服，雙手抱在胸前。',
    },
  },
  {
    key: 'mei-hua',
    name: { en: 'Mei-hua Liu (柳美華)', 'zh-CN': '柳美华 Mei-hua Liu', 'zh-TW': '柳美華 Mei-hua Liu' },
    role: { en: 'Caregiver', 'zh-CN': '护理员', 'zh-TW': '護理員' },
    bio: {
      en: 'Mei-hua came from Tainan and has been with us since our first year. She cooks rice soup the way you ate it at home. Families tell us that she hums while she works.',
      'zh-CN': '美华来自台南，从第一年起就跟我们在一起。她会按您家里的口味熬粥。家属常说，她一边干活一边哼歌。',
      'zh-TW': '美華來自台南，從第一年就和我們在一起。她會照您家裡的口味煮粥。家屬常說，她一邊做事一邊哼歌。',
    },
    languages: {
      en: 'Mandarin, Taiwanese, some English',
      'zh-CN': '普通话、闽南语、一些英语',
      'zh-TW': '國語、台語、簡單英語',
    },
    picture: 'portrait-mei-hua',
    alt: {
      en: 'Mei-hua, with gray hair tied back, smiles in the green polo with a heart badge.',
      'zh-CN': '美华的灰发扎在脑后，穿绿色工作衫，别着爱心胸牌，面带微笑。',
      'zh-TW': '美華的灰髮紮在腦後，穿綠色制服，別著愛心名牌，面帶微笑。',
    },
  },
  {
    key: 'amina',
    name: { en: 'Amina Hazel', 'zh-CN': 'Amina Hazel', 'zh-TW': 'Amina Hazel' },
    role: { en: 'Activities planner', 'zh-CN': '社区活动策划', 'zh-TW': '社區活動企劃' },
    bio: {
      en: 'Amina plans our walks, classes and parties. She tries each room with a wheelchair before we book it. Tell her what you would like to do next.',
      'zh-CN': '散步、上课、联欢会，都由 Amina 安排。订场地之前，她会推着轮椅先走一遍。您还想参加什么，请告诉她。',
      'zh-TW': '散步、上課、聯歡會，都由 Amina 安排。訂場地之前，她會推著輪椅先走一遍。您還想參加什麼，請告訴她。',
    },
    languages: { en: 'English, Bengali, Hindi', 'zh-CN': '英语、孟加拉语、印地语', 'zh-TW': '英語、孟加拉語、印地語' },
    picture: 'portrait-amina',
    alt: {
      en: 'Amina wears a light blue headscarf and a warm yellow sweater.',
      'zh-CN': 'Amina 戴浅蓝色头巾，穿暖黄色毛衣。',
      'zh-TW': 'Amina 戴淺藍色頭巾，穿暖黃色毛衣。',
    },
  },
  {
    key: 'viktor',
    name: { en: 'Viktor Birch', 'zh-CN': 'Viktor Birch', 'zh-TW': 'Viktor Birch' },
    role: { en: 'Driver and equipment', 'zh-CN': '司机兼辅具管理员', 'zh-TW': '司機兼輔具管理員' },
    bio: {
      en: 'Viktor drives the van with the wheelchair lift. He also checks walkers, shower chairs and bed rails. He has a joke for every red light.',
      'zh-CN':
        'Viktor 开的接送车装有轮椅升降台。助行器、洗澡椅、床边扶手，也由他检查。每遇到一个红灯，他就讲一个笑话。',
      'zh-TW': 'Viktor 開的接送車有輪椅升降台。助行器、洗澡椅、床邊扶手，也由他檢查。每遇到一個紅燈，他就講一個笑話。',
    },
    languages: { en: 'Russian, Ukrainian, English', 'zh-CN': '俄语、乌克兰语、英语', 'zh-TW': '俄語、烏克蘭語、英語' },
    picture: 'portrait-viktor',
    alt: {
      en: 'Viktor, bald with a full gray beard, wears an open blue-gray shirt.',
      'zh-CN': 'Viktor 头顶光亮，留着灰白的大胡子，穿敞开的蓝灰色衬衫。',
      'zh-TW': 'Viktor 頭頂光亮，留著灰白的大鬍子，穿敞開的藍灰色襯衫。',
    },
  },
  {
    key: 'elena',
    name: { en: 'Elena Olivo', 'zh-CN': 'Elena Olivo', 'zh-TW': 'Elena Olivo' },
    role: { en: 'Social worker', 'zh-CN': '社工', 'zh-TW': '社工' },
    bio: {
      en: 'Elena helps families with what comes along with care: food, rent letters and worry. Once a month she leads a talk group for family members. The coffee is always hot.',
      'zh-CN':
        '照顾家人，还会碰上吃饭、房租、心里发愁这些事，Elena 都能帮着想办法。她每月办一次家属谈心会。咖啡总是热的。',
      'zh-TW':
        '照顧家人，還會遇上三餐、房租、心裡煩惱這些事，Elena 會陪您一起想辦法。她每月辦一次家屬談心會。咖啡總是熱的。',
    },
    languages: { en: 'Spanish, English', 'zh-CN': '西班牙语、英语', 'zh-TW': '西班牙語、英語' },
    picture: 'portrait-elena',
    alt: {
      en: 'Elena, with brown hair and round glasses, holds a cup of coffee.',
      'zh-CN': 'Elena 留着棕色头发，戴圆框眼镜，手里端着一杯咖啡。',
      'zh-TW': 'Elena 留著棕色頭髮，戴圓框眼鏡，手裡端著一杯咖啡。',
    },
  },
  {
    key: 'tyler',
    name: { en: 'Tyler Pak (柏天樂)', 'zh-CN': '柏天乐 Tyler Pak', 'zh-TW': '柏天樂 Tyler Pak' },
    role: { en: 'Phone and computer helper', 'zh-CN': '手机电脑辅导员', 'zh-TW': '手機電腦輔導員' },
    bio: {
      en: 'Tyler shows you how to make video calls, make letters bigger and spot a scam. He goes slowly and writes each step on a card. His first student was his grandmother.',
      'zh-CN':
        '视频通话怎么打、字怎么调大、骗局怎么识破，天乐都会教。他讲得慢，每一步都写在卡片上。他的第一个学生是他奶奶。',
      'zh-TW':
        '視訊通話怎麼打、字怎麼放大、騙局怎麼識破，天樂都會教。他講得慢，每一步都寫在卡片上。他的第一個學生是他奶奶。',
    },
    languages: { en: 'English, Cantonese, Mandarin', 'zh-CN': '英语、粤语、普通话', 'zh-TW': '英語、粵語、國語' },
    picture: 'portrait-tyler',
    alt: {
      en: 'Tyler, a young man in a yellow hoodie, wears his staff card on a ribbon.',
      'zh-CN': '天乐是位年轻人，穿黄色连帽衫，胸前挂着工作证。',
      'zh-TW': '天樂是位年輕人，穿黃色連帽上衣，胸前掛著工作證。',
    },
  },
  {
    key: 'samuel',
    name: { en: 'Samuel Ash', 'zh-CN': 'Samuel Ash', 'zh-TW': 'Samuel Ash' },
    role: { en: 'Reviews and quality', 'zh-CN': '评价与服务质量', 'zh-TW': '評價與服務品質' },
    bio: {
      en: 'Samuel reads every review and calls when something went wrong. First he asks what happened, then what would help. He also signs in American Sign Language.',
      'zh-CN':
        '每条评价 Samuel 都会看，有不满意的地方，他会打电话来问。先问发生了什么，再问怎么做才好。他还会美国手语。',
      'zh-TW':
        '每則評價 Samuel 都會看，有不滿意的地方，他會打電話來問。先問發生什麼事，再問怎麼做才好。他也會美國手語。',
    },
    languages: {
      en: 'English, American Sign Language',
      'zh-CN': '英语、美国手语',
      'zh-TW': '英語、美國手語',
    },
    picture: 'portrait-samuel',
    alt: {
      en: 'Samuel, with silver hair, a mustache and glasses, wears a green sweater with a white collar.',
      'zh-CN': 'Samuel 一头银发，留着小胡子，戴眼镜，穿白领绿毛衣。',
      'zh-TW': 'Samuel 滿頭銀髮，留著小鬍子，戴眼鏡，穿白領綠毛衣。',
    },
  },
]
