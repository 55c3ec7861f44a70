import type { Thing } from './thing.ts'

interface Faq {
  readonly question: string
  readonly answer: string
}

export const faqData = (faqs: readonly Faq[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
