// boardgame.io's own server with the game of the bench; `memory` or `flatfile FOLDER`. Prints its port when it is ready.
"use strict";

const { FlatFile, Server } = require("boardgame.io/server");
const { ring } = require("../boardgame/ring.cjs");

const [storage, folder] = process.argv.slice(2);
const db = storage === "flatfile" ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [ring()], origins: [], db });

// Its logger would print to stdout, where the port is awaited; a refused move is an error that the load must not cause.
console.log = () => {};
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
