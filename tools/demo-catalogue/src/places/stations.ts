import type { SeedShop } from '../catalogue.types.ts'
import { fill, type Text, t } from '../text.ts'

type Station = { name: Text; latitude: number; longitude: number }
type Point = Pick<Station, 'latitude' | 'longitude'>

const station = (name: Text, latitude: number, longitude: number): Station => ({ name, latitude, longitude })

/** Real stations near the neighbourhoods of shops. */
const STATIONS: readonly Station[] = [
  station(t('Ginza', '긴자', '銀座', '銀座'), 35.6717, 139.764),
  station(t('Higashi-ginza', '히가시긴자', '東銀座', '東銀座'), 35.6697, 139.7671),
  station(t('Omote-sando', '오모테산도', '表参道', '表參道'), 35.6653, 139.7122),
  station(t('Meiji-jingumae', '메이지진구마에', '明治神宮前', '明治神宮前'), 35.6686, 139.705),
  station(t('Shinjuku', '신주쿠', '新宿', '新宿'), 35.6896, 139.7006),
  station(t('Shinjuku-sanchome', '신주쿠산초메', '新宿三丁目', '新宿三丁目'), 35.6907, 139.7049),
  station(t('Shinjuku-gyoemmae', '신주쿠교엔마에', '新宿御苑前', '新宿御苑前'), 35.6886, 139.7106),
  station(t('Asakusa', '아사쿠사', '浅草', '淺草'), 35.711, 139.7966),
  station(t('Kichijoji', '기치조지', '吉祥寺', '吉祥寺'), 35.7031, 139.5798),
  station(t('Daikan-yama', '다이칸야마', '代官山', '代官山'), 35.6481, 139.7032),
  station(t('Ebisu', '에비스', '恵比寿', '惠比壽'), 35.6467, 139.7101),
  station(t('Kagurazaka', '가구라자카', '神楽坂', '神樂坂'), 35.7038, 139.7345),
  station(t('Iidabashi', '이다바시', '飯田橋', '飯田橋'), 35.7021, 139.745),
  station(t('Shinsaibashi', '신사이바시', '心斎橋', '心齋橋'), 34.6751, 135.5009),
  station(t('Yotsubashi', '요쓰바시', '四ツ橋', '四橋'), 34.6752, 135.4973),
  station(t('Nishi-Ohashi', '니시오하시', '西大橋', '西大橋'), 34.6754, 135.493),
  station(t('Namba', '난바', 'なんば', '難波'), 34.666, 135.5006),
  station(t('Umeda', '우메다', '梅田', '梅田'), 34.7035, 135.4983),
  station(t('Nishi-Umeda', '니시우메다', '西梅田', '西梅田'), 34.6999, 135.4957),
  station(t('Nakazakicho', '나카자키초', '中崎町', '中崎町'), 34.7066, 135.5053),
  station(t('Tennoji', '덴노지', '天王寺', '天王寺'), 34.6473, 135.5142),
  station(t('Gion-shijo', '기온시조', '祇園四条', '祇園四條'), 35.0038, 135.7722),
  station(t('Sanjo', '산조', '三条', '三條'), 35.0093, 135.7723),
  station(t('Kyoto-kawaramachi', '교토카와라마치', '京都河原町', '京都河原町'), 35.0036, 135.7685),
  station(t('Karasuma', '가라스마', '烏丸', '烏丸'), 35.0037, 135.7602),
  station(t('Kiyomizu-gojo', '기요미즈고조', '清水五条', '清水五條'), 34.9958, 135.7686),
  station(t('Arashiyama', '아라시야마', '嵐山', '嵐山'), 35.0152, 135.6777),
  station(t('Saga-Arashiyama', '사가아라시야마', '嵯峨嵐山', '嵯峨嵐山'), 35.0186, 135.6813),
  station(t('Imadegawa', '이마데가와', '今出川', '今出川'), 35.03, 135.7593),
  station(t('Tenjin', '덴진', '天神', '天神'), 33.5911, 130.3983),
  station(t('Akasaka', '아카사카', '赤坂', '赤坂'), 33.5893, 130.3905),
  station(t('Hakata', '하카타', '博多', '博多'), 33.5897, 130.4207),
  station(t('Gion', '기온', '祇園', '祇園'), 33.5944, 130.4147),
  station(t('Yakuin', '야쿠인', '薬院', '藥院'), 33.5814, 130.4019),
  station(t('Watanabe-dori', '와타나베도리', '渡辺通', '渡邊通'), 33.5843, 130.405),
  station(t('Odori', '오도리', '大通', '大通'), 43.0605, 141.3545),
  station(t('Nishi-juitchome', '니시주잇초메', '西11丁目', '西11丁目'), 43.0586, 141.3434),
  station(t('Susukino', '스스키노', 'すすきの', '薄野'), 43.0552, 141.3531),
  station(t('Maruyama-koen', '마루야마코엔', '円山公園', '圓山公園'), 43.0546, 141.3182),
  station(t('Kotoni', '고토니', '琴似', '琴似'), 43.0753, 141.302),
  station(t('Prefectural Office', '겐초마에', '県庁前', '縣廳前'), 26.2143, 127.6793),
  station(t('Miebashi', '미에바시', '美栄橋', '美榮橋'), 26.2193, 127.6845),
  station(t('Makishi', '마키시', '牧志', '牧志'), 26.2161, 127.6925),
  station(t('Shuri', '슈리', '首里', '首里'), 26.2192, 127.7256),
  station(t('Motomachi-Chukagai', '모토마치·주카가이', '元町・中華街', '元町・中華街'), 35.4426, 139.6503),
  station(t('Ishikawacho', '이시카와초', '石川町', '石川町'), 35.4387, 139.6433),
  station(t('Minatomirai', '미나토미라이', 'みなとみらい', '港未來'), 35.4576, 139.6327),
  station(t('Sakuragicho', '사쿠라기초', '桜木町', '櫻木町'), 35.4508, 139.6313),
  station(t('Hinodecho', '히노데초', '日ノ出町', '日之出町'), 35.4457, 139.6266),
  station(t('Kanazawa', '가나자와', '金沢', '金澤'), 36.5781, 136.6479),
  station(t('Hongik Univ.', '홍대입구', '弘大入口', '弘大入口'), 37.557, 126.9245),
  station(t('Sangsu', '상수', '上水', '上水'), 37.5477, 126.9229),
  station(t('Gajwa', '가좌', '加佐', '加佐'), 37.5686, 126.9147),
  station(t('Seongsu', '성수', '聖水', '聖水'), 37.5446, 127.0559),
  station(t('Ttukseom', '뚝섬', 'トゥクソム', '纛島'), 37.5472, 127.0474),
  station(t('Anguk', '안국', '安国', '安國'), 37.5765, 126.9854),
  station(t('Gangnam', '강남', '江南', '江南'), 37.4979, 127.0276),
  station(t('Sinnonhyeon', '신논현', '新論峴', '新論峴'), 37.5045, 127.025),
  station(t('Haeundae', '해운대', '海雲台', '海雲台'), 35.1636, 129.1587),
  station(t('Jeonpo', '전포', '田浦', '田浦'), 35.153, 129.0655),
  station(t('Seomyeon', '서면', '西面', '西面'), 35.1577, 129.0592),
  station(t('Gwangan', '광안', '広安', '廣安'), 35.1577, 129.1131),
  station(t('Dongmen', '둥먼', '東門', '東門'), 25.0338, 121.5285),
  station(t('Daan Park', '다안공원', '大安森林公園', '大安森林公園'), 25.0335, 121.5356),
  station(t('Zhongshan', '중산', '中山', '中山'), 25.0527, 121.5204),
  station(t('Shuanglian', '솽롄', '双連', '雙連'), 25.0577, 121.5207),
  station(t('Taipei City Hall', '타이베이시청', '市政府', '市政府'), 25.0411, 121.5653),
  station(t('Taipei 101', '타이베이 101', '台北101', '台北101'), 25.033, 121.5634),
  station(t('Beimen', '베이먼', '北門', '北門'), 25.0494, 121.5103),
  station(t('Daqiaotou', '다차오터우', '大橋頭', '大橋頭'), 25.0633, 121.5128),
  station(t('Taichung City Hall', '타이중시청', '市政府', '市政府'), 24.1618, 120.6489),
  station(t('Yanchengpu', '옌청푸', '塩埕埔', '鹽埕埔'), 22.6238, 120.2836),
  station(t('Formosa Boulevard', '메이리다오', '美麗島', '美麗島'), 22.6314, 120.3019),
  station(t('Kaohsiung Main', '가오슝', '高雄', '高雄車'), 22.6395, 120.3022),
]

/** As advertisements in Japan count: 80 meters a minute; streets are longer than the line between two points. */
const METERS_A_MINUTE = 80
const STREETS = 1.25
const FARTHEST_MINUTES = 20
const METERS_A_DEGREE = 111_320

function metersBetween(one: Point, other: Point): number {
  const width = Math.cos((one.latitude * Math.PI) / 180)
  return METERS_A_DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * width)
}

const minutesOnFoot = (from: Point, to: Point): number =>
  Math.max(1, Math.ceil((metersBetween(from, to) * STREETS) / METERS_A_MINUTE))

/** The nearest station, where one is in walking distance. */
export function stationNear(
  shop: Point,
): Pick<SeedShop, 'station' | 'stationMinutes' | 'stationLatitude' | 'stationLongitude'> {
  const [nearest] = STATIONS.map((one) => ({ one, minutes: minutesOnFoot(one, shop) })).toSorted(
    (a, b) => a.minutes - b.minutes,
  )
  if (nearest === undefined || nearest.minutes > FARTHEST_MINUTES) return {}
  const { one, minutes } = nearest
  return {
    station: fill(t('{name} Station', '{name}역', '{name}駅', '{name}站'), { name: one.name }),
    stationMinutes: minutes,
    stationLatitude: one.latitude,
    stationLongitude: one.longitude,
  }
}
