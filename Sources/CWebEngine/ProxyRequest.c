#include "ProxyRequest.h"
#include <WebMessage.h>
#include <string.h>

enum { longest_head = 512 << 10 };

static gboolean read_first_line(GDataInputStream *stream, struct proxy_request *request) {
    char *line = g_data_input_stream_read_line(stream, NULL, NULL, NULL);
    if (line == NULL || strlen(line) > longest_head) {
        g_free(line);
        return FALSE;
    }
    char **words = g_strsplit(line, " ", 3);
    g_free(line);
    gboolean is_good = g_strv_length(words) == 3 && g_str_has_prefix(words[2], "HTTP/1.");
    if (is_good) {
        request->method = g_strdup(words[0]);
        request->target = g_strdup(words[1]);
    }
    g_strfreev(words);
    return is_good;
}

/// Becomes the length of the body that a field tells, if it does.
static void note_length(const char *line, gsize *length) {
    static const char name[] = "content-length:";
    if (g_ascii_strncasecmp(line, name, sizeof name - 1) == 0) *length = g_ascii_strtoull(line + sizeof name - 1, NULL, 10);
}

gboolean proxy_request_read(GDataInputStream *stream, struct proxy_request *request) {
    *request = (struct proxy_request){.fields = g_string_new(NULL)};
    g_data_input_stream_set_newline_type(stream, G_DATA_STREAM_NEWLINE_TYPE_CR_LF);
    if (!read_first_line(stream, request)) return FALSE;
    for (;;) {
        char *line = g_data_input_stream_read_line(stream, NULL, NULL, NULL);
        if (line == NULL || request->fields->len + strlen(line) > longest_head) {
            g_free(line);
            return FALSE;
        }
        gboolean is_end = *line == 0;
        if (!is_end) g_string_append_printf(request->fields, "\n%s", line);
        note_length(line, &request->body_length);
        g_free(line);
        if (is_end) break;
    }
    if (request->body_length == 0) return TRUE;
    if (request->body_length > web_message_most_bytes) return FALSE;
    request->body = g_malloc(request->body_length);
    gsize count = 0;
    return g_input_stream_read_all(G_INPUT_STREAM(stream), request->body, request->body_length, &count, NULL, NULL) &&
        count == request->body_length;
}

void proxy_request_free(struct proxy_request *request) {
    g_free(request->method);
    g_free(request->target);
    g_free(request->body);
    if (request->fields) g_string_free(request->fields, TRUE);
}
