"""aioapns sends with a certificate or a key. Prints status and reason of each message, as JSON."""
import asyncio
import json
import ssl
import sys

from aioapns import APNs, NotificationRequest
from aioapns import connection

authority, port, topic, certificate, key, key_name, team, *tokens = sys.argv[1:]
connection.APNsProductionClientProtocol.APNS_SERVER = "localhost"
connection.APNsTLSClientProtocol.APNS_PORT = int(port)


async def send(**identity):
    client = APNs(ssl_context=ssl.create_default_context(cafile=authority), topic=topic, **identity)
    results = []
    for token in tokens:
        result = await client.send_notification(
            NotificationRequest(device_token=token, message={"aps": {"alert": "from aioapns"}}))
        results.append([result.status, result.description])
    return results


async def both():
    print(json.dumps({
        "certificate": await send(client_cert=certificate),
        "key": await send(key=open(key).read(), key_id=key_name, team_id=team),
    }))


asyncio.run(both())
