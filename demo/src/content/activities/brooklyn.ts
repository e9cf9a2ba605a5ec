import type { DemoActivity } from '../types.ts'

export const brooklynActivities: DemoActivity[] = [
  {
    title: { en: 'Dumpling morning', 'zh-CN': '包饺子的早晨', 'zh-TW': '包水餃的早晨' },
    pictures: ['activity-dumplings', 'activity-mooncake'],
    types: ['food', 'celebration'],
    city: 'brooklyn',
    location: {
      en: 'Good Neighbors Kitchen, 8th Avenue and 58th Street',
      'zh-CN': '好邻居厨房，第八大道与 58 街路口',
      'zh-TW': '好鄰居廚房，八大道與 58 街路口',
    },
    startsInDays: 4,
    startTime: '10:00',
    durationMinutes: 120,
    registrationOpensInDays: -18,
    registrationClosesInDays: 3,
    quota: 20,
    registered: 20,
    description: {
      en: 'We roll, fill and fold, and there is always one dumpling that comes apart. Choose pork with cabbage or egg with chives. Those who cannot stand long can fold at the low table. Then we eat everything we made.',
      'zh-CN':
        '擀皮、拌馅、捏褶，总有一个会露馅。有白菜猪肉和韭菜鸡蛋两种馅。不能久站的，可以坐在矮桌边包。包好了当场下锅，一起吃光。',
      'zh-TW':
        '擀皮、包餡、捏花邊，總有一顆會破皮。有高麗菜豬肉和韭菜雞蛋兩種餡。不能久站的朋友可以坐在矮桌旁包。包好馬上下鍋，大家一起吃光光。',
    },
    requirements: {
      en: 'If you cannot eat wheat, egg or pork, please call us after you sign up.',
      'zh-CN': '不能吃面食、鸡蛋或猪肉的，报名后请打电话告诉我们。',
      'zh-TW': '不能吃麵食、雞蛋或豬肉的朋友，報名後請來電告訴我們。',
    },
    notes: {
      en: 'Aprons are here. Bring a box if you would like to take some home.',
      'zh-CN': '备有围裙。想带些回家的，请自备饭盒。',
      'zh-TW': '備有圍裙。想帶一些回家的，請自備餐盒。',
    },
  },
  {
    title: {
      en: 'Walk to the best view in Sunset Park',
      'zh-CN': '日落公园看风景散步团',
      'zh-TW': '日落公園賞景散步團',
    },
    pictures: ['activity-walk'],
    types: ['exercise'],
    city: 'brooklyn',
    location: {
      en: 'Meet at the park gate, 7th Avenue and 44th Street',
      'zh-CN': '公园入口集合，第七大道与 44 街路口',
      'zh-TW': '公園入口集合，七大道與 44 街路口',
    },
    startsInDays: 6,
    startTime: '09:30',
    durationMinutes: 75,
    registrationOpensInDays: -15,
    registrationClosesInDays: 5,
    quota: 18,
    registered: 11,
    description: {
      en: 'From the hill you can see the harbor, the Statue of Liberty and half of Manhattan. We go up in three short parts, with a bench after each. Two caregivers walk with the group, one in front and one at the back. Nobody is left behind.',
      'zh-CN':
        '站在山坡上，能看到海港、自由女神像和大半个曼哈顿。上坡分三小段走，每走完一段都有长椅可以歇。两位护理员一前一后陪着，谁也不会掉队。',
      'zh-TW':
        '站上山坡，海港、自由女神像和大半個曼哈頓盡收眼底。上坡分三小段走，每段都有長椅可以休息。兩位護理員一前一後陪著，不會有人落單。',
    },
    requirements: {
      en: 'You can walk ten minutes at a time. Canes and walkers are welcome.',
      'zh-CN': '一次能走十分钟。用拐杖或助行器的也欢迎。',
      'zh-TW': '一次能走十分鐘。使用拐杖或助行器的朋友也歡迎。',
    },
    notes: {
      en: 'Bring water and a hat. If rain makes us call it off, you get a text message by 8 am.',
      'zh-CN': '请带水和帽子。如因下雨停办，上午 8:00 前会发短信通知您。',
      'zh-TW': '請帶水和帽子。若因下雨停辦，上午 8:00 前會傳簡訊通知您。',
    },
  },
  {
    title: {
      en: 'Blood pressure check and a chat with a nurse',
      'zh-CN': '量血压，和护士聊一聊',
      'zh-TW': '量血壓，跟護理師聊聊天',
    },
    pictures: ['activity-blood-pressure'],
    types: ['health'],
    city: 'brooklyn',
    location: {
      en: 'Evergreen Brooklyn office, 5510 8th Avenue, 2nd floor',
      'zh-CN': '常青布鲁克林办事处，5510 8th Avenue，二楼',
      'zh-TW': '常青布碌崙辦事處，5510 8th Avenue，二樓',
    },
    startsInDays: 10,
    startTime: '09:00',
    durationMinutes: 180,
    registrationOpensInDays: -10,
    registrationClosesInDays: 9,
    quota: 36,
    registered: 21,
    description: {
      en: 'It takes ten minutes and does not hurt. A nurse measures your blood pressure twice, writes the numbers on a card and tells you what they mean. Ask about your pills, your salt and your sleep. Take the card to your doctor.',
      'zh-CN':
        '只要十分钟，一点也不疼。护士会给您量两次血压，把数字写在卡片上，再告诉您是什么意思。吃药、吃盐、睡眠的问题都可以问。卡片可以带给您的医生看。',
      'zh-TW':
        '只要十分鐘，一點也不痛。護理師會幫您量兩次血壓，把數字寫在卡片上，再說明是什麼意思。吃藥、吃鹽、睡眠的問題都可以問。卡片可以帶給您的醫生看。',
    },
    requirements: {
      en: 'No coffee, tea or exercise for 30 minutes before.',
      'zh-CN': '测量前 30 分钟内请不要喝咖啡、喝茶或运动。',
      'zh-TW': '測量前 30 分鐘請勿喝咖啡、喝茶或運動。',
    },
    notes: {
      en: 'We call you with your own time between 9 am and noon. This check does not replace a visit to your doctor.',
      'zh-CN': '上午 9:00 至 12:00 分时段进行，我们会打电话告诉您具体时间。本次检查不能代替看医生。',
      'zh-TW': '上午 9:00 至 12:00 分時段進行，我們會打電話告知您的時間。這項檢查不能代替看醫生。',
    },
  },
  {
    title: {
      en: 'An afternoon at the movies',
      'zh-CN': '午后电影：粤语老片',
      'zh-TW': '午後電影院：粵語長片',
    },
    pictures: ['activity-movie'],
    types: ['celebration', 'arts'],
    city: 'brooklyn',
    location: {
      en: 'Harbor View Senior Club, 5th Avenue and 52nd Street',
      'zh-CN': '海景长者会所，第五大道与 52 街路口',
      'zh-TW': '海景長者中心，五大道與 52 街路口',
    },
    startsInDays: 16,
    startTime: '14:00',
    durationMinutes: 150,
    registrationOpensInDays: -9,
    registrationClosesInDays: 15,
    quota: 50,
    registered: 23,
    description: {
      en: 'A black-and-white comedy from the sixties, in Cantonese, with Chinese and English subtitles. The picture is large and the sound is clear. We stop halfway for popcorn and the restroom. Afterward, tell us which film you want next.',
      'zh-CN':
        '放映一部六十年代的粤语黑白喜剧，配中英文字幕。银幕大，声音清楚。中场休息时可以吃爆米花、上洗手间。看完后请告诉我们下次想看哪一部。',
      'zh-TW':
        '放映一部六〇年代的粵語黑白喜劇，附中英文字幕。銀幕大，聲音清楚。中場休息有爆米花，也可以上洗手間。看完後告訴我們下次想看哪一部。',
    },
    requirements: {
      en: 'None. Wheelchair places are free; please call us to ask for one.',
      'zh-CN': '没有要求。设有轮椅位，需要的请打电话告诉我们。',
      'zh-TW': '沒有限制。設有輪椅座位，需要的朋友請來電告訴我們。',
    },
    notes: {
      en: 'The room can be cool. Bring a sweater.',
      'zh-CN': '放映厅有点凉，请带件毛衣。',
      'zh-TW': '放映室有點涼，請帶件毛衣。',
    },
  },
  {
    title: {
      en: 'Grow scallions on your windowsill',
      'zh-CN': '窗台上的小菜园：种葱',
      'zh-TW': '窗台小菜園：一起種青蔥',
    },
    pictures: ['activity-garden'],
    types: ['arts', 'food'],
    city: 'brooklyn',
    location: {
      en: 'Evergreen Brooklyn office, 5510 8th Avenue, 2nd floor',
      'zh-CN': '常青布鲁克林办事处，5510 8th Avenue，二楼',
      'zh-TW': '常青布碌崙辦事處，5510 8th Avenue，二樓',
    },
    startsInDays: 5,
    startTime: '10:30',
    durationMinutes: 60,
    registrationOpensInDays: -25,
    registrationClosesInDays: -2,
    quota: 15,
    registered: 13,
    description: {
      en: 'A glass jar, a little soil and the white ends of scallions: more is not needed. We plant two jars each and paint a label. In about ten days you can cut the first green for your noodles.',
      'zh-CN':
        '一个玻璃罐、一点土、几段葱白，就能种出一盆葱。每人种两罐，再画一张小标签。十来天以后，就能剪下嫩绿的葱叶下面条了。',
      'zh-TW':
        '一個玻璃罐、一點土、幾段蔥白，就能種出一小盆蔥。每人種兩罐，再畫一張小標籤。大約十天後，就能剪下翠綠的蔥來煮麵了。',
    },
    requirements: {
      en: 'None. All the work is done sitting at a table.',
      'zh-CN': '没有要求，全程坐在桌边操作。',
      'zh-TW': '沒有限制，全程坐在桌邊完成。',
    },
    notes: {
      en: 'Please bring two clean glass jars with wide mouths.',
      'zh-CN': '请自带两个干净的广口玻璃罐。',
      'zh-TW': '請自備兩個乾淨的廣口玻璃罐。',
    },
  },
  {
    title: { en: 'Paint your own paper fan', 'zh-CN': '手绘一把纸扇', 'zh-TW': '彩繪紙扇' },
    pictures: ['activity-painting', 'activity-garden'],
    types: ['arts'],
    city: 'brooklyn',
    location: {
      en: 'Harbor View Senior Club, 5th Avenue and 52nd Street',
      'zh-CN': '海景长者会所，第五大道与 52 街路口',
      'zh-TW': '海景長者中心，五大道與 52 街路口',
    },
    startsInDays: -15,
    startTime: '14:30',
    durationMinutes: 90,
    registrationOpensInDays: -40,
    registrationClosesInDays: -17,
    quota: 20,
    registered: 20,
    description: {
      en: 'Goldfish, bamboo or a line from a poem: choose what goes on your fan. We show three easy pictures to copy. Many guests make one for a grandchild as well.',
      'zh-CN':
        '金鱼、翠竹，或者一句诗，扇面上画什么由您选。老师准备了三幅简单的图样可以照着画。很多人还会给孙儿也画一把。',
      'zh-TW':
        '金魚、翠竹，或是一句詩，扇面上畫什麼由您決定。老師準備了三張簡單的圖樣可以照著畫。不少人還會替孫兒多畫一把。',
    },
    requirements: {
      en: 'No experience needed.',
      'zh-CN': '不需要绘画基础。',
      'zh-TW': '不需要繪畫基礎。',
    },
    notes: {
      en: 'Two fans for each person. The paint washes out of clothes.',
      'zh-CN': '每人两把纸扇。颜料沾到衣服上可以洗掉。',
      'zh-TW': '每人兩把紙扇。顏料沾到衣服可以洗掉。',
    },
  },
  {
    title: {
      en: 'Strong legs: exercise on a chair',
      'zh-CN': '椅子操：腿脚更有力',
      'zh-TW': '椅子操：練出好腳力',
    },
    pictures: ['activity-taichi'],
    types: ['exercise', 'health'],
    city: 'brooklyn',
    location: {
      en: 'Good Neighbors Kitchen, side hall, 8th Avenue and 58th Street',
      'zh-CN': '好邻居厨房侧厅，第八大道与 58 街路口',
      'zh-TW': '好鄰居廚房側廳，八大道與 58 街路口',
    },
    startsInDays: -3,
    startTime: '09:30',
    durationMinutes: 45,
    registrationOpensInDays: -28,
    registrationClosesInDays: -4,
    quota: 22,
    registered: 18,
    description: {
      en: 'Getting up from a chair is a skill, and it can be trained. We lift heels, press knees and stretch ankles to slow music. Our trainer watches that everyone stays safe. You get a sheet with pictures to practice at home.',
      'zh-CN':
        '从椅子上站起来也是可以练的本事。跟着慢节奏的音乐抬脚跟、压膝盖、转脚踝。培训师会在旁边留意大家的安全。另送一张图解，方便在家练习。',
      'zh-TW':
        '從椅子上站起來，也是練得來的功夫。跟著慢板音樂提腳跟、壓膝蓋、轉腳踝。培訓導師會在旁留意大家的安全。另附一張圖解，方便在家練習。',
    },
    requirements: {
      en: 'You can sit on a chair without arms. Tell us about pain in hips or knees.',
      'zh-CN': '能坐在没有扶手的椅子上。髋部或膝盖疼痛的请告诉我们。',
      'zh-TW': '能坐在沒有扶手的椅子上。髖部或膝蓋疼痛的朋友請告訴我們。',
    },
    notes: {
      en: 'Wear shoes that do not slip.',
      'zh-CN': '请穿防滑的鞋。',
      'zh-TW': '請穿防滑的鞋子。',
    },
  },
]
