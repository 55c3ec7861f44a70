import type { JsonLd } from './json-ld.ts'

interface Faq {
  readonly question: string
  readonly answer: string
}

export const faqData = (faqs: readonly Faq[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
