/** The consent choices of a visitor. */
export type Choices = { analytics: boolean; marketing: boolean }
