import { expect, test } from 'vitest'
import { businessLines } from './business-lines.ts'

test('businessLines are the paragraphs and items before the first heading, without Markdown', () => {
  const text = '**나고미**\n\n- 대표자: 김하나\n- 이메일: <help@yoyaku.example>\n\n## 고지\n\n예약을 중개해요.'
  expect(businessLines(text)).toEqual(['나고미', '대표자: 김하나', '이메일: help@yoyaku.example'])
  expect(businessLines('하나\n\n둘')).toEqual(['하나', '둘'])
})

test('businessLines are at most 20, and none of no text', () => {
  expect(businessLines(Array.from({ length: 30 }, (_, index) => `- line ${index}`).join('\n'))).toHaveLength(20)
  expect(businessLines(null)).toEqual([])
})

test('businessLines hold a line that is one link with its address, and other links as their words', () => {
  const text =
    '- [사업자정보 확인](https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1)\n- 약관: [보기](/term-of-use)\n- [하나](/a) 둘'
  expect(businessLines(text)).toEqual([
    { text: '사업자정보 확인', href: 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1' },
    '약관: 보기',
    '하나 둘',
  ])
})
