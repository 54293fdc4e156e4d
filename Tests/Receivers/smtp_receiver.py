"""A mail server for tests: accepts mail and prints each as a line of JSON.

    smtp_receiver.py MODE CERTIFICATE KEY [USER PASSWORD]

MODE is `smtps` (TLS from the first byte), `starttls`, or `plain` (offers no TLS). The first line of output is the port.
With USER and PASSWORD, the sender must log in with them. A receiver whose address begins with `nobody` is refused with 550,
one that begins with `later` with 451.
"""

import base64
import json
import socketserver
import ssl
import sys
import threading

mode, certificate, key = sys.argv[1:4]
login = tuple(sys.argv[4:6])
printing = threading.Lock()


def context():
    found = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    found.load_cert_chain(certificate, key)
    return found


def say(line):
    with printing:
        print(line, flush=True)


class Session(socketserver.BaseRequestHandler):
    def handle(self):
        self.encrypted = False
        self.user = ""
        try:
            if mode == "smtps":
                self.encrypt()
            self.stream = self.request.makefile("rb")
            self.converse()
        except (OSError, ssl.SSLError):
            pass

    def encrypt(self):
        self.request = context().wrap_socket(self.request, server_side=True)
        self.encrypted = True

    def answer(self, *lines):
        self.request.sendall("".join(line + "\r\n" for line in lines).encode())

    def converse(self):
        self.answer("220 receiver")
        sender, receivers = "", []
        while True:
            line = self.stream.readline(4_096).decode("ascii", "replace").strip()
            verb = line.split(" ")[0].upper()
            if not line:
                return
            if verb == "EHLO":
                offers = ["STARTTLS"] if mode == "starttls" and not self.encrypted else []
                offers += ["AUTH PLAIN"] if login else []
                self.answer(*[f"250-{offer}" for offer in offers], "250 8BITMIME")
            elif verb == "STARTTLS":
                self.answer("220 go on")
                self.encrypt()
                self.stream = self.request.makefile("rb")
            elif verb == "AUTH":
                parts = line.split(" ")
                if len(parts) < 3:
                    self.answer("334 ")
                    parts.append(self.stream.readline(4_096).decode().strip())
                _, user, password = base64.b64decode(parts[2]).decode().split("\0")
                if (user, password) != login:
                    self.answer("535 no")
                    continue
                self.user = user
                self.answer("235 yes")
            elif verb == "MAIL":
                if login and not self.user:
                    self.answer("530 sign in")
                    continue
                sender, receivers = line, []
                self.answer("250 yes")
            elif verb == "RCPT":
                code = 550 if "<nobody" in line else 451 if "<later" in line else 250
                if code == 250:
                    receivers.append(line)
                self.answer(f"{code} so")
            elif verb == "DATA":
                self.answer("354 go on")
                text = []
                while (row := self.stream.readline(65_536)) not in (b".\r\n", b""):
                    text.append(row.decode("ascii"))
                say(json.dumps({"from": sender, "to": receivers, "tls": self.encrypted,
                                "user": self.user, "text": "".join(text)}))
                self.answer("250 taken")
            elif verb == "QUIT":
                self.answer("221 bye")
                return
            else:
                self.answer("500 what")


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


with Server(("127.0.0.1", 0), Session) as server:
    say(str(server.server_address[1]))
    threading.Thread(target=lambda: (sys.stdin.read(), server.shutdown()), daemon=True).start()
    server.serve_forever()
