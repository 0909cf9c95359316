/** The attributes of an input. A browser refuses an address with letters of other scripts in `type="email"`. */
export const toInputProps = (kind: string) =>
  kind === 'email'
    ? ({ type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const)
    : { type: kind }
