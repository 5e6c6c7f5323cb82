import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardedPost } from "../../src/notices/guarded-post.ts";
import { isOpen } from "../../src/notices/open-addresses.ts";
import { type PostBox, postBox } from "./servers.ts";

const HELLO = { headers: { "content-type": "application/json" }, body: "{}" };

describe("what is posted to an address that a player has named", () => {
  let web: PostBox;
  beforeAll(async () => {
    web = await postBox();
  });
  afterAll(() => web.close());

  it("reaches nothing but the open internet, however the address is written or looked up", async () => {
    const { port } = new URL(web.url);
    for (const address of [
      web.url,
      `http://localhost:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://name:secret@127.0.0.1:${port}/`,
      "http://169.254.169.254/latest/meta-data",
      "file:///etc/passwd",
      "ftp://example.org/",
      "nowhere",
    ])
      expect(await guardedPost(address, HELLO, false), address).toEqual({ broken: "forbidden" });
    expect(web.posts).toEqual([]);
    for (const address of [
      "10.1.2.3",
      "172.31.0.1",
      "192.168.1.1",
      "100.64.0.1",
      "224.0.0.1",
      "255.255.255.255",
      "0.0.0.0",
    ])
      expect(isOpen(address), address).toBe(false);
    for (const address of [
      "::",
      "fe80::1",
      "fd00::1",
      "ff02::1",
      "64:ff9b::a00:1",
      "2002:7f00:1::",
      "2001:0:1::",
      "::127.0.0.1",
    ])
      expect(isOpen(address), address).toBe(false);
    for (const address of ["1.1.1.1", "172.32.0.1", "2606:4700::1111"]) expect(isOpen(address), address).toBe(true);
  });

  it("is sent once, leads nowhere else, and is answered by its status alone", async () => {
    const post = async (answers: number) => {
      web.answers = answers;
      return guardedPost(`${web.url}/hook`, HELLO, true, 500);
    };
    expect(await post(204)).toBe("sent");
    expect(await post(302)).toEqual({ broken: "refused" });
    expect(await post(404)).toEqual({ broken: "gone" });
    expect(await post(429)).toMatchObject({ whose: "theirs" });
    expect(await post(503)).toMatchObject({ whose: "theirs" });
    // Nobody knows whether it was read.
    expect(await post(0)).toBe("perhaps");
    expect(web.posts.map(({ path }) => path)).toEqual(Array(6).fill("/hook"));
    await web.close();
    expect(await guardedPost(web.url, HELLO, true)).toMatchObject({ whose: "theirs" });
    web = await postBox();
  });
});
