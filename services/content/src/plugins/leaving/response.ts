/** The message of a response with errors; undefined when it has none. */
export async function toError(response: Response | null): Promise<string | undefined> {
  const body = (await response?.json().catch(() => null)) as
    | { errors?: { message?: string }[] }
    | null
    | undefined
  return body?.errors?.[0]?.message
}

/** When the document of a response was saved, as a field of its form. */
export async function readSavedTime(response: Response): Promise<{ updatedAt?: string }> {
  const body = (await response.json().catch(() => null)) as
    | { doc?: { updatedAt?: string } }
    | null
    | undefined
  return body?.doc?.updatedAt ? { updatedAt: body.doc.updatedAt } : {}
}
