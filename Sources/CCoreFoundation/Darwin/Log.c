// The Apple System Log (asl.h): messages of keys and values, clients that send them, and a store of this program's
// messages.

#define _GNU_SOURCE
#include <asl.h>
#include <errno.h>
#include <pthread.h>
#include <regex.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

typedef struct {
    char *key;
    char *value;
    uint32_t operation;
} Pair;

struct __aslmsg {
    uint32_t type;
    uint32_t count;
    Pair *pairs;
};

struct __aslclient {
    char *identifier;
    char *facility;
    uint32_t options;
    int filter;
    int descriptors[8];
    int descriptor_count;
};

struct __aslresponse {
    aslmsg *messages;
    size_t count;
    size_t next;
};

/// The stored messages, oldest first. Beyond the capacity the oldest are removed.
enum { log_capacity = 1024 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static aslmsg logged[log_capacity];
static size_t logged_count;
static unsigned long last_number;

aslmsg asl_new(uint32_t type) {
    if (type > ASL_TYPE_QUERY) return NULL;
    aslmsg message = calloc(1, sizeof *message);
    if (message) message->type = type;
    return message;
}

void asl_free(aslmsg message) {
    if (message == NULL) return;
    for (uint32_t i = 0; i < message->count; i++) {
        free(message->pairs[i].key);
        free(message->pairs[i].value);
    }
    free(message->pairs);
    free(message);
}

static Pair *find(aslmsg message, const char *key) {
    for (uint32_t i = 0; message && key && i < message->count; i++) {
        if (strcmp(message->pairs[i].key, key) == 0) return &message->pairs[i];
    }
    return NULL;
}

int asl_set_query(aslmsg message, const char *key, const char *value, uint32_t operation) {
    if (message == NULL || key == NULL) return -1;
    Pair *pair = find(message, key);
    if (pair == NULL) {
        Pair *larger = realloc(message->pairs, (message->count + 1) * sizeof *larger);
        if (larger == NULL) return -1;
        message->pairs = larger;
        pair = &larger[message->count++];
        *pair = (Pair){.key = strdup(key)};
    }
    char *copy = value ? strdup(value) : NULL;
    free(pair->value);
    pair->value = copy;
    pair->operation = operation;
    return 0;
}

int asl_set(aslmsg message, const char *key, const char *value) { return asl_set_query(message, key, value, 0); }

int asl_unset(aslmsg message, const char *key) {
    Pair *pair = find(message, key);
    if (pair == NULL) return -1;
    free(pair->key);
    free(pair->value);
    Pair *end = message->pairs + message->count--;
    memmove(pair, pair + 1, (size_t)(end - pair - 1) * sizeof *pair);
    return 0;
}

const char *asl_get(aslmsg message, const char *key) {
    Pair *pair = find(message, key);
    return pair ? pair->value : NULL;
}

const char *asl_key(aslmsg message, uint32_t number) {
    return message && number < message->count ? message->pairs[number].key : NULL;
}

aslclient asl_open(const char *identifier, const char *facility, uint32_t options) {
    aslclient client = calloc(1, sizeof *client);
    if (client == NULL) return NULL;
    client->identifier = strdup(identifier ? identifier : program_invocation_short_name);
    client->facility = strdup(facility ? facility : "user");
    client->options = options;
    client->filter = ASL_FILTER_MASK_UPTO(ASL_LEVEL_NOTICE);
    return client;
}

void asl_close(aslclient client) {
    if (client == NULL) return;
    free(client->identifier);
    free(client->facility);
    free(client);
}

int asl_add_log_file(aslclient client, int descriptor) {
    if (client == NULL || client->descriptor_count == (int)(sizeof client->descriptors / sizeof(int))) return -1;
    client->descriptors[client->descriptor_count++] = descriptor;
    return 0;
}

int asl_remove_log_file(aslclient client, int descriptor) {
    for (int i = 0; client && i < client->descriptor_count; i++) {
        if (client->descriptors[i] != descriptor) continue;
        client->descriptors[i] = client->descriptors[--client->descriptor_count];
        return 0;
    }
    return -1;
}

int asl_set_filter(aslclient client, int mask) {
    if (client == NULL) return 0;
    int before = client->filter;
    client->filter = mask;
    return before;
}

static aslmsg copy(aslmsg message) {
    aslmsg result = asl_new(ASL_TYPE_MSG);
    for (uint32_t i = 0; result && message && i < message->count; i++) {
        asl_set(result, message->pairs[i].key, message->pairs[i].value);
    }
    return result;
}

static void set_number(aslmsg message, const char *key, long number) {
    char text[32];
    snprintf(text, sizeof text, "%ld", number);
    asl_set(message, key, text);
}

/// Sets the standard keys that a message does not have.
static void complete(aslclient client, aslmsg message) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    char host[256] = "localhost";
    gethostname(host, sizeof host - 1);
    if (!find(message, ASL_KEY_TIME)) set_number(message, ASL_KEY_TIME, now.tv_sec);
    if (!find(message, ASL_KEY_TIME_NSEC)) set_number(message, ASL_KEY_TIME_NSEC, now.tv_nsec);
    if (!find(message, ASL_KEY_HOST)) asl_set(message, ASL_KEY_HOST, host);
    if (!find(message, ASL_KEY_SENDER)) {
        asl_set(message, ASL_KEY_SENDER, client ? client->identifier : program_invocation_short_name);
    }
    if (!find(message, ASL_KEY_FACILITY)) asl_set(message, ASL_KEY_FACILITY, client ? client->facility : "user");
    set_number(message, ASL_KEY_PID, getpid());
    set_number(message, ASL_KEY_UID, getuid());
    set_number(message, ASL_KEY_GID, getgid());
    if (!find(message, ASL_KEY_LEVEL)) set_number(message, ASL_KEY_LEVEL, ASL_LEVEL_DEBUG);
    set_number(message, ASL_KEY_MSG_ID, (long)++last_number);
}

static void print(aslmsg message, int descriptor) {
    static const char *const names[] = {
        ASL_STRING_EMERG, ASL_STRING_ALERT, ASL_STRING_CRIT, ASL_STRING_ERR,
        ASL_STRING_WARNING, ASL_STRING_NOTICE, ASL_STRING_INFO, ASL_STRING_DEBUG,
    };
    time_t seconds = (time_t)strtoll(asl_get(message, ASL_KEY_TIME), NULL, 10);
    struct tm parts;
    char date[32] = "";
    if (localtime_r(&seconds, &parts)) strftime(date, sizeof date, "%b %e %H:%M:%S", &parts);
    int level = (int)strtol(asl_get(message, ASL_KEY_LEVEL), NULL, 10);
    const char *text = asl_get(message, ASL_KEY_MSG);
    dprintf(
        descriptor, "%s %s %s[%s] <%s>: %s\n", date, asl_get(message, ASL_KEY_HOST), asl_get(message, ASL_KEY_SENDER),
        asl_get(message, ASL_KEY_PID), names[level < 0 ? 0 : level > 7 ? 7 : level], text ? text : "");
}

int asl_send(aslclient client, aslmsg message) {
    aslmsg entry = copy(message);
    if (entry == NULL) return -1;
    pthread_mutex_lock(&lock);
    complete(client, entry);
    int level = (int)strtol(asl_get(entry, ASL_KEY_LEVEL), NULL, 10);
    int filter = client ? client->filter : ASL_FILTER_MASK_UPTO(ASL_LEVEL_NOTICE);
    if (level >= 0 && level <= 7 && (filter & ASL_FILTER_MASK(level))) {
        if (client && (client->options & ASL_OPT_STDERR)) print(entry, STDERR_FILENO);
        for (int i = 0; client && i < client->descriptor_count; i++) print(entry, client->descriptors[i]);
        if (logged_count == log_capacity) {
            asl_free(logged[0]);
            memmove(logged, logged + 1, (log_capacity - 1) * sizeof *logged);
            logged_count--;
        }
        logged[logged_count++] = entry;
        entry = NULL;
    }
    pthread_mutex_unlock(&lock);
    asl_free(entry);
    return 0;
}

int asl_vlog(aslclient client, aslmsg message, int level, const char *format, va_list arguments) {
    if (format == NULL) return -1;
    char *text = NULL;
    if (vasprintf(&text, format, arguments) < 0) return -1;
    aslmsg entry = copy(message);
    if (entry == NULL) entry = asl_new(ASL_TYPE_MSG);
    set_number(entry, ASL_KEY_LEVEL, level);
    asl_set(entry, ASL_KEY_MSG, text);
    free(text);
    int result = asl_send(client, entry);
    asl_free(entry);
    return result;
}

int asl_log(aslclient client, aslmsg message, int level, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int result = asl_vlog(client, message, level, format, arguments);
    va_end(arguments);
    return result;
}

/// Whether `value` contains `wanted`: as prefix, as suffix or anywhere, depending on the operation.
static bool contains(const char *value, const char *wanted, uint32_t operation) {
    int (*compare)(const char *, const char *, size_t) =
        operation & ASL_QUERY_OP_CASEFOLD ? strncasecmp : strncmp;
    size_t length = strlen(value), size = strlen(wanted);
    if (size > length) return false;
    switch (operation & ASL_QUERY_OP_SUBSTRING) {
    case ASL_QUERY_OP_PREFIX: return compare(value, wanted, size) == 0;
    case ASL_QUERY_OP_SUFFIX: return compare(value + length - size, wanted, size) == 0;
    }
    for (size_t place = 0; place + size <= length; place++) {
        if (compare(value + place, wanted, size) == 0) return true;
    }
    return false;
}

static bool matches_expression(const char *value, const char *expression, bool ignores_case) {
    regex_t compiled;
    if (regcomp(&compiled, expression, REG_EXTENDED | REG_NOSUB | (ignores_case ? REG_ICASE : 0)) != 0) return false;
    bool result = regexec(&compiled, value, 0, NULL, 0) == 0;
    regfree(&compiled);
    return result;
}

static bool fits(const char *value, const Pair *wanted) {
    uint32_t operation = wanted->operation;
    if ((operation & 7) == ASL_QUERY_OP_TRUE) return value != NULL;
    if (value == NULL || wanted->value == NULL) return false;
    if (operation & ASL_QUERY_OP_REGEX) {
        return matches_expression(value, wanted->value, (operation & ASL_QUERY_OP_CASEFOLD) != 0);
    }
    if (operation & ASL_QUERY_OP_SUBSTRING) return contains(value, wanted->value, operation);
    long long order;
    if (operation & ASL_QUERY_OP_NUMERIC) {
        long long a = strtoll(value, NULL, 10), b = strtoll(wanted->value, NULL, 10);
        order = (a > b) - (a < b);
    } else {
        order = operation & ASL_QUERY_OP_CASEFOLD ? strcasecmp(value, wanted->value) : strcmp(value, wanted->value);
    }
    switch (operation & 7) {
    case ASL_QUERY_OP_GREATER: return order > 0;
    case ASL_QUERY_OP_GREATER_EQUAL: return order >= 0;
    case ASL_QUERY_OP_LESS: return order < 0;
    case ASL_QUERY_OP_LESS_EQUAL: return order <= 0;
    case ASL_QUERY_OP_NOT_EQUAL: return order != 0;
    default: return order == 0;
    }
}

aslresponse asl_search(aslclient client, aslmsg query) {
    aslresponse response = calloc(1, sizeof *response);
    if (response == NULL) return NULL;
    pthread_mutex_lock(&lock);
    response->messages = calloc(logged_count + 1, sizeof *response->messages);
    for (size_t i = 0; response->messages && i < logged_count; i++) {
        bool is_wanted = true;
        for (uint32_t k = 0; query && is_wanted && k < query->count; k++) {
            is_wanted = fits(asl_get(logged[i], query->pairs[k].key), &query->pairs[k]);
        }
        if (is_wanted) response->messages[response->count++] = copy(logged[i]);
    }
    pthread_mutex_unlock(&lock);
    return response;
}

aslmsg aslresponse_next(aslresponse response) {
    return response && response->next < response->count ? response->messages[response->next++] : NULL;
}

void aslresponse_free(aslresponse response) {
    if (response == NULL) return;
    for (size_t i = 0; i < response->count; i++) asl_free(response->messages[i]);
    free(response->messages);
    free(response);
}
