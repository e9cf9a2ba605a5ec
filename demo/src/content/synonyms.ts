/** Groups of search synonyms; Chinese words need only one of the two scripts. */
export const synonyms: string[][] = [
  ['麻將', '打麻將', '打牌', 'mahjong', 'mah-jongg'],
  ['水餃', '餃子', '包餃子', '雲吞', 'dumpling'],
  ['太極', '太極拳', '打太極', 'tai chi', 'taiji'],
  ['漫步', '散步', '健走', 'walk'],
  ['唱歌', '合唱', '卡拉OK', 'karaoke', 'sing'],
  ['舞', '跳舞', '廣場舞', 'dance'],
  ['手機', '電話', '智能手機', '智慧型手機', 'phone'],
  ['費用', '多少錢', '要多少錢', '付錢', '花錢', '價錢', '收費', '免費', 'cost', 'price', 'how much', 'pay'],
  ['翻譯', '口譯', '傳譯', '說中文', '會說', '語言', 'interpreter', 'translation'],
  ['白卡', '醫療補助', 'Medicaid', 'white card'],
  ['文件', '材料', '證件', 'papers', 'documents'],
  ['皇后區', '法拉盛', 'Flushing'],
]
