/** The firm's name with its point in signal colour. */
export const Wordmark = ({ name }: { name: string }) => (
  <>
    {name}
    <i aria-hidden="true">.</i>
  </>
)
