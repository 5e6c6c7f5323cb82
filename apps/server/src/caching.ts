/** Names that hold a hash of their content (`assets/main-B3xk9_2a.js`) never change what they name. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

/**
 * How long a browser may keep a file without asking again.
 * @param path of the file inside the client's folder, beginning with `/`
 */
export function cacheControl(path: string): string {
  return HASHED.test(path.replaceAll("\\", "/")) ? "public, max-age=31536000, immutable" : "no-cache";
}
