type Names = readonly [ru: string, zh: string]
/** The regions and cities of the seed, by their English names. */
const names: Readonly<Partial<Record<string, Names>>> = {
  Austin: ['Остин', '奥斯汀'],
  Bavaria: ['Бавария', '巴伐利亚州'],
  Berlin: ['Берлин', '柏林'],
  Buffalo: ['Буффало', '布法罗'],
  California: ['Калифорния', '加利福尼亚州'],
  Campinas: ['Кампинас', '坎皮纳斯'],
  England: ['Англия', '英格兰'],
  'Frankfurt am Main': ['Франкфурт-на-Майне', '法兰克福'],
  Guadalajara: ['Гвадалахара', '瓜达拉哈拉'],
  Hesse: ['Гессен', '黑森州'],
  Houston: ['Хьюстон', '休斯敦'],
  'Île-de-France': ['Иль-де-Франс', '法兰西岛'],
  Jalisco: ['Халиско', '哈利斯科州'],
  Lisbon: ['Лиссабон', '里斯本'],
  London: ['Лондон', '伦敦'],
  'Los Angeles': ['Лос-Анджелес', '洛杉矶'],
  Madrid: ['Мадрид', '马德里'],
  Manchester: ['Манчестер', '曼彻斯特'],
  Mazovia: ['Мазовия', '马佐夫舍省'],
  Munich: ['Мюнхен', '慕尼黑'],
  'New York': ['Нью-Йорк, штат', '纽约州'],
  'New York City': ['Нью-Йорк', '纽约'],
  Nuremberg: ['Нюрнберг', '纽伦堡'],
  Ontario: ['Онтарио', '安大略省'],
  Ottawa: ['Оттава', '渥太华'],
  Paris: ['Париж', '巴黎'],
  'San Diego': ['Сан-Диего', '圣迭戈'],
  'San Francisco': ['Сан-Франциско', '旧金山'],
  'São Paulo': ['Сан-Паулу', '圣保罗'],
  Texas: ['Техас', '得克萨斯州'],
  Tokyo: ['Токио', '东京'],
  Toronto: ['Торонто', '多伦多'],
  Vienna: ['Вена', '维也纳'],
  Warsaw: ['Варшава', '华沙'],
  Zurich: ['Цюрих', '苏黎世'],
}

/** A region or a city in the language of an account. */
export function placeName(name: string, language: string | null): string {
  const [ru, zh] = names[name] ?? []
  return (language === 'ru' ? ru : language === 'zh' ? zh : undefined) ?? name
}
