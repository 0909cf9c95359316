export const Wordmark = ({ name }: { name: string }) => (
  <>
    {name}
    <i aria-hidden="true">.</i>
  </>
)
