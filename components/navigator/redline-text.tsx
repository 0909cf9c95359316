import { redline } from '@/lib/navigator/redline'

/** What was taken out and what was put in, told by elements that assistive technology knows, not by colour alone. */
export const RedlineText = ({ before, after }: { before: string; after: string }) => (
  <p className="redline">
    {redline(before, after).map(({ kind, text }, index) =>
      kind === 'same' ? (
        text
      ) : kind === 'added' ? (
        <ins key={index}>{text}</ins>
      ) : (
        <del key={index}>{text}</del>
      ),
    )}
  </p>
)
