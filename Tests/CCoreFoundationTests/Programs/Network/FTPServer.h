// A small server of FTP (RFC 959, 2428, 3659) in the program itself, with one user, one folder and files in memory.

#include <arpa/inet.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

enum { FTPLargeSize = 2000000 };

/// What the server was told and given, for the tests to look at. Under the lock.
static pthread_mutex_t ftp_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ftp_changed = PTHREAD_COND_INITIALIZER;
static char ftp_upload[FTPLargeSize + 1000], ftp_last_user[64];
static long ftp_upload_size, ftp_upload_count, ftp_active_count, ftp_passive_count;
static int ftp_port;

static void ftp_say(int control, const char *text) {
    char line[512];
    int length = snprintf(line, sizeof line, "%s\r\n", text);
    send(control, line, (size_t)length, MSG_NOSIGNAL);
}

static int ftp_listen(int *port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    bind(listener, (struct sockaddr *)&address, sizeof address);
    listen(listener, 8);
    getsockname(listener, (struct sockaddr *)&address, &length);
    *port = ntohs(address.sin_port);
    return listener;
}

/// The connection for the data: to a port that the client names, or accepted on ours.
static int ftp_data(int *passive, int active_port) {
    int data = -1;
    if (*passive >= 0) {
        data = accept(*passive, NULL, NULL);
        close(*passive);
        *passive = -1;
    } else if (active_port > 0) {
        struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)active_port),
                                      .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
        data = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(data, (struct sockaddr *)&address, sizeof address) != 0) {
            close(data);
            data = -1;
        }
    }
    return data;
}

static void ftp_send(int data, const char *bytes, size_t size) {
    for (size_t sent = 0; sent < size;) {
        ssize_t count = send(data, bytes + sent, size - sent, MSG_NOSIGNAL);
        if (count <= 0) break;
        sent += (size_t)count;
    }
}

static const char *ftp_file(const char *name, size_t *size) {
    static char large[FTPLargeSize];
    if (strcmp(name, "hello.txt") == 0) return *size = 11, "hello world";
    if (strcmp(name, "empty.txt") == 0) return *size = 0, "";
    if (strcmp(name, "large.bin") != 0) return NULL;
    for (size_t i = 0; i < sizeof large; i++) large[i] = (char)(i * 7);
    return *size = sizeof large, large;
}

static void ftp_receive(int data, BOOL appends) {
    pthread_mutex_lock(&ftp_lock);
    long size = appends ? ftp_upload_size : 0;
    pthread_mutex_unlock(&ftp_lock);
    ssize_t count;
    while ((count = recv(data, ftp_upload + size, sizeof ftp_upload - (size_t)size, 0)) > 0) size += count;
    pthread_mutex_lock(&ftp_lock);
    ftp_upload_size = size;
    ftp_upload_count++;
    pthread_cond_broadcast(&ftp_changed);
    pthread_mutex_unlock(&ftp_lock);
}

static const char *const ftp_listing = "total 8\r\n"
                                       "drwxr-xr-x   2 anna     staff        4096 Jan 25  2009 My Pictures\r\n"
                                       "-rw-r--r--   1 anna     staff     2000000 Nov  3  2008 large.bin\r\n"
                                       "lrwxrwxrwx   1 anna     staff           9 Jun 11  2010 last -> large.bin\r\n";

static void *ftp_serve_client(void *argument) {
    int control = (int)(long)argument, passive = -1, active_port = 0;
    long offset = 0;
    char line[512], *command;
    char user[64] = "";
    FILE *lines = fdopen(dup(control), "r");
    ftp_say(control, "220 Ready");
    while ((command = fgets(line, sizeof line, lines))) {
        line[strcspn(line, "\r\n")] = 0;
        char *value = strchr(line, ' ');
        if (value) *value++ = 0;
        else value = line + strlen(line);
        const char *name = strrchr(value, '/') ? strrchr(value, '/') + 1 : value;
        char answer[128];
        if (strcasecmp(line, "USER") == 0) {
            snprintf(user, sizeof user, "%s", value);
            ftp_say(control, "331 Password");
        } else if (strcasecmp(line, "PASS") == 0) {
            BOOL is_anna = strcmp(user, "anna") == 0 && strcmp(value, "se cret") == 0;
            BOOL is_known = is_anna || strcmp(user, "anonymous") == 0;
            pthread_mutex_lock(&ftp_lock);
            snprintf(ftp_last_user, sizeof ftp_last_user, "%s", user);
            pthread_mutex_unlock(&ftp_lock);
            ftp_say(control, is_known ? "230 Welcome" : "530 Not you");
        } else if (strcasecmp(line, "PWD") == 0) {
            ftp_say(control, "257 \"/\"");
        } else if (strcasecmp(line, "CWD") == 0) {
            ftp_say(control, strcmp(value, "none") == 0 ? "550 No such folder" : "250 There");
        } else if (strcasecmp(line, "TYPE") == 0) {
            ftp_say(control, "200 As you like");
        } else if (strcasecmp(line, "EPSV") == 0) {
            int port;
            ftp_passive_count++;
            passive = ftp_listen(&port);
            snprintf(answer, sizeof answer, "229 Entering (|||%d|)", port);
            ftp_say(control, answer);
        } else if (strcasecmp(line, "EPRT") == 0) {
            ftp_active_count++;
            active_port = strchr(value + 3, '|') ? atoi(strchr(value + 3, '|') + 1) : 0;
            ftp_say(control, "200 Noted");
        } else if (strcasecmp(line, "REST") == 0) {
            offset = atol(value);
            ftp_say(control, "350 From there");
        } else if (strcasecmp(line, "SIZE") == 0) {
            size_t size;
            snprintf(answer, sizeof answer, ftp_file(name, &size) ? "213 %zu" : "550 No such file", size);
            ftp_say(control, answer);
        } else if (strcasecmp(line, "RETR") == 0 || strcasecmp(line, "LIST") == 0) {
            size_t size = strlen(ftp_listing);
            const char *bytes = strcasecmp(line, "LIST") == 0 ? ftp_listing : ftp_file(name, &size);
            if (bytes == NULL) {
                ftp_say(control, "550 No such file");
                continue;
            }
            ftp_say(control, "150 Here it comes");
            int data = ftp_data(&passive, active_port);
            if (offset < (long)size) ftp_send(data, bytes + offset, size - (size_t)offset);
            close(data);
            offset = 0;
            ftp_say(control, "226 Done");
        } else if (strcasecmp(line, "STOR") == 0 || strcasecmp(line, "APPE") == 0) {
            if (strcmp(name, "forbidden.txt") == 0) {
                ftp_say(control, "553 Not that");
                continue;
            }
            ftp_say(control, "150 Go on");
            int data = ftp_data(&passive, active_port);
            ftp_receive(data, strcasecmp(line, "APPE") == 0);
            close(data);
            ftp_say(control, "226 Done");
        } else if (strcasecmp(line, "QUIT") == 0) {
            ftp_say(control, "221 Bye");
            break;
        } else {
            ftp_say(control, "502 What?");
        }
    }
    fclose(lines);
    close(control);
    return NULL;
}

static void *ftp_serve(void *listener) {
    for (;;) {
        int control = accept((int)(long)listener, NULL, NULL);
        if (control < 0) return NULL;
        pthread_t thread;
        pthread_create(&thread, NULL, ftp_serve_client, (void *)(long)control);
        pthread_detach(thread);
    }
}

static void ftp_start(void) {
    pthread_t thread;
    int listener = ftp_listen(&ftp_port);
    pthread_create(&thread, NULL, ftp_serve, (void *)(long)listener);
}

/// Waits until so many files have been given to the server.
static void ftp_wait_for_uploads(long count) {
    pthread_mutex_lock(&ftp_lock);
    while (ftp_upload_count < count) pthread_cond_wait(&ftp_changed, &ftp_lock);
    pthread_mutex_unlock(&ftp_lock);
}
