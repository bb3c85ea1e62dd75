"""apns-clerk and apns-client, which is its parent and has the same interface: send to three tokens and ask the feedback
service. Both ask pyOpenSSL for protocols that are no more; TLS takes their place. Prints what they were told, as JSON."""
import importlib
import json
import sys

import OpenSSL

module, certificate, port, feedback_port, *tokens = sys.argv[1:]
OpenSSL.SSL.SSLv3_METHOD = OpenSSL.SSL.TLSv1_METHOD = OpenSSL.SSL.TLS_CLIENT_METHOD
client = importlib.import_module(module)

session = client.Session()
connection = session.get_connection(("localhost", int(port)), cert_file=certificate)
service = client.APNs(connection)
result = service.send(client.Message(tokens, alert="from " + module, badge=3))
again = service.send(result.retry()) if result.needs_retry() else None
feedback = session.new_connection(("localhost", int(feedback_port)), cert_file=certificate)
text = lambda token: token if isinstance(token, str) else token.decode()
print(json.dumps({
    "failed": {text(token): reason[0] for token, reason in result.failed.items()},
    "errors": [error[0] for error in result.errors],
    "again": again is not None and not again.failed and not again.errors,
    "expired": [text(token) for token, _ in client.APNs(feedback).feedback()],
}))
