/** A file whose name contains a hash of its content (`assets/main-B3xk9_2a.js`) never changes. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

/**
 * How long a browser may keep a file without asking again.
 * @param path the file's path inside the client's folder, starting with `/`
 */
export function cacheControl(path: string): string {
  return HASHED.test(path.replaceAll("\\", "/")) ? "public, max-age=31536000, immutable" : "no-cache";
}
