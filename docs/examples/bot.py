"""A bot that joins a Podzem table by its invitation link and plays at random: python bot.py LINK.

The link is the host's invitation: http://HOST:PORT/table/TABLE#invite=TOKEN. The protocol is docs/protocol.md.
"""

import json
import random
import sys
import urllib.request
from urllib.parse import urlsplit

from websockets.sync.client import connect


def join(link: str) -> tuple[str, str]:
    """Take a seat: the address of the table's socket, and a token of one's own."""
    parts = urlsplit(link)
    table, invite = parts.path.rsplit("/", 1)[1], parts.fragment.rsplit("=", 1)[-1]
    headers = {"Authorization": f"Bearer {invite}", "Content-Type": "application/json"}
    where = f"{parts.scheme}://{parts.netloc}/api/tables/{table}/join"
    with urllib.request.urlopen(urllib.request.Request(where, b'{"name": "Bot"}', headers)) as answer:
        return f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/api/tables/{table}/socket", json.load(answer)[
            "token"
        ]


def play(link: str) -> None:
    """Answer every news that offers decisions, until the game is over."""
    address, token = join(link)
    with connect(address) as socket:
        socket.send(json.dumps({"do": "hello", "token": token, "language": None}))
        for text in socket:
            told = json.loads(text)
            if told["is"] == "error":
                sys.exit(told["say"])
            if told["is"] == "news" and told.get("outcome"):
                print("winners:", told["outcome"]["winners"])
                return
            if told["is"] == "news" and told.get("decisions"):
                decision, version = random.choice(told["decisions"])["do"], told["version"]
                socket.send(json.dumps({"do": "decide", "id": f"v{version}", "version": version, "decision": decision}))


play(sys.argv[1])
