import { type Saying, said } from './saying.ts'

/**
 * Cities and countries as people type them. A row that says the name of a city or country finds all shops there; any
 * other row finds the shops whose name or address has one of its words.
 */
export const PLACES: readonly Saying[] = [
  said('Japan, Nippon', '일본', '日本, ニホン, ニッポン', '日本'),
  said('Korea, South Korea', '한국, 대한민국', '韓国, 大韓民国', '韓國, 南韓'),
  said('Taiwan', '대만, 타이완', '台湾', '台灣'),

  said('Tokyo, Tokio, Tōkyō', '도쿄, 동경, 토쿄', '東京, 東京都, トーキョー, とうきょう', '東京, 東京都'),
  said('Osaka', '오사카', '大阪, 大阪府, 大阪市, 大坂, おおさか', '大阪, 大阪市, 大阪府, 大板, 大版'),
  said('Kyoto', '교토, 쿄토', '京都, 京都府, 京都市, きょうと', '京都'),
  said('Fukuoka', '후쿠오카', '福岡, 福岡県, 福岡市, ふくおか', '福岡'),
  said('Sapporo', '삿포로', '札幌, 札幌市, さっぽろ', '札幌, 札幌市'),
  said('Okinawa', '오키나와', '沖縄, 沖縄県, 沖縄本島, おきなわ', '沖繩, 沖繩縣'),
  said('Yokohama', '요코하마', '横浜, 横浜市, よこはま', '橫濱'),
  said('Kanazawa', '가나자와, 카나자와', '金沢, 金沢市, かなざわ', '金澤'),
  said('Seoul', '서울, 서울시, 서울특별시', 'ソウル', '首爾, 漢城'),
  said('Busan, Pusan', '부산, 부산시, 부산광역시', '釜山, プサン', '釜山'),
  said('Jeju, Jeju Island, Cheju', '제주, 제주도', '済州, 済州島, チェジュ', '濟州, 濟州島'),
  said('Gyeongju, Kyongju', '경주, 경주시', '慶州, キョンジュ', '慶州'),
  said('Taipei', '타이베이, 타이페이', '台北, タイペイ, たいぺい', '台北, 台北市'),
  said('Taichung', '타이중', '台中, タイジョン, たいちゅう', '台中, 台中市'),
  said('Tainan', '타이난', '台南, タイナン', '台南, 台南市'),
  said('Kaohsiung', '가오슝, 까오슝', '高雄, カオシュン, たかお', '高雄, 高雄市'),
]
