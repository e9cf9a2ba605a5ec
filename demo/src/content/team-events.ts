import type { DemoTeamEvent } from './team-types.ts'

export const teamEvents: DemoTeamEvent[] = [
  {
    key: 'health-fair',
    title: {
      en: 'Health fair and flu shots',
      'zh-CN': '街头健康日：免费打流感疫苗',
      'zh-TW': '街坊健康日：免費打流感疫苗',
    },
    place: {
      en: 'Eighth Avenue, Sunset Park, Brooklyn',
      'zh-CN': '布鲁克林日落公园第八大道',
      'zh-TW': '布碌崙日落公園八大道',
    },
    daysAgo: 35,
    summary: {
      en: 'Free checks, flu shots and oranges: 160 neighbors stopped by.',
      'zh-CN': '量血压、打疫苗、领橙子——那天来了 160 位街坊。',
      'zh-TW': '量血壓、打疫苗、拿柳橙——那天來了 160 位街坊。',
    },
    body: {
      en: '<p>For one Saturday the sidewalk near our Brooklyn office became a small health fair. Anyone could stop, with or without insurance.</p><h2>At the stalls</h2><ul><li>Grace and her nurses checked blood pressure and gave <strong>112 flu shots</strong>.</li><li>Shirley looked at white card letters with 30 people.</li><li>Elena gave out oranges and a list of free meals close by.</li></ul><p>Many people came for the oranges and stayed for the check. One man learned that his blood pressure was high, and called his doctor on Monday.</p><p><em>Did you miss it?</em> Ask your doctor or pharmacy about a flu shot. Bring your card, and ask what it costs before you sit down.</p>',
      'zh-CN':
        '<p>那个周六，我们布鲁克林办事处旁边的人行道变成了一个小小的健康集市。不管有没有保险，谁都可以停下来看看。</p><h2>摊位上有什么</h2><ul><li>Grace 和护士们给大家量血压，还打了 <strong>112 针流感疫苗</strong>。</li><li>晓燕陪 30 位街坊看了白卡的来信。</li><li>Elena 发橙子，还发了一份附近免费餐点的名单。</li></ul><p>很多人本来是来拿橙子的，后来也坐下量了血压。有一位先生这才知道自己血压偏高，周一就给医生打了电话。</p><p><em>这次没赶上？</em>可以问问您的医生或药房。去的时候带上保险卡，坐下之前先问清楚费用。</p>',
      'zh-TW':
        '<p>那個週六，我們布碌崙辦事處旁邊的人行道，變成一個小小的健康市集。不論有沒有保險，人人都可以停下來看看。</p><h2>攤位上有什麼</h2><ul><li>Grace 和護理師們替大家量血壓，還打了 <strong>112 劑流感疫苗</strong>。</li><li>曉燕陪 30 位街坊看白卡的來信。</li><li>Elena 送柳橙，也送上一份附近免費餐點的清單。</li></ul><p>不少人本來只想拿柳橙，後來也坐下來量了血壓。有位先生這才知道自己血壓偏高，週一就打電話給醫生。</p><p><em>這次沒趕上嗎？</em>可以問問您的醫生或藥房。記得帶保險卡，坐下之前先問清楚費用。</p>',
    },
    pictures: [
      {
        picture: 'event-health-fair-1',
        alt: {
          en: 'Two stalls with green and yellow roofs on a street of brownstones; a woman, a man in a wheelchair and a man with a cane stop between them.',
          'zh-CN':
            '褐石楼前的街上摆着两个摊位，一个绿顶，一个黄顶；一位女士、一位坐轮椅的先生和一位拄拐杖的先生在中间停下来。',
          'zh-TW':
            '褐石屋前的街上有兩個攤位，一個綠頂、一個黃頂；一位女士、一位坐輪椅的先生和一位拿拐杖的先生在中間停下腳步。',
        },
        caption: {
          en: 'Two stalls, one block, a lot of neighbors.',
          'zh-CN': '两个摊位，一条街，好多街坊。',
          'zh-TW': '兩個攤位，一條街，好多街坊。',
        },
      },
      {
        picture: 'event-health-fair-2',
        alt: {
          en: 'Grace sits beside an older man who has a small bandage on his arm.',
          'zh-CN': 'Grace 在一位长者身旁，长者胳膊上贴着一片小创可贴。',
          'zh-TW': 'Grace 在一位長者身旁，長者手臂上貼著一片 OK 繃。',
        },
        caption: {
          en: 'Done! It took less than a minute.',
          'zh-CN': '打好了！不到一分钟。',
          'zh-TW': '打好了！不到一分鐘。',
        },
      },
      {
        picture: 'event-health-fair-3',
        alt: {
          en: 'Elena hands an orange over a table with fruit and leaflets to a child and an older woman.',
          'zh-CN': '桌上摆着水果和小册子，Elena 把一个橙子递给一个孩子和一位长者。',
          'zh-TW': '桌上擺著水果和小冊子，Elena 把一顆柳橙遞給一個孩子和一位長者。',
        },
        caption: {
          en: 'Oranges from Elena, one for each pocket.',
          'zh-CN': 'Elena 送橙子，一个口袋装一个。',
          'zh-TW': 'Elena 送柳橙，一個口袋裝一顆。',
        },
      },
    ],
  },
  {
    key: 'training',
    title: {
      en: 'A day of hands-on training',
      'zh-CN': '动手练一天：护理员培训日',
      'zh-TW': '動手做一天：護理員培訓日',
    },
    place: {
      en: 'Queens office, Flushing',
      'zh-CN': '皇后区法拉盛办事处',
      'zh-TW': '皇后區法拉盛辦事處',
    },
    daysAgo: 65,
    summary: {
      en: 'Forty caregivers, six wheelchairs and one very patient volunteer.',
      'zh-CN': '四十位护理员、六部轮椅，还有一位很有耐心的“患者”。',
      'zh-TW': '四十位護理員、六部輪椅，還有一位很有耐心的「病人」。',
    },
    body: {
      en: '<p>To read about a safe lift is one thing. To do it is another. Forty caregivers came to our Flushing office and practiced all day with real beds, wheelchairs and walkers.</p><h2>What we practiced</h2><ul><li>How to help a person from the bed to a wheelchair</li><li>How to see the first signs of a stroke, and when to call 911</li><li>What to say when a person with memory loss asks the same thing again</li></ul><p>Samuel played the patient and sat in the wheelchair all morning. <em>“Now I know which doors are too narrow,”</em> he said.</p><p>In the afternoon Helen handed out the certificates. The day counts toward the yearly <strong>in-service hours</strong>.</p>',
      'zh-CN':
        '<p>看书学扶人是一回事，真的动手又是另一回事。四十位护理员来到法拉盛办事处，用真的床、轮椅和助行器练了整整一天。</p><h2>我们练了什么</h2><ul><li>怎么扶人从床上坐到轮椅上</li><li>怎么看出中风的早期迹象，什么时候该打 911</li><li>记性不好的长者反复问同一件事时，怎么回答</li></ul><p>Samuel 扮演患者，在轮椅上坐了一上午。他说：<em>“现在我知道哪些门太窄了。”</em></p><p>下午，慧兰给大家发了证书。这一天计入当年的<strong>在职培训时数</strong>。</p>',
      'zh-TW':
        '<p>看書學扶人是一回事，真正動手又是另一回事。四十位護理員來到法拉盛辦事處，用真的床、輪椅和助行器練習了一整天。</p><h2>我們練習了什麼</h2><ul><li>怎麼扶人從床上移到輪椅</li><li>怎麼看出中風的初期徵兆，什麼時候該打 911</li><li>記性不好的長者一再問同一件事時，怎麼回應</li></ul><p>Samuel 扮演病人，在輪椅上坐了一個上午。他說：<em>「現在我知道哪些門太窄了。」</em></p><p>下午，慧蘭頒發證書給大家。這一天計入當年的<strong>在職培訓時數</strong>。</p>',
    },
    pictures: [
      {
        picture: 'event-training-1',
        alt: {
          en: 'Denise points at a board with a heart; four caregivers sit at their desks and look up.',
          'zh-CN': 'Denise 指着画有爱心的白板，四位护理员坐在课桌前抬头看。',
          'zh-TW': 'Denise 指著畫有愛心的白板，四位護理員坐在課桌前抬頭看。',
        },
        caption: {
          en: 'Denise starts with the heart.',
          'zh-CN': 'Denise 的第一课：心脏。',
          'zh-TW': 'Denise 的第一課：心臟。',
        },
      },
      {
        picture: 'event-training-2',
        alt: {
          en: 'Samuel sits in a wheelchair beside a bed; Andre stands behind him and Denise explains.',
          'zh-CN': 'Samuel 坐在床边的轮椅上，Andre 站在他身后，Denise 在讲解。',
          'zh-TW': 'Samuel 坐在床邊的輪椅上，Andre 站在他身後，Denise 在講解。',
        },
        caption: {
          en: 'From bed to wheelchair: Samuel plays the patient.',
          'zh-CN': '从床到轮椅：Samuel 扮演患者。',
          'zh-TW': '從床到輪椅：Samuel 扮演病人。',
        },
      },
      {
        picture: 'event-training-3',
        alt: {
          en: 'Helen hands Mei-hua a certificate under bunting and balloons; two caregivers look on.',
          'zh-CN': '彩旗和气球下，慧兰把证书交给美华，两位护理员在旁边看着。',
          'zh-TW': '彩旗和氣球下，慧蘭把證書交給美華，兩位護理員在旁邊看著。',
        },
        caption: {
          en: 'Mei-hua’s twentieth certificate. She keeps them all.',
          'zh-CN': '美华的第二十张证书，她每一张都留着。',
          'zh-TW': '美華的第二十張證書，她每一張都留著。',
        },
      },
    ],
  },
  {
    key: 'picnic',
    title: { en: 'Our picnic in the park', 'zh-CN': '公园里的团队野餐', 'zh-TW': '公園野餐日' },
    place: { en: 'Prospect Park, Brooklyn', 'zh-CN': '布鲁克林展望公园', 'zh-TW': '布碌崙展望公園' },
    daysAgo: 126,
    summary: {
      en: 'A warm Saturday, three blankets and more melon than we could eat.',
      'zh-CN': '一个暖和的周六，三块野餐布，西瓜多到吃不完。',
      'zh-TW': '一個溫暖的週六，三張野餐墊，西瓜多到吃不完。',
    },
    body: {
      en: '<p>Once a year we close our laptops and eat outside. Caregivers, nurses and office staff came to Prospect Park with their families. Some of the people we care for came, too.</p><h2>What we did</h2><ul><li>Mei-hua showed us a stretch that you can do in a chair.</li><li>Viktor drove the van with the lift, so wheelchairs came along.</li><li>Samuel told the story of his first bicycle. <em>It ended in a lake.</em></li></ul><p>At the end one guest asked for a photo of everybody. It now hangs by the door of the Brooklyn office.</p><p><strong>Thank you to the volunteers who carried the chairs.</strong> Next year we will bring less melon.</p>',
      'zh-CN':
        '<p>每年一次，我们合上电脑，到外面吃饭。护理员、护士和办公室的同事带着家人来到展望公园，我们照顾的几位长者也来了。</p><h2>那天我们做了什么</h2><ul><li>美华教大家一套坐着就能做的伸展操。</li><li>Viktor 开来带升降台的接送车，坐轮椅的朋友也能一起来。</li><li>Samuel 讲了他第一辆自行车的故事。<em>最后连人带车掉进了湖里。</em></li></ul><p>快结束的时候，有位客人说要拍一张大合影。现在，这张照片就挂在布鲁克林办事处的门边。</p><p><strong>谢谢帮忙搬椅子的志愿者。</strong>明年，西瓜我们少带一点。</p>',
      'zh-TW':
        '<p>每年一次，我們闔上電腦，到戶外吃飯。護理員、護理師和辦公室同事帶著家人來到展望公園，我們照顧的幾位長者也來了。</p><h2>那天我們做了什麼</h2><ul><li>美華教大家一套坐著就能做的伸展操。</li><li>Viktor 開來有升降台的接送車，坐輪椅的朋友也能一起來。</li><li>Samuel 說了他第一部腳踏車的故事。<em>結局是連人帶車掉進湖裡。</em></li></ul><p>快結束時，有位客人說要拍一張大合照。現在這張照片就掛在布碌崙辦事處的門邊。</p><p><strong>謝謝幫忙搬椅子的義工。</strong>明年，西瓜我們少帶一點。</p>',
    },
    pictures: [
      {
        picture: 'event-picnic-1',
        alt: {
          en: 'Around a checked blanket on the grass: Mei-hua, Tyler, Amina and an older man in a wheelchair.',
          'zh-CN': '草地上铺着格子野餐布，美华、天乐、Amina 和一位坐轮椅的长者围在四周。',
          'zh-TW': '草地上鋪著格子野餐墊，美華、天樂、Amina 和一位坐輪椅的長者圍在四周。',
        },
        caption: {
          en: 'There is room for everybody around one blanket.',
          'zh-CN': '一块野餐布，大家都坐得下。',
          'zh-TW': '一張野餐墊，大家都坐得下。',
        },
      },
      {
        picture: 'event-picnic-2',
        alt: {
          en: 'Helen, a guest in a yellow headwrap and Andre sit at a table with lemonade, fruit and melon under the trees.',
          'zh-CN': '树下的桌上摆着柠檬水、水果和西瓜，慧兰、一位包黄头巾的客人和 Andre 坐在桌边。',
          'zh-TW': '樹下的桌上擺著檸檬水、水果和西瓜，慧蘭、一位包黃頭巾的客人和 Andre 坐在桌邊。',
        },
        caption: {
          en: 'Lemonade for Helen, stories for the table.',
          'zh-CN': '慧兰喝柠檬水，一桌人听故事。',
          'zh-TW': '慧蘭喝檸檬水，整桌人聽故事。',
        },
      },
      {
        picture: 'event-picnic-3',
        alt: {
          en: 'Six people of the team stand under a string of hearts; a guest in a wheelchair waves in front.',
          'zh-CN': '六位同事站在一串爱心彩旗下，前面坐轮椅的客人在挥手。',
          'zh-TW': '六位同事站在一串愛心彩旗下，前面坐輪椅的客人揮著手。',
        },
        caption: {
          en: 'The photo that hangs by the door now.',
          'zh-CN': '现在挂在门边的就是这张照片。',
          'zh-TW': '現在掛在門邊的，就是這張照片。',
        },
      },
    ],
  },
  {
    key: 'new-year',
    title: { en: 'Lunar New Year dinner', 'zh-CN': '新春团圆宴', 'zh-TW': '新春聚餐' },
    place: {
      en: 'Golden Lotus Hall, Chinatown, Manhattan',
      'zh-CN': '曼哈顿唐人街金莲大酒楼',
      'zh-TW': '曼哈頓華埠金蓮大酒樓',
    },
    daysAgo: 273,
    summary: {
      en: 'Twelve round tables, one lion and a lot of red envelopes.',
      'zh-CN': '十二张圆桌、一头狮子，还有好多红包。',
      'zh-TW': '十二張圓桌、一頭獅子，還有好多紅包。',
    },
    body: {
      en: '<p>On the fifth day of the new year we sat down at twelve round tables in Chinatown. There was fish for plenty, dumplings for luck and long noodles for a long life.</p><h2>The best moments</h2><ul><li>The lion bowed to the oldest guest, who is <strong>96</strong>. She patted its nose.</li><li>Children said their good wishes in five languages and got a red envelope each time.</li><li>Kevin won the raffle and gave the rice cooker to Mei-hua.</li></ul><p>Many older adults eat alone on holidays. That is why each of us brings <em>one extra person</em> to this dinner. If you would like to be that person next year, tell your caregiver or call us.</p>',
      'zh-CN':
        '<p>大年初五，我们在唐人街摆了十二张圆桌。鱼是年年有余，饺子是招财进宝，长寿面是长长久久。</p><h2>最难忘的时刻</h2><ul><li>狮子给最年长的客人鞠躬，老寿星今年 <strong>96</strong> 岁，伸手摸了摸它的鼻子。</li><li>孩子们用五种语言拜年，说一句，得一个红包。</li><li>家俊抽中了大奖电饭煲，转手送给了美华。</li></ul><p>过节的时候，不少长者一个人吃饭。所以这顿饭，我们每个人都会<em>多带一位客人</em>。明年您想来吗？跟您的护理员说一声，或者打电话给我们。</p>',
      'zh-TW':
        '<p>大年初五，我們在華埠擺了十二張圓桌。魚是年年有餘，水餃像元寶，長壽麵祝大家長長久久。</p><h2>最難忘的時刻</h2><ul><li>獅子向最年長的客人鞠躬，這位壽星婆婆今年 <strong>96</strong> 歲，伸手摸了摸牠的鼻子。</li><li>孩子們用五種語言拜年，說一句，就拿一個紅包。</li><li>家俊抽獎抽到電鍋，轉手就送給美華。</li></ul><p>過節時，不少長者一個人吃飯。所以這頓飯，我們每個人都會<em>多帶一位客人</em>。明年您也想來嗎？跟您的護理員說一聲，或打電話給我們。</p>',
    },
    pictures: [
      {
        picture: 'event-new-year-1',
        alt: {
          en: 'Five people sit at a round table with fish, dumplings and tea under red and yellow lanterns.',
          'zh-CN': '红黄灯笼下，五个人围坐在圆桌旁，桌上有鱼、饺子和茶。',
          'zh-TW': '紅黃燈籠下，五個人圍坐在圓桌旁，桌上有魚、水餃和茶。',
        },
        caption: {
          en: 'Fish, dumplings and tea at table three.',
          'zh-CN': '三号桌：鱼、饺子、热茶。',
          'zh-TW': '三號桌：魚、水餃、熱茶。',
        },
      },
      {
        picture: 'event-new-year-2',
        alt: {
          en: 'A red lion with two dancers inside; a child points at it, and others watch beside a drum.',
          'zh-CN': '两个人舞着一头红狮子，一个孩子指着它，旁边的人站在大鼓边看。',
          'zh-TW': '兩個人舞著一頭紅獅子，一個孩子指著牠，旁邊的人站在大鼓邊看。',
        },
        caption: {
          en: 'The lion came by every table.',
          'zh-CN': '狮子每一桌都走到了。',
          'zh-TW': '獅子每一桌都走到了。',
        },
      },
      {
        picture: 'event-new-year-3',
        alt: {
          en: 'An older woman holds out a red envelope to a child; Mei-hua sits beside them.',
          'zh-CN': '一位长者把红包递给孩子，美华坐在旁边。',
          'zh-TW': '一位長者把紅包遞給孩子，美華坐在旁邊。',
        },
        caption: {
          en: 'Good wishes first, then the red envelope.',
          'zh-CN': '先拜年，再拿红包。',
          'zh-TW': '先拜年，再拿紅包。',
        },
      },
    ],
  },
]
