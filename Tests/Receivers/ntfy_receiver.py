"""An ntfy server for tests: accepts messages and prints each request as a line of JSON.

    ntfy_receiver.py [PORT]

The first line of output is the port. Daybook sends a POST of JSON to the root, and PUT /topic/id/clear; other paths are
answered alike. A line of input changes the answers, and a line of output confirms it: `status 500`, `slow 12` (seconds),
`redirect`, `long` (10 MiB), `ok`.
"""

import http.server
import json
import sys
import threading
import time

printing = threading.Lock()
manner = ["ok"]


def say(line):
    with printing:
        print(line, flush=True)


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        # Before the request is printed: the reader of that line may change the answers at once.
        self.manner = list(manner)
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        try:
            message = json.loads(body) if body else None
        except ValueError:
            message = body.decode("utf-8", "replace")
        say(json.dumps({"method": self.command, "path": self.path, "message": message,
                        "authorization": self.headers.get("Authorization")}))
        self.reply()

    do_PUT = do_POST

    def reply(self):
        how, *rest = self.manner
        if how == "slow":
            time.sleep(float(rest[0]))
        status = int(rest[0]) if how == "status" else 302 if how == "redirect" else 200
        length = 10 << 20 if how == "long" else 2
        try:
            self.send_response(status)
            if how == "redirect":
                self.send_header("Location", f"http://127.0.0.1:{self.server.server_address[1]}/elsewhere")
            self.send_header("Content-Length", str(length))
            self.end_headers()
            self.wfile.write(b"{}" if length == 2 else b"a" * length)
        except OSError:
            pass

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0), Receiver)
server.daemon_threads = True
say(str(server.server_address[1]))
threading.Thread(target=server.serve_forever, daemon=True).start()
for line in sys.stdin:
    manner[:] = line.split() or ["ok"]
    say(json.dumps({"answers": manner}))
