const AFTER_PHRASE = /(?<=[，、。：；？！])/

/** Each with its mark at the end. */
export const splitPhrases = (text: string): readonly string[] => text.split(AFTER_PHRASE)
