// A transfer by libcurl that reaches nothing but this machine, and takes no more than it was told to.
#define _GNU_SOURCE
#include "LocalTransfer.h"
#include "CurlFunctions.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <sys/socket.h>
#include <unistd.h>

struct local_transfer {
    atomic_bool is_cancelled;
    _Atomic int64_t received, expected;
    atomic_int status;
    // Of the thread that runs it.
    int64_t limit;
    int output;
    bool is_elsewhere, is_too_large, is_unwritten;
};

enum { longest_connecting = 10, longest_silence = 30, most_redirections = 3 };

struct local_transfer *local_transfer_new(void) { return calloc(1, sizeof(struct local_transfer)); }
void local_transfer_free(struct local_transfer *transfer) { free(transfer); }
void local_transfer_cancel(struct local_transfer *transfer) { transfer->is_cancelled = true; }
int64_t local_transfer_received(const struct local_transfer *transfer) { return transfer->received; }
int64_t local_transfer_expected(const struct local_transfer *transfer) { return transfer->expected; }
int local_transfer_status(const struct local_transfer *transfer) { return transfer->status; }

static bool is_loopback(const struct curl_sockaddr *address) {
    if (address->family == AF_INET) {
        const struct sockaddr_in *four = (const void *)&address->addr;
        return ntohl(four->sin_addr.s_addr) >> 24 == 127;
    }
    if (address->family == AF_INET6) {
        const struct sockaddr_in6 *six = (const void *)&address->addr;
        return IN6_IS_ADDR_LOOPBACK(&six->sin6_addr);
    }
    return false;
}

/// Where libcurl would connect to, whatever name led there: the last word about what is on this machine.
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    struct local_transfer *transfer = context;
    if (purpose != CURLSOCKTYPE_IPCXN || !is_loopback(address)) {
        transfer->is_elsewhere = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static size_t take(char *bytes, size_t size, size_t count, void *context) {
    struct local_transfer *transfer = context;
    const size_t total = size * count;
    if ((int64_t)total > transfer->limit - transfer->received) {
        transfer->is_too_large = true;
        return 0;
    }
    for (size_t done = 0; done < total;) {
        ssize_t written = write(transfer->output, bytes + done, total - done);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            transfer->is_unwritten = true;
            return 0;
        }
        done += (size_t)written;
    }
    transfer->received += (int64_t)total;
    return total;
}

static int note_progress(void *context, curl_off_t expected, curl_off_t received, curl_off_t to_send, curl_off_t sent) {
    (void)received, (void)to_send, (void)sent;
    struct local_transfer *transfer = context;
    transfer->expected = expected;
    if (expected > transfer->limit) transfer->is_too_large = true;
    return transfer->is_cancelled || transfer->is_too_large;
}

static enum local_transfer_end end_for(const struct local_transfer *transfer, CURLcode code) {
    if (transfer->is_cancelled) return local_transfer_cancelled;
    if (transfer->is_too_large) return local_transfer_too_large;
    if (transfer->is_unwritten) return local_transfer_not_written;
    if (code == CURLE_OK) return transfer->status >= 200 && transfer->status < 400 ? local_transfer_done : local_transfer_refused;
    if (transfer->is_elsewhere) return local_transfer_not_local;
    switch (code) {
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT: return local_transfer_not_local;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT: return local_transfer_no_connection;
    case CURLE_OPERATION_TIMEDOUT: return local_transfer_too_slow;
    default: return local_transfer_failed;
    }
}

static void set_options(const struct curl_functions *curl, CURL *handle, struct local_transfer *transfer,
    const struct local_request *request, struct curl_slist *fields) {
    curl->easy_setopt(handle, CURLOPT_URL, request->address);
    curl->easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl->easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
    curl->easy_setopt(handle, CURLOPT_REDIR_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
    // No server in between could be known to be of this machine.
    curl->easy_setopt(handle, CURLOPT_PROXY, "");
    curl->easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl->easy_setopt(handle, CURLOPT_OPENSOCKETDATA, transfer);
    curl->easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
    curl->easy_setopt(handle, CURLOPT_WRITEDATA, transfer);
    curl->easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, note_progress);
    curl->easy_setopt(handle, CURLOPT_XFERINFODATA, transfer);
    curl->easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
    curl->easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, (long)longest_connecting);
    curl->easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, 1L);
    curl->easy_setopt(handle, CURLOPT_LOW_SPEED_TIME, (long)longest_silence);
    curl->easy_setopt(handle, CURLOPT_HTTPHEADER, fields);
    if (request->roots) curl->easy_setopt(handle, CURLOPT_CAINFO, request->roots);
    if (request->body) {
        curl->easy_setopt(handle, CURLOPT_POST, 1L);
        curl->easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_size);
        curl->easy_setopt(handle, CURLOPT_POSTFIELDS, request->body);
    } else {
        curl->easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 1L);
        curl->easy_setopt(handle, CURLOPT_MAXREDIRS, (long)most_redirections);
        curl->easy_setopt(handle, CURLOPT_FAILONERROR, 1L);
    }
}

enum local_transfer_end local_transfer_run(struct local_transfer *transfer, const struct local_request *request) {
    const struct curl_functions *curl = curl_functions();
    CURL *handle = curl ? curl->easy_init() : NULL;
    if (!handle) return local_transfer_failed;
    transfer->limit = request->limit;
    transfer->output = request->output;
    struct curl_slist *fields = NULL;
    char type[256] = "Content-Type: ";
    if (request->body && request->type && strlen(request->type) < sizeof type - strlen(type)) {
        fields = curl->slist_append(fields, strcat(type, request->type));
    }
    set_options(curl, handle, transfer, request, fields);
    const CURLcode code = curl->easy_perform(handle);
    long status = 0;
    curl->easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
    transfer->status = (int)status;
    curl->easy_cleanup(handle);
    curl->slist_free_all(fields);
    if (code == CURLE_HTTP_RETURNED_ERROR) return local_transfer_refused;
    return end_for(transfer, code);
}
