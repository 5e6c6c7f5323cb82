/** A whole number from 0 for a name. */
export function hashed(name: string): number {
  let hash = 0;
  for (let at = 0; at < name.length; at++) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) >>> 0;
  return hash;
}
