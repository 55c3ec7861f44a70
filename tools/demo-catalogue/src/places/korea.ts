import { t } from '../text.ts'
import { area, type Place, withGarages } from './places.types.ts'

const korea = { country: 'KR', timeZone: 'Asia/Seoul' } as const

export const KOREA: Place[] = [
  {
    ...korea,
    id: 'seoul',
    name: t('Seoul', '서울', 'ソウル', '首爾'),
    latitude: 37.5665,
    longitude: 126.978,
    recommended: true,
    landmark: 'palace-gate',
    weight: 8,
    phone: '+822',
    digits: 8,
    areas: [
      area(
        t('Hongdae', '홍대', '弘大', '弘大'),
        t(
          '{n} Yanghwa-ro, Mapo-gu, Seoul',
          '서울특별시 마포구 양화로 {n}',
          'ソウル特別市麻浦区楊花路{n}',
          '首爾特別市麻浦區楊花路{n}號',
        ),
        '04050',
        37.5563,
        126.9236,
      ),
      withGarages(
        area(
          t('Seongsu', '성수', '聖水', '聖水洞'),
          t(
            '{n} Yeonmujang-gil, Seongdong-gu, Seoul',
            '서울특별시 성동구 연무장길 {n}',
            'ソウル特別市城東区演武場ギル{n}',
            '首爾特別市城東區演武場街{n}號',
          ),
          '04782',
          37.5437,
          127.0557,
        ),
      ),
      area(
        t('Bukchon', '북촌', '北村', '北村'),
        t(
          '{n} Bukchon-ro, Jongno-gu, Seoul',
          '서울특별시 종로구 북촌로 {n}',
          'ソウル特別市鍾路区北村路{n}',
          '首爾特別市鐘路區北村路{n}號',
        ),
        '03052',
        37.5814,
        126.9849,
      ),
      withGarages(
        area(
          t('Gangnam', '강남', '江南', '江南'),
          t(
            '{n} Gangnam-daero, Gangnam-gu, Seoul',
            '서울특별시 강남구 강남대로 {n}',
            'ソウル特別市江南区江南大路{n}',
            '首爾特別市江南區江南大路{n}號',
          ),
          '06241',
          37.4979,
          127.0276,
        ),
      ),
      area(
        t('Yeonnam', '연남', '延南', '延南洞'),
        t(
          '{n} Donggyo-ro, Mapo-gu, Seoul',
          '서울특별시 마포구 동교로 {n}',
          'ソウル特別市麻浦区東橋路{n}',
          '首爾特別市麻浦區東橋路{n}號',
        ),
        '03993',
        37.5627,
        126.9256,
      ),
    ],
  },
  {
    ...korea,
    id: 'busan',
    name: t('Busan', '부산', '釜山', '釜山'),
    latitude: 35.1796,
    longitude: 129.0756,
    recommended: true,
    landmark: 'sailboat',
    weight: 4,
    phone: '+8251',
    digits: 7,
    areas: [
      area(
        t('Haeundae', '해운대', '海雲台', '海雲台'),
        t(
          '{n} Haeundaehaebyeon-ro, Haeundae-gu, Busan',
          '부산광역시 해운대구 해운대해변로 {n}',
          '釜山広域市海雲台区海雲台海辺路{n}',
          '釜山廣域市海雲台區海雲台海邊路{n}號',
        ),
        '48094',
        35.1587,
        129.1604,
      ),
      withGarages(
        area(
          t('Jeonpo', '전포', '田浦', '田浦'),
          t(
            '{n} Jeonpo-daero, Busanjin-gu, Busan',
            '부산광역시 부산진구 전포대로 {n}',
            '釜山広域市釜山鎮区田浦大路{n}',
            '釜山廣域市釜山鎮區田浦大路{n}號',
          ),
          '47293',
          35.1556,
          129.0633,
        ),
      ),
      area(
        t('Gwangalli', '광안리', '広安里', '廣安里'),
        t(
          '{n} Gwanganhaebyeon-ro, Suyeong-gu, Busan',
          '부산광역시 수영구 광안해변로 {n}',
          '釜山広域市水営区広安海辺路{n}',
          '釜山廣域市水營區廣安海邊路{n}號',
        ),
        '48303',
        35.1532,
        129.1187,
      ),
    ],
  },
  {
    ...korea,
    id: 'jeju',
    name: t('Jeju', '제주', '済州', '濟州'),
    latitude: 33.4996,
    longitude: 126.5312,
    recommended: true,
    landmark: 'tangerine',
    weight: 3,
    phone: '+8264',
    digits: 7,
    areas: [
      area(
        t('Aewol', '애월', '涯月', '涯月'),
        t(
          '{n} Aewol-ro, Aewol-eup, Jeju',
          '제주특별자치도 제주시 애월읍 애월로 {n}',
          '済州特別自治道済州市涯月邑涯月路{n}',
          '濟州特別自治道濟州市涯月邑涯月路{n}號',
        ),
        '63043',
        33.4629,
        126.3094,
      ),
      area(
        t('Seogwipo', '서귀포', '西帰浦', '西歸浦'),
        t(
          '{n} Ieodo-ro, Seogwipo, Jeju',
          '제주특별자치도 서귀포시 이어도로 {n}',
          '済州特別自治道西帰浦市離於島路{n}',
          '濟州特別自治道西歸浦市離於島路{n}號',
        ),
        '63565',
        33.2541,
        126.5601,
      ),
      withGarages(
        area(
          t('Tapdong', '탑동', '塔洞', '塔洞'),
          t(
            '{n} Tapdong-ro, Jeju-si, Jeju',
            '제주특별자치도 제주시 탑동로 {n}',
            '済州特別自治道済州市塔洞路{n}',
            '濟州特別自治道濟州市塔洞路{n}號',
          ),
          '63165',
          33.5178,
          126.5226,
        ),
      ),
    ],
  },
  {
    ...korea,
    id: 'gyeongju',
    name: t('Gyeongju', '경주', '慶州', '慶州'),
    latitude: 35.8562,
    longitude: 129.2247,
    recommended: false,
    landmark: 'celadon-vase',
    weight: 2,
    phone: '+8254',
    digits: 7,
    areas: [
      area(
        t('Hwangnidan-gil', '황리단길', '皇理団ギル', '皇理團路'),
        t(
          '{n} Poseok-ro, Gyeongju',
          '경상북도 경주시 포석로 {n}',
          '慶尚北道慶州市鮑石路{n}',
          '慶尚北道慶州市鮑石路{n}號',
        ),
        '38169',
        35.8365,
        129.2097,
      ),
      withGarages(
        area(
          t('Bomun', '보문', '普門', '普門'),
          t(
            '{n} Bomun-ro, Gyeongju',
            '경상북도 경주시 보문로 {n}',
            '慶尚北道慶州市普門路{n}',
            '慶尚北道慶州市普門路{n}號',
          ),
          '38117',
          35.8424,
          129.2817,
        ),
      ),
    ],
  },
]
