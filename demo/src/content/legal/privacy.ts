import type { DemoLegalDocument } from '../about-types.ts'

export const privacy: DemoLegalDocument = {
  key: 'privacy',
  version: '1.0',
  effectiveOn: '2026-09-01',
  title: { en: 'Privacy Policy', 'zh-CN': '隐私政策', 'zh-TW': '隱私權政策' },
  body: {
    en: `<p>Evergreen Home Care (“we”) is a licensed home care services agency in New York. You trust us with your health, your home and your papers. This page says what we know about you, why, who sees it, and what you can decide. It is also our notice of privacy practices under the federal health privacy law, HIPAA. <strong>It describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully.</strong></p>
<h2>1. What we collect</h2>
<ul>
<li><strong>About you:</strong> name, what you like to be called, gender, phone, e-mail, address, language.</li>
<li><strong>About your coverage:</strong> your Medicaid ID (the number on your white card), the name and date of birth on the card, your health plan, and the answer of the state’s system.</li>
<li><strong>About your health:</strong> what you or your doctor tell us, the nurse’s notes, the care plan, visits.</li>
<li><strong>Papers:</strong> what you upload or bring, such as identity documents and letters.</li>
<li><strong>From caregivers:</strong> work authorization, certificates, medical report, experience, training and exam results, signatures.</li>
<li><strong>What you do here:</strong> applications, appointments, sign-ups for activities, reviews and their pictures.</li>
<li><strong>Technical data:</strong> the time of a call, your device and browser, and your internet address, to keep the portal safe.</li>
</ul>
<p>We get this from you, from family members who help you, and, where the law allows, from doctors, health plans and public offices.</p>
<h2>2. Why we use it</h2>
<ul>
<li><strong>Care:</strong> to plan it, give it, and talk with your doctor.</li>
<li><strong>Payment:</strong> to find out whether Medicaid or a plan pays, and to send bills.</li>
<li><strong>Running the agency:</strong> to train caregivers, check quality, answer you and keep your account safe.</li>
<li><strong>The law:</strong> to keep the records that New York State asks of us.</li>
</ul>
<p>For anything else, such as your picture or story in the news, we ask for your written permission first. You can take it back at any time.</p>
<h2>3. Who sees it</h2>
<p>Our staff see only what their work needs. Your caregiver sees the care plan and how to reach you. Besides, we share only what is needed with:</p>
<ul>
<li>doctors, hospitals and other agencies that care for you;</li>
<li>Medicaid, your health plan and the offices that check coverage;</li>
<li>people whom you name, such as a daughter or a health care proxy;</li>
<li>companies that work for us, for example to store data or send text messages. A contract binds them to protect it;</li>
<li>public offices when the law requires it: health inspections, public health, abuse or neglect, a court order, or a serious danger to someone.</li>
</ul>
<p>Some information has extra protection in New York, such as HIV status, mental health and treatment for alcohol or drug use. We share it only as those laws allow.</p>
<p><strong>We do not sell your information. We do not rent it. We show no advertising, and we do not give your data to others for their marketing.</strong></p>
<h2>4. Text messages and e-mail</h2>
<p>We send verification codes and news about your application, because you asked for them. Reminders come only with your consent. Care does not depend on it. How many messages you get depends on what you do; your phone company may charge for them. Reply STOP to end text messages, or HELP for help; you can also change your choice under My account. Messages never carry your full Medicaid ID or details of your health. We do not share your number, or your consent to messages, with others for marketing.</p>
<h2>5. Cookies and what stays on your device</h2>
<p>We use no advertising cookies and no trackers of other companies. Your browser keeps only:</p>
<ul>
<li>your <strong>language</strong> (a cookie and local storage, for up to one year);</li>
<li>after a login, that <strong>this device is known</strong> to your account (a cookie, for up to 400 days), so that strangers who guess at your password cannot lock you out;</li>
<li>your <strong>text size</strong> (local storage);</li>
<li>while you are logged in, your <strong>session</strong>: a login token, your first name, your kind of account and the time of the last use;</li>
<li>while you fill in a form, a <strong>draft</strong>, until you send it or close the window.</li>
</ul>
<p>A session ends after 30 minutes without use and after 12 hours at most. On a shared computer, please log out.</p>
<h2>6. How we protect it</h2>
<p>Data travels encrypted. Medicaid IDs and uploaded papers are also stored encrypted. Passwords and login tokens are stored so that we cannot read them. Pictures lose their hidden place data. Each time someone looks at or changes private data, a log that cannot be quietly altered notes it. No protection is perfect. If your data gets into the wrong hands, we tell you and the public offices without delay, as the law requires.</p>
<h2>7. How long we keep it</h2>
<ul>
<li>Care records: at least six years after your care ends, as New York asks. For a child it is longer.</li>
<li>Records of caregivers: as long as the rules for employers and agencies ask.</li>
<li>Verification codes: they stop working after five minutes. Technical logs: a short time, unless we look into a misuse.</li>
</ul>
<p>After that we delete the data or make it impossible to tell whose it was. What you enter in this portal, and what is left when you delete your account, is kept for the periods at the end of this page.</p>
<h2>8. Your rights</h2>
<p>You may, free of charge unless we say so first:</p>
<ul>
<li>see your records and get a copy, on paper or electronically;</li>
<li>ask us to correct what is wrong;</li>
<li>ask with whom we shared it, apart from care, payment and running the agency;</li>
<li>ask us to use or share less. We cannot always agree, but we must if you paid for a service in full yourself and ask us not to tell your plan;</li>
<li>ask us to reach you in another way or at another place;</li>
<li>get this notice on paper, also in large print;</li>
<li>choose someone to act for you.</li>
</ul>
<p>We must by law keep your health information private, follow this notice, and tell you about a breach.</p>
<h2>9. Children</h2>
<p>Accounts are for people who are 18 or older. We do not knowingly collect data from children through this website. For a child who needs care, a parent or guardian speaks with us.</p>
<h2>10. Links to other places</h2>
<p>Some links, such as directions or our videos, lead to other websites. Their rules hold there. Until you choose such a link, your browser asks them for nothing.</p>
<h2>11. Changes</h2>
<p>When we change this policy, the version and the date at the top change, and the new text also holds for data that we already have. If the change is important, we tell you before it begins. You can ask for older versions.</p>
<h2>12. Questions and complaints</h2>
<p>Write to the Privacy Officer, Evergreen Home Care, 160 Canal Street, Suite 4A, New York, NY 10013, call <a href="tel:+12125550142">212-555-0142</a> or e-mail <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>. You may also complain to the Office for Civil Rights of the U.S. Department of Health and Human Services. We never treat anyone worse for a complaint.</p>`,
    'zh-CN': `<p>常青居家护理（以下称“我们”）是纽约州的有执照的居家护理服务机构。您把健康、家和证件都托付给我们。这一页告诉您：我们知道您的哪些信息、为什么需要、谁能看到，以及您可以做哪些决定。它也是我们按照联邦健康隐私法 HIPAA 发出的隐私告知书。<strong>本告知书说明您的医疗信息可能怎么被使用和披露，以及您怎么取得这些信息。请仔细阅读。</strong></p>
<h2>1. 我们收集什么</h2>
<ul>
<li><strong>您本人：</strong>姓名、希望的称呼、性别、电话、电子邮件、地址、语言。</li>
<li><strong>您的保险：</strong>白卡号码（Medicaid ID）、卡上的姓名和出生日期、保险计划，以及州系统的查询结果。</li>
<li><strong>您的健康：</strong>您或医生告诉我们的情况、护士记录、护理计划、上门记录。</li>
<li><strong>材料：</strong>您上传或带来的文件，例如身份证件和信件。</li>
<li><strong>护理员的资料：</strong>工作许可、证书、体检报告、工作经验、培训和考试成绩、签名。</li>
<li><strong>您在这里的操作：</strong>申请、预约、活动报名、评价和图片。</li>
<li><strong>技术数据：</strong>访问时间、设备和浏览器、网络地址，用来保护网站安全。</li>
</ul>
<p>这些信息来自您本人、帮您办事的家人，以及在法律允许时，来自医生、保险计划和政府部门。</p>
<h2>2. 用来做什么</h2>
<ul>
<li><strong>护理：</strong>安排和提供护理，与您的医生沟通。</li>
<li><strong>付费：</strong>查询医疗补助或保险计划是否付费，并寄送账单。</li>
<li><strong>机构运作：</strong>培训护理员、检查质量、答复您、保护您的账户。</li>
<li><strong>法律要求：</strong>保存纽约州要求的记录。</li>
</ul>
<p>其他用途，例如在新闻里用您的照片或故事，我们会先请您书面同意。您随时可以收回同意。</p>
<h2>3. 谁能看到</h2>
<p>工作人员只能看到工作需要的内容。您的护理员能看到护理计划和您的联系方式。除此之外，我们只把必要的信息提供给：</p>
<ul>
<li>照顾您的医生、医院和其他机构；</li>
<li>医疗补助部门、您的保险计划，以及查询资格的部门；</li>
<li>您指定的人，例如女儿或医疗代理人；</li>
<li>为我们做事的公司，例如存储数据、发送短信的公司。合同要求他们保护您的信息；</li>
<li>法律要求时的政府部门：卫生检查、公共卫生、虐待或疏于照顾、法院命令，或有人面临严重危险。</li>
</ul>
<p>有些信息在纽约受到额外保护，例如艾滋病毒状况、心理健康、酒精或药物治疗。我们只在这些法律允许的范围内提供。</p>
<p><strong>我们不出售您的信息，也不出租。我们不放广告，也不把您的资料给别人做推销。</strong></p>
<h2>4. 短信和电子邮件</h2>
<p>验证码和申请进展的通知，是因为您提出了要求才发的。提醒类的短信，您同意了才会发；不同意也不影响您的护理。收到多少条，看您办了哪些事；电话公司可能会收费。回复 STOP 就停止短信，回复 HELP 可以获得帮助，也可以在个人中心更改。短信里绝不会出现完整的白卡号码或健康细节。您的手机号码和同意记录，我们不会给别人做推销。</p>
<h2>5. Cookie 和保存在您设备上的内容</h2>
<p>我们不用广告 Cookie，也没有其他公司的跟踪程序。您的浏览器只保存：</p>
<ul>
<li>您选的<strong>语言</strong>（Cookie 和本地存储，最长一年）；</li>
<li>登录后，<strong>您的账户记得这台设备</strong>（Cookie，最长 400 天），这样别人乱猜您的密码时，您仍能登录；</li>
<li>您选的<strong>文字大小</strong>（本地存储）；</li>
<li>登录期间的<strong>登录状态</strong>：登录凭证、您的名字、账户类型和最近一次使用的时间；</li>
<li>填表时的<strong>草稿</strong>，提交或关闭窗口后就没有了。</li>
</ul>
<p>30 分钟没有操作就会退出登录，最长 12 小时。用公共电脑时，请记得退出登录。</p>
<h2>6. 怎么保护</h2>
<p>数据在传输时加密。白卡号码和上传的证件在保存时也加密。密码和登录凭证的保存方式，让我们自己也读不出来。图片里隐藏的位置信息会被去掉。每次有人查看或改动私人资料，都会记进一份无法悄悄改动的日志。任何保护都不是万无一失的。万一您的资料落到别人手里，我们会按法律要求，尽快通知您和政府部门。</p>
<h2>7. 保存多久</h2>
<ul>
<li>护理记录：按纽约州的要求，护理结束后至少六年；儿童的更久。</li>
<li>护理员的资料：按雇主和护理机构的规定保存。</li>
<li>验证码：五分钟后失效。技术日志：时间很短，除非我们正在调查滥用。</li>
</ul>
<p>期满后，我们会删除资料，或处理到看不出是谁的。您在本网站填写的资料，以及删除账户后留下的资料，按本页末尾列出的期限保存。</p>
<h2>8. 您的权利</h2>
<p>您可以（除非我们事先说明，都不收费）：</p>
<ul>
<li>查看您的记录，索取纸质或电子副本；</li>
<li>要求改正错误的内容；</li>
<li>询问除护理、付费和机构运作之外，我们还提供给了谁；</li>
<li>要求我们少用或少提供。我们不一定都能答应；但如果某项服务由您全额自付，并要求不告诉保险计划，我们必须照办；</li>
<li>要求我们用别的方式或到别的地址联系您；</li>
<li>索取这份告知书的纸质版，也有大字版；</li>
<li>指定一个人代您行事。</li>
</ul>
<p>依照法律，我们必须保护您的健康信息、遵守这份告知书，并在信息泄露时通知您。</p>
<h2>9. 儿童</h2>
<p>账户只供年满 18 岁的人使用。我们不会故意通过网站收集儿童的资料。儿童需要护理时，由父母或监护人与我们联系。</p>
<h2>10. 其他网站的链接</h2>
<p>有些链接（例如路线或视频）会带您到别的网站，那里适用他们的规定。在您点开之前，您的浏览器不会向他们发出任何请求。</p>
<h2>11. 内容变更</h2>
<p>政策有改动时，页面上方的版本和日期会随之更新，新的内容也适用于我们已有的资料。改动重大时，我们会在生效前通知您。您可以索取旧版本。</p>
<h2>12. 问题与投诉</h2>
<p>请写信给隐私负责人：Privacy Officer, Evergreen Home Care, 160 Canal Street, Suite 4A, New York, NY 10013；或打电话 <a href="tel:+12125550142">212-555-0142</a>；或发邮件到 <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>。您也可以向美国卫生与公众服务部民权办公室投诉。我们绝不会因为投诉而亏待任何人。</p>`,
    'zh-TW': `<p>常青居家護理（以下稱「我們」）是紐約州的領有執照的居家護理服務機構。您把健康、家和證件都託付給我們。這一頁告訴您：我們知道您的哪些資訊、為什麼需要、誰能看到，以及您可以做哪些決定。它也是我們依照聯邦健康隱私法 HIPAA 發出的隱私權通知。<strong>本通知說明您的醫療資訊可能如何被使用和揭露，以及您如何取得這些資訊。請仔細閱讀。</strong></p>
<h2>1. 我們蒐集什麼</h2>
<ul>
<li><strong>您本人：</strong>姓名、慣用稱呼、性別、電話、電子郵件、地址、語言。</li>
<li><strong>您的保險：</strong>白卡號碼（Medicaid ID）、卡上的姓名與出生日期、保險計畫，以及州政府系統的查詢結果。</li>
<li><strong>您的健康：</strong>您或醫生告訴我們的情形、護理師紀錄、護理計畫、到府紀錄。</li>
<li><strong>文件：</strong>您上傳或帶來的文件，例如身分證件和信件。</li>
<li><strong>護理員的資料：</strong>工作許可、證書、健檢報告、工作經驗、培訓和考試成績、簽名。</li>
<li><strong>您在這裡的操作：</strong>申請、預約、活動報名、評價和圖片。</li>
<li><strong>技術資料：</strong>使用時間、裝置和瀏覽器、網路位址，用來保護網站安全。</li>
</ul>
<p>這些資訊來自您本人、協助您的家人，以及在法律允許時，來自醫生、保險計畫和政府單位。</p>
<h2>2. 用來做什麼</h2>
<ul>
<li><strong>護理：</strong>安排和提供護理，與您的醫生聯絡。</li>
<li><strong>付費：</strong>查詢醫療補助或保險計畫是否支付，並寄送帳單。</li>
<li><strong>機構運作：</strong>培訓護理員、檢查品質、答覆您、保護您的帳戶。</li>
<li><strong>法律要求：</strong>保存紐約州要求的紀錄。</li>
</ul>
<p>其他用途，例如在最新消息裡使用您的照片或故事，我們會先請您書面同意。您隨時可以收回同意。</p>
<h2>3. 誰能看到</h2>
<p>工作人員只能看到工作需要的內容。您的護理員能看到護理計畫和您的聯絡方式。除此之外，我們只把必要的資訊提供給：</p>
<ul>
<li>照顧您的醫生、醫院和其他機構；</li>
<li>醫療補助單位、您的保險計畫，以及查詢資格的單位；</li>
<li>您指定的人，例如女兒或醫療代理人；</li>
<li>為我們工作的公司，例如儲存資料、傳送簡訊的公司。合約要求他們保護您的資訊；</li>
<li>法律要求時的政府單位：衛生檢查、公共衛生、虐待或疏於照顧、法院命令，或有人面臨嚴重危險。</li>
</ul>
<p>有些資訊在紐約受到額外保護，例如愛滋病毒狀況、心理健康、酒精或藥物治療。我們只在這些法律允許的範圍內提供。</p>
<p><strong>我們不出售您的資訊，也不出租。我們不放廣告，也不把您的資料給別人做推銷。</strong></p>
<h2>4. 簡訊和電子郵件</h2>
<p>驗證碼和申請進展的通知，是因為您提出要求才傳送的。提醒簡訊要您同意才會傳送；不同意也不影響您的護理。會收到多少則，要看您辦了哪些事；電話公司可能會收費。回覆 STOP 就停止簡訊，回覆 HELP 可以獲得協助，也可以在個人中心更改。簡訊裡絕不會出現完整的白卡號碼或健康細節。您的手機號碼和同意紀錄，我們不會給別人做推銷。</p>
<h2>5. Cookie 和保存在您裝置上的內容</h2>
<p>我們不用廣告 Cookie，也沒有其他公司的追蹤程式。您的瀏覽器只保存：</p>
<ul>
<li>您選的<strong>語言</strong>（Cookie 和本機儲存空間，最長一年）；</li>
<li>登入後，<strong>您的帳戶記得這台裝置</strong>（Cookie，最長 400 天），這樣別人亂猜您的密碼時，您仍能登入；</li>
<li>您選的<strong>字體大小</strong>（本機儲存空間）；</li>
<li>登入期間的<strong>登入狀態</strong>：登入憑證、您的名字、帳戶類別和最近一次使用的時間；</li>
<li>填表時的<strong>草稿</strong>，送出或關閉視窗後就沒有了。</li>
</ul>
<p>30 分鐘沒有動作就會登出，最長 12 小時。使用公用電腦時，請記得登出。</p>
<h2>6. 如何保護</h2>
<p>資料在傳送時加密。白卡號碼和上傳的文件在保存時也加密。密碼和登入憑證的保存方式，讓我們自己也讀不出來。圖片裡隱藏的位置資訊會移除。每次有人查看或更改私人資料，都會寫入一份無法悄悄更改的紀錄。任何保護都不是萬無一失的。萬一您的資料落入他人手中，我們會依法律要求，盡快通知您和政府單位。</p>
<h2>7. 保存多久</h2>
<ul>
<li>護理紀錄：依紐約州的要求，護理結束後至少六年；兒童的更久。</li>
<li>護理員的資料：依雇主和護理機構的規定保存。</li>
<li>驗證碼：五分鐘後失效。技術紀錄：時間很短，除非我們正在調查濫用。</li>
</ul>
<p>期滿後，我們會刪除資料，或處理到看不出是誰的。您在本網站填寫的資料，以及刪除帳戶後留下的資料，依本頁末尾列出的期限保存。</p>
<h2>8. 您的權利</h2>
<p>您可以（除非我們事先說明，都不收費）：</p>
<ul>
<li>查看您的紀錄，索取紙本或電子副本；</li>
<li>要求更正錯誤的內容；</li>
<li>詢問除護理、付費和機構運作之外，我們還提供給了誰；</li>
<li>要求我們少用或少提供。我們不一定都能答應；但如果某項服務由您全額自付，並要求不告訴保險計畫，我們必須照辦；</li>
<li>要求我們用別的方式或到別的地址與您聯絡；</li>
<li>索取這份通知的紙本，也有大字版；</li>
<li>指定一個人代您行事。</li>
</ul>
<p>依照法律，我們必須保護您的健康資訊、遵守這份通知，並在資訊外洩時通知您。</p>
<h2>9. 兒童</h2>
<p>帳戶只供年滿 18 歲的人使用。我們不會故意透過網站蒐集兒童的資料。兒童需要護理時，由父母或監護人與我們聯絡。</p>
<h2>10. 其他網站的連結</h2>
<p>有些連結（例如路線或影片）會帶您到別的網站，那裡適用他們的規定。在您點開之前，您的瀏覽器不會向他們發出任何請求。</p>
<h2>11. 內容變更</h2>
<p>政策有更動時，頁面上方的版本和日期會隨之更新，新的內容也適用於我們已有的資料。更動重大時，我們會在生效前通知您。您可以索取舊版本。</p>
<h2>12. 問題與申訴</h2>
<p>請寫信給隱私負責人：Privacy Officer, Evergreen Home Care, 160 Canal Street, Suite 4A, New York, NY 10013；或打 <a href="tel:+12125550142">212-555-0142</a>；或寄電子郵件到 <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>。您也可以向美國衛生及公共服務部民權辦公室申訴。我們絕不會因為申訴而虧待任何人。</p>`,
  },
}
