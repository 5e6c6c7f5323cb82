/**
 * A program that takes a seat by an invitation and plays it: each time it does something that it may, at random.
 *
 *   node examples/take-a-seat.mjs http://localhost:1861 <invitation>
 */
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { WebSocket } from "ws";

const [server, invitation] = process.argv.slice(2);
const response = await fetch(`${server}/api/seat`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ invitation, name: "Any choice", mixed: randomBytes(16).toString("hex") }),
});
const seat = await response.json();
if (!response.ok) throw new Error(seat.problem);

const socket = new WebSocket(`${server.replace("http", "ws")}/api/play`, {
  headers: { authorization: `Bearer ${seat.secret}` },
});
const send = (message) => socket.send(JSON.stringify(message));
socket.on("open", () => send({ kind: "open" }));
socket.on("message", (data) => {
  const message = JSON.parse(data);
  switch (message.kind) {
    case "whole":
    case "news":
      if (message.outcome) {
        console.log(`${seat.side}: the winner is ${message.outcome.winner}`);
        socket.close();
      } else if (message.decides) send({ kind: "ask" });
      break;
    case "asked": {
      const actions = message.decision?.actions ?? [];
      const action = actions[randomInt(actions.length || 1)];
      const act = () => send({ kind: "act", label: randomUUID(), after: message.number, action });
      // The server ends a connection that sends it more than 400 messages in 10 seconds.
      if (action) setTimeout(act, 100);
      break;
    }
    case "fault":
      // The other seat is still free: try again.
      setTimeout(() => send({ kind: "open" }), 500);
  }
});
