"""pyapns-client sends with a key. Prints what each message gave, as JSON."""
import json
import sys

import pyapns_client as client

authority, port, topic, key, key_name, team, *tokens = sys.argv[1:]
address = "https://localhost:" + port
client.APNSClient.BASE_URLS = {"prod": address, "dev": address}
payload = client.IOSPayload(alert=client.IOSPayloadAlert(title="title", body="from pyapns-client"))
notification = client.IOSNotification(payload=payload, topic=topic)
results = []
service = client.APNSClient(
    mode="dev", root_cert_path=authority, auth_key_path=key, auth_key_id=key_name, team_id=team)
for token in tokens:
    try:
        service.push(notification=notification, device_token=token)
        results.append("sent")
    except Exception as error:
        results.append(type(error).__name__)
print(json.dumps({"results": results}))
