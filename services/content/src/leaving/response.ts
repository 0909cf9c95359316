/** The message of a response with errors; undefined when it has none. */
export async function errorOf(response: Response | null): Promise<string | undefined> {
  const body = (await response?.json().catch(() => null)) as
    { errors?: { message?: string }[] } | null | undefined
  return body?.errors?.[0]?.message
}
