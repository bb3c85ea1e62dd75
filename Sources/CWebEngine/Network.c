// The network of the page is the web view's: the engine has a proxy on the loopback of its own network, and that proxy asks
// the web view. Each connection has a thread and carries one request.

#include "Certificate.h"
#include "Helper.h"
#include "ProxyRequest.h"
#include <string.h>

enum { most_connections = 64 };

/// Queues of messages for the requests that wait for their answers, by number.
static GHashTable *waiting;
static GMutex lock;

/// A part of an answer.
struct part {
    uint32_t kind;
    gboolean is_whole;
    GBytes *bytes;
};

static void free_part(gpointer pointer) {
    struct part *part = pointer;
    g_bytes_unref(part->bytes);
    g_free(part);
}

void network_answer(struct web_message *message) {
    struct part *part = g_new0(struct part, 1);
    part->kind = message->kind;
    part->is_whole = message->values[0] != 0;
    gboolean is_head = message->kind == web_message_answer;
    part->bytes = g_bytes_new(
        is_head ? message->text : message->bytes, is_head ? message->text_length : message->byte_count);
    g_mutex_lock(&lock);
    GAsyncQueue *queue = g_hash_table_lookup(waiting, GUINT_TO_POINTER(message->number));
    if (queue) g_async_queue_push(queue, part);
    g_mutex_unlock(&lock);
    if (queue == NULL) free_part(part);
}

static gboolean say(GOutputStream *stream, const void *bytes, gsize count) {
    return g_output_stream_write_all(stream, bytes, count, NULL, NULL, NULL);
}

static gboolean say_text(GOutputStream *stream, const char *text) { return say(stream, text, strlen(text)); }

/// The status and the fields, a line each, become the head of an answer in pieces.
static gboolean say_head(GOutputStream *stream, GBytes *bytes) {
    gsize length;
    const char *text = g_bytes_get_data(bytes, &length);
    char *head = g_strndup(text ? text : "", length);
    char **lines = g_strsplit(head, "\n", -1);
    GString *answer = g_string_new(NULL);
    g_string_printf(answer, "HTTP/1.1 %d Answer\r\n", atoi(lines[0] ? lines[0] : "502"));
    for (char **line = lines[0] ? lines + 1 : lines; *line; line++) {
        if (**line) g_string_append_printf(answer, "%s\r\n", *line);
    }
    g_string_append(answer, "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n");
    gboolean result = say(stream, answer->str, answer->len);
    g_string_free(answer, TRUE);
    g_strfreev(lines);
    g_free(head);
    return result;
}

static gboolean say_piece(GOutputStream *stream, GBytes *bytes) {
    gsize count;
    const void *data = g_bytes_get_data(bytes, &count);
    if (count == 0) return TRUE;
    char *length = g_strdup_printf("%zx\r\n", count);
    gboolean result = say_text(stream, length) && say(stream, data, count) && say_text(stream, "\r\n");
    g_free(length);
    return result;
}

/// Hands the answer's parts on as they come. False if the engine does not want it any more.
static gboolean hand_on(GSocket *socket, GOutputStream *stream, GAsyncQueue *queue) {
    for (;;) {
        enum { second = 1000000 };
        struct part *part = g_async_queue_timeout_pop(queue, second);
        if (part == NULL) {
            if (g_socket_condition_check(socket, G_IO_HUP | G_IO_ERR) != 0) return FALSE;
            continue;
        }
        gboolean is_end = part->kind == web_message_answer_end, result = TRUE;
        if (part->kind == web_message_answer) result = say_head(stream, part->bytes);
        if (part->kind == web_message_answer_bytes) result = say_piece(stream, part->bytes);
        // Without its last piece an answer counts as broken.
        if (is_end && part->is_whole) say_text(stream, "0\r\n\r\n");
        free_part(part);
        if (is_end || !result) return is_end;
    }
}

static gboolean say_request(gpointer pointer) {
    struct web_message *message = pointer;
    helper_say(message->kind, message->number, NULL, message->text, message->bytes, message->byte_count);
    return FALSE;
}

static void drop_request(gpointer pointer) {
    struct web_message *message = pointer;
    g_free(message->text);
    g_free(message->bytes);
    g_free(message);
}

/// Tells the web view from the main thread, which alone writes to its socket.
static void tell(uint32_t kind, uint32_t number, char *text, char *bytes, gsize count) {
    struct web_message *message = g_new0(struct web_message, 1);
    *message = (struct web_message){.kind = kind, .number = number, .text = text, .bytes = bytes};
    message->byte_count = (uint32_t)count;
    g_main_context_invoke_full(NULL, G_PRIORITY_DEFAULT, say_request, message, drop_request);
}

/// Asks the web view for a request, and hands its answer on.
///
/// - server: the beginning of URLs in a tunnel, or NULL.
static void serve(GSocket *socket, GOutputStream *stream, struct proxy_request *request, const char *server) {
    static gint last;
    uint32_t number = (uint32_t)g_atomic_int_add(&last, 1) + 1;
    GAsyncQueue *queue = g_async_queue_new_full(free_part);
    g_mutex_lock(&lock);
    g_hash_table_insert(waiting, GUINT_TO_POINTER(number), queue);
    g_mutex_unlock(&lock);
    char *text = g_strconcat(
        request->method, "\n", server ? server : "", request->target, request->fields->str, NULL);
    tell(web_message_request, number, text, request->body, request->body_length);
    request->body = NULL;
    if (!hand_on(socket, stream, queue)) tell(web_message_cancel, number, NULL, NULL, 0);
    g_mutex_lock(&lock);
    g_hash_table_remove(waiting, GUINT_TO_POINTER(number));
    g_mutex_unlock(&lock);
}

/// The engine wants a tunnel to a server for TLS: this end is the server.
static void serve_tunnel(GSocketConnection *connection, const char *target) {
    if (!say_text(g_io_stream_get_output_stream(G_IO_STREAM(connection)), "HTTP/1.1 200 Connected\r\n\r\n")) return;
    GTlsCertificate *certificate = certificate_of_helper();
    GIOStream *secure = certificate
        ? g_tls_server_connection_new(G_IO_STREAM(connection), certificate, NULL) : NULL;
    if (secure == NULL || !g_tls_connection_handshake(G_TLS_CONNECTION(secure), NULL, NULL)) return;
    gboolean is_usual = g_str_has_suffix(target, ":443");
    char *server = g_strdup_printf("https://%.*s", (int)(strlen(target) - (is_usual ? 4 : 0)), target);
    GDataInputStream *input = g_data_input_stream_new(g_io_stream_get_input_stream(secure));
    struct proxy_request request;
    if (proxy_request_read(input, &request)) {
        serve(g_socket_connection_get_socket(connection), g_io_stream_get_output_stream(secure), &request, server);
    }
    proxy_request_free(&request);
    g_io_stream_close(secure, NULL, NULL);
    g_object_unref(input);
    g_object_unref(secure);
    g_free(server);
}

static gboolean run(GThreadedSocketService *service, GSocketConnection *connection, GObject *source, gpointer context) {
    (void)service;
    (void)source;
    (void)context;
    GIOStream *stream = G_IO_STREAM(connection);
    GDataInputStream *input = g_data_input_stream_new(g_io_stream_get_input_stream(stream));
    g_filter_input_stream_set_close_base_stream(G_FILTER_INPUT_STREAM(input), FALSE);
    struct proxy_request request;
    if (proxy_request_read(input, &request)) {
        if (strcmp(request.method, "CONNECT") == 0) {
            serve_tunnel(connection, request.target);
        } else {
            serve(
                g_socket_connection_get_socket(connection), g_io_stream_get_output_stream(stream), &request, NULL);
        }
    }
    proxy_request_free(&request);
    g_object_unref(input);
    g_io_stream_close(stream, NULL, NULL);
    return TRUE;
}

/// The proxy's port, or 0.
static guint16 listen_on_loopback(void) {
    GSocketService *service = g_threaded_socket_service_new(most_connections);
    GInetAddress *loopback = g_inet_address_new_loopback(G_SOCKET_FAMILY_IPV4);
    GSocketAddress *address = g_inet_socket_address_new(loopback, 0), *bound = NULL;
    guint16 port = 0;
    if (g_socket_listener_add_address(
            G_SOCKET_LISTENER(service), address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL, &bound, NULL)) {
        port = g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(bound));
        g_object_unref(bound);
    }
    g_object_unref(address);
    g_object_unref(loopback);
    g_signal_connect(service, "run", G_CALLBACK(run), NULL);
    g_socket_service_start(service);
    return port;
}

int network_begin(void) {
    waiting = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_async_queue_unref);
    guint16 port = listen_on_loopback();
    if (port == 0) return 0;
    char *address = g_strdup_printf("http://127.0.0.1:%u/", port);
    void *settings = engine.webkit_network_proxy_settings_new(address, NULL);
    engine.webkit_website_data_manager_set_network_proxy_settings(
        helper.data_manager, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings);
    engine.webkit_website_data_manager_set_tls_errors_policy(helper.data_manager, WEBKIT_TLS_ERRORS_POLICY_IGNORE);
    engine.webkit_network_proxy_settings_free(settings);
    g_free(address);
    return 1;
}
