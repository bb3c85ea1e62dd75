"""pushjack sends to tokens and asks the feedback service. Prints what it was told, as JSON."""
import json
import sys

import pushjack

certificate, port_number, feedback_number, *tokens = sys.argv[1:]


class Gateway(pushjack.APNSClient):
    host = "localhost"
    port = int(port_number)
    feedback_host = "localhost"
    feedback_port = int(feedback_number)


client = Gateway(certificate=certificate, default_error_timeout=3, default_batch_size=100)
result = client.send(tokens, "from pushjack", badge=1, expiration=4102444800)
print(json.dumps({
    "successes": result.successes,
    "failures": result.failures,
    "errors": [type(error).__name__ for error in result.errors],
    "expired": [[expired.token, int(expired.timestamp)] for expired in client.get_expired_tokens()],
}))
