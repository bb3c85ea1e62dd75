#pragma once
#include <gio/gio.h>

/// A request of HTTP/1.1 (RFC 9112), as an engine sends it to its proxy.
struct proxy_request {
    char *method;
    /// Absolute, or a path on the server of a tunnel; for CONNECT the server and its port.
    char *target;
    /// The header's fields, a line each.
    GString *fields;
    char *body;
    gsize body_length;
};

/// Reads a request and waits for it. False if none comes, or if it is beyond a limit.
gboolean proxy_request_read(GDataInputStream *stream, struct proxy_request *request);

void proxy_request_free(struct proxy_request *request);
