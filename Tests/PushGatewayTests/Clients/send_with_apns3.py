"""apns3 sends by commands 0, 1 and 2, one of them to no token, and asks the feedback service. Prints what it was told, as JSON."""
import json
import os
import sys
import time

from apns3 import APNs, Frame, Payload

certificate, port, feedback_port, good, bad, gone = sys.argv[1:]


def gateway(enhanced):
    service = APNs(use_sandbox=True, cert_file=certificate, enhanced=enhanced)
    service.gateway_server.server = "localhost"
    service.gateway_server.port = int(port)
    return service.gateway_server, service


simple, _ = gateway(False)
simple.send_notification(good, Payload(alert="simple"))

errors = []
enhanced, _ = gateway(True)
enhanced.register_response_listener(errors.append)
enhanced.send_notification(good, Payload(alert="enhanced"), identifier=5, expiry=1900000000)
enhanced.send_notification(bad, Payload(alert="bad"), identifier=6)
limit = time.monotonic() + 20
while not errors and time.monotonic() < limit:
    time.sleep(0.05)

frames, service = gateway(True)
frame = Frame()
frame.add_item(good, Payload(alert="frame"), 9, 1900000000, 10)
frame.add_item(gone, Payload(alert="gone"), 10, 1900000000, 10)
frames.send_notification_multiple(frame)
time.sleep(0.5)

service.feedback_server.server = "localhost"
service.feedback_server.port = int(feedback_port)
expired = [token if isinstance(token, str) else token.decode() for token, _ in service.feedback_server.items()]
print(json.dumps({"errors": [[error["status"], error["identifier"]] for error in errors], "expired": expired}))
sys.stdout.flush()
# Its threads would keep the program.
os._exit(0)
