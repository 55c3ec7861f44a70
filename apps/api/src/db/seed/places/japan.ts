import { t } from '../text.ts'
import { area, type Place } from './places.types.ts'

const japan = { country: 'JP', timeZone: 'Asia/Tokyo' } as const

export const JAPAN: Place[] = [
  {
    ...japan, id: 'tokyo', name: t('Tokyo', '도쿄', '東京', '東京'), latitude: 35.6812, longitude: 139.7671, recommended: true,
    landmark: 'tokyo-tower', weight: 20, phone: '+813', digits: 8,
    areas: [
      area(t('Ginza', '긴자', '銀座', '銀座'), t('{n} Ginza, Chuo-ku, Tokyo', '도쿄도 주오구 긴자 {n}', '東京都中央区銀座{n}', '東京都中央區銀座{n}'), '104-0061', 35.6717, 139.765),
      area(t('Omotesando', '오모테산도', '表参道', '表參道'), t('{n} Jingumae, Shibuya-ku, Tokyo', '도쿄도 시부야구 진구마에 {n}', '東京都渋谷区神宮前{n}', '東京都澀谷區神宮前{n}'), '150-0001', 35.6675, 139.7085),
      area(t('Shinjuku', '신주쿠', '新宿', '新宿'), t('{n} Shinjuku, Shinjuku-ku, Tokyo', '도쿄도 신주쿠구 신주쿠 {n}', '東京都新宿区新宿{n}', '東京都新宿區新宿{n}'), '160-0022', 35.6909, 139.7063),
      area(t('Asakusa', '아사쿠사', '浅草', '淺草'), t('{n} Asakusa, Taito-ku, Tokyo', '도쿄도 다이토구 아사쿠사 {n}', '東京都台東区浅草{n}', '東京都台東區淺草{n}'), '111-0032', 35.7148, 139.7967),
      area(t('Kichijoji', '기치조지', '吉祥寺', '吉祥寺'), t('{n} Kichijoji Honcho, Musashino-shi, Tokyo', '도쿄도 무사시노시 기치조지혼초 {n}', '東京都武蔵野市吉祥寺本町{n}', '東京都武藏野市吉祥寺本町{n}'), '180-0004', 35.7044, 139.5797),
      area(t('Daikanyama', '다이칸야마', '代官山', '代官山'), t('{n} Daikanyamacho, Shibuya-ku, Tokyo', '도쿄도 시부야구 다이칸야마초 {n}', '東京都渋谷区代官山町{n}', '東京都澀谷區代官山町{n}'), '150-0034', 35.6502, 139.7029),
      area(t('Kagurazaka', '가구라자카', '神楽坂', '神樂坂'), t('{n} Kagurazaka, Shinjuku-ku, Tokyo', '도쿄도 신주쿠구 가구라자카 {n}', '東京都新宿区神楽坂{n}', '東京都新宿區神樂坂{n}'), '162-0825', 35.7021, 139.7402),
    ],
  },
  {
    ...japan, id: 'osaka', name: t('Osaka', '오사카', '大阪', '大阪'), latitude: 34.6937, longitude: 135.5023, recommended: true,
    landmark: 'japanese-castle', weight: 13, phone: '+816', digits: 8,
    areas: [
      area(t('Shinsaibashi', '신사이바시', '心斎橋', '心齋橋'), t('{n} Shinsaibashisuji, Chuo-ku, Osaka', '오사카시 주오구 신사이바시스지 {n}', '大阪市中央区心斎橋筋{n}', '大阪市中央區心齋橋筋{n}'), '542-0085', 34.6734, 135.5012),
      area(t('Umeda', '우메다', '梅田', '梅田'), t('{n} Umeda, Kita-ku, Osaka', '오사카시 기타구 우메다 {n}', '大阪市北区梅田{n}', '大阪市北區梅田{n}'), '530-0001', 34.7009, 135.4959),
      area(t('Nakazakicho', '나카자키초', '中崎町', '中崎町'), t('{n} Nakazaki Nishi, Kita-ku, Osaka', '오사카시 기타구 나카자키니시 {n}', '大阪市北区中崎西{n}', '大阪市北區中崎西{n}'), '530-0015', 34.7073, 135.5036),
      area(t('Horie', '호리에', '堀江', '堀江'), t('{n} Minamihorie, Nishi-ku, Osaka', '오사카시 니시구 미나미호리에 {n}', '大阪市西区南堀江{n}', '大阪市西區南堀江{n}'), '550-0015', 34.6715, 135.4947),
      area(t('Tennoji', '덴노지', '天王寺', '天王寺'), t('{n} Abenosuji, Abeno-ku, Osaka', '오사카시 아베노구 아베노스지 {n}', '大阪市阿倍野区阿倍野筋{n}', '大阪市阿倍野區阿倍野筋{n}'), '545-0052', 34.6459, 135.5136),
    ],
  },
  {
    ...japan, id: 'kyoto', name: t('Kyoto', '교토', '京都', '京都'), latitude: 35.0116, longitude: 135.7681, recommended: true,
    landmark: 'shinto-shrine', weight: 12, phone: '+8175', digits: 7,
    areas: [
      area(t('Gion', '기온', '祇園', '祇園'), t('{n} Gionmachi Minamigawa, Higashiyama-ku, Kyoto', '교토시 히가시야마구 기온마치 미나미가와 {n}', '京都市東山区祇園町南側{n}', '京都市東山區祇園町南側{n}'), '605-0074', 35.0037, 135.7752),
      area(t('Arashiyama', '아라시야마', '嵐山', '嵐山'), t('{n} Saga Tenryuji Susukinobabacho, Ukyo-ku, Kyoto', '교토시 우쿄구 사가 덴류지 스스키노바바초 {n}', '京都市右京区嵯峨天龍寺芒ノ馬場町{n}', '京都市右京區嵯峨天龍寺芒之馬場町{n}'), '616-8385', 35.0153, 135.6776),
      area(t('Kawaramachi', '가와라마치', '河原町', '河原町'), t('{n} Uraderacho, Nakagyo-ku, Kyoto', '교토시 나카교구 우라데라초 {n}', '京都市中京区裏寺町{n}', '京都市中京區裏寺町{n}'), '604-8041', 35.0046, 135.7681),
      area(t('Kiyomizu', '기요미즈', '清水', '清水'), t('{n} Kiyomizu, Higashiyama-ku, Kyoto', '교토시 히가시야마구 기요미즈 {n}', '京都市東山区清水{n}', '京都市東山區清水{n}'), '605-0862', 34.9959, 135.7806),
      area(t('Nishijin', '니시진', '西陣', '西陣'), t('{n} Chikoinmaecho, Kamigyo-ku, Kyoto', '교토시 가미교구 지코인마에초 {n}', '京都市上京区智恵光院前之町{n}', '京都市上京區智惠光院前之町{n}'), '602-8453', 35.0311, 135.7459),
    ],
  },
  {
    ...japan, id: 'fukuoka', name: t('Fukuoka', '후쿠오카', '福岡', '福岡'), latitude: 33.5902, longitude: 130.4017, recommended: true,
    landmark: 'ferry', weight: 7, phone: '+8192', digits: 7,
    areas: [
      area(t('Tenjin', '덴진', '天神', '天神'), t('{n} Tenjin, Chuo-ku, Fukuoka', '후쿠오카시 주오구 덴진 {n}', '福岡市中央区天神{n}', '福岡市中央區天神{n}'), '810-0001', 33.5916, 130.3989),
      area(t('Daimyo', '다이묘', '大名', '大名'), t('{n} Daimyo, Chuo-ku, Fukuoka', '후쿠오카시 주오구 다이묘 {n}', '福岡市中央区大名{n}', '福岡市中央區大名{n}'), '810-0041', 33.5876, 130.3937),
      area(t('Hakata', '하카타', '博多', '博多'), t('{n} Hakata Ekimae, Hakata-ku, Fukuoka', '후쿠오카시 하카타구 하카타에키마에 {n}', '福岡市博多区博多駅前{n}', '福岡市博多區博多站前{n}'), '812-0011', 33.5897, 130.4178),
      area(t('Yakuin', '야쿠인', '薬院', '藥院'), t('{n} Yakuin, Chuo-ku, Fukuoka', '후쿠오카시 주오구 야쿠인 {n}', '福岡市中央区薬院{n}', '福岡市中央區藥院{n}'), '810-0022', 33.5816, 130.4009),
    ],
  },
  {
    ...japan, id: 'sapporo', name: t('Sapporo', '삿포로', '札幌', '札幌'), latitude: 43.0618, longitude: 141.3545, recommended: true,
    landmark: 'snow-capped-mountain', weight: 6, phone: '+8111', digits: 7,
    areas: [
      area(t('Odori', '오도리', '大通', '大通'), t('{n} Odori Nishi, Chuo-ku, Sapporo', '삿포로시 주오구 오도리니시 {n}', '札幌市中央区大通西{n}', '札幌市中央區大通西{n}'), '060-0042', 43.0602, 141.3502),
      area(t('Susukino', '스스키노', 'すすきの', '薄野'), t('{n} Minami 4-jo Nishi, Chuo-ku, Sapporo', '삿포로시 주오구 미나미욘조니시 {n}', '札幌市中央区南四条西{n}', '札幌市中央區南四條西{n}'), '064-0804', 43.0556, 141.353),
      area(t('Maruyama', '마루야마', '円山', '圓山'), t('{n} Kita 1-jo Nishi, Chuo-ku, Sapporo', '삿포로시 주오구 기타이치조니시 {n}', '札幌市中央区北一条西{n}', '札幌市中央區北一條西{n}'), '064-0821', 43.0556, 141.3176),
      area(t('Kotoni', '고토니', '琴似', '琴似'), t('{n} Kotoni 2-jo, Nishi-ku, Sapporo', '삿포로시 니시구 고토니니조 {n}', '札幌市西区琴似二条{n}', '札幌市西區琴似二條{n}'), '063-0812', 43.0752, 141.3022),
    ],
  },
  {
    ...japan, id: 'okinawa', name: t('Okinawa', '오키나와', '沖縄', '沖繩'), latitude: 26.2124, longitude: 127.6809, recommended: true,
    landmark: 'palm-tree', weight: 5, phone: '+8198', digits: 7,
    areas: [
      area(t('Kokusai-dori', '국제거리', '国際通り', '國際通'), t('{n} Makishi, Naha, Okinawa', '오키나와현 나하시 마키시 {n}', '沖縄県那覇市牧志{n}', '沖繩縣那霸市牧志{n}'), '900-0013', 26.2165, 127.6897),
      area(t('Shuri', '슈리', '首里', '首里'), t('{n} Shuri Kinjocho, Naha, Okinawa', '오키나와현 나하시 슈리킨조초 {n}', '沖縄県那覇市首里金城町{n}', '沖繩縣那霸市首里金城町{n}'), '903-0815', 26.2153, 127.7166),
      area(t('Chatan', '차탄', '北谷', '北谷'), t('{n} Mihama, Chatan, Okinawa', '오키나와현 차탄초 미하마 {n}', '沖縄県北谷町美浜{n}', '沖繩縣北谷町美濱{n}'), '904-0115', 26.3164, 127.7575),
      area(t('Onna', '온나', '恩納', '恩納'), t('{n} Nakadomari, Onna, Okinawa', '오키나와현 온나손 나카도마리 {n}', '沖縄県恩納村仲泊{n}', '沖繩縣恩納村仲泊{n}'), '904-0415', 26.4458, 127.8087),
    ],
  },
  {
    ...japan, id: 'yokohama', name: t('Yokohama', '요코하마', '横浜', '橫濱'), latitude: 35.4437, longitude: 139.638, recommended: false,
    landmark: 'ferris-wheel', weight: 5, phone: '+8145', digits: 7,
    areas: [
      area(t('Motomachi', '모토마치', '元町', '元町'), t('{n} Motomachi, Naka-ku, Yokohama', '요코하마시 나카구 모토마치 {n}', '横浜市中区元町{n}', '橫濱市中區元町{n}'), '231-0861', 35.4399, 139.6513),
      area(t('Minato Mirai', '미나토미라이', 'みなとみらい', '港未來'), t('{n} Minatomirai, Nishi-ku, Yokohama', '요코하마시 니시구 미나토미라이 {n}', '横浜市西区みなとみらい{n}', '橫濱市西區港未來{n}'), '220-0012', 35.4576, 139.6324),
      area(t('Noge', '노게', '野毛', '野毛'), t('{n} Nogecho, Naka-ku, Yokohama', '요코하마시 나카구 노게초 {n}', '横浜市中区野毛町{n}', '橫濱市中區野毛町{n}'), '231-0064', 35.4484, 139.6267),
    ],
  },
  {
    ...japan, id: 'kanazawa', name: t('Kanazawa', '가나자와', '金沢', '金澤'), latitude: 36.5613, longitude: 136.6562, recommended: false,
    landmark: 'folding-hand-fan', weight: 4, phone: '+8176', digits: 7,
    areas: [
      area(t('Higashi Chaya', '히가시차야', 'ひがし茶屋街', '東茶屋街'), t('{n} Higashiyama, Kanazawa, Ishikawa', '이시카와현 가나자와시 히가시야마 {n}', '石川県金沢市東山{n}', '石川縣金澤市東山{n}'), '920-0831', 36.5726, 136.6666),
      area(t('Korinbo', '고린보', '香林坊', '香林坊'), t('{n} Korinbo, Kanazawa, Ishikawa', '이시카와현 가나자와시 고린보 {n}', '石川県金沢市香林坊{n}', '石川縣金澤市香林坊{n}'), '920-0961', 36.5622, 136.6527),
      area(t('Nagamachi', '나가마치', '長町', '長町'), t('{n} Nagamachi, Kanazawa, Ishikawa', '이시카와현 가나자와시 나가마치 {n}', '石川県金沢市長町{n}', '石川縣金澤市長町{n}'), '920-0865', 36.5637, 136.6497),
    ],
  },
]
