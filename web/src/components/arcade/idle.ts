/** A stand that nobody touches. */
const SIGNS = ["keydown", "pointerdown", "pointermove", "wheel"] as const;

/** Does something once nobody has stirred for a while; the answer gives up waiting. */
export function whenIdle(milliseconds: number, then: () => void): () => void {
  let timer = setTimeout(then, milliseconds);
  const stirred = () => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  SIGNS.forEach((sign) => addEventListener(sign, stirred));
  return () => {
    clearTimeout(timer);
    SIGNS.forEach((sign) => removeEventListener(sign, stirred));
  };
}
