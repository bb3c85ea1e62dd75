/// A server within a test program, on a port of 127.0.0.1 that the system chooses.

#include <arpa/inet.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/// Runs `serve` on a thread of its own, with the listening socket.
///
/// - Returns: the port.
static inline int start_server(void *(*serve)(void *listener)) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, size);
    listen(listener, 16);
    getsockname(listener, (struct sockaddr *)&address, &size);
    pthread_t thread;
    pthread_create(&thread, NULL, serve, (void *)(long)listener);
    return ntohs(address.sin_port);
}

/// Waits for the next client.
static inline int next_client(void *listener) { return accept((int)(long)listener, NULL, NULL); }

/// Reads a request up to the end of its header, and what has come of its body.
///
/// - Returns: the number of bytes; a zero follows them.
static inline size_t read_request(int client, char *request, size_t size) {
    size_t length = 0;
    request[0] = 0;
    while (strstr(request, "\r\n\r\n") == NULL) {
        ssize_t count = read(client, request + length, size - 1 - length);
        if (count <= 0) break;
        request[length += (size_t)count] = 0;
    }
    return length;
}

/// The time, as header fields have it.
static inline const char *date_of_now(char *text, size_t size) {
    time_t now = time(NULL);
    struct tm parts;
    strftime(text, size, "%a, %d %b %Y %H:%M:%S GMT", gmtime_r(&now, &parts));
    return text;
}
