// DNS-SD with Avahi, whose compatibility library has most of these functions under the same names. It is loaded at the
// first call, and connects to the system's Avahi daemon. Without a daemon the functions return the error of a device
// whose daemon does not run, and a message is printed once.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dlfcn.h>
#include <dns_sd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

static struct {
    __typeof__(DNSServiceBrowse) *browse;
    __typeof__(DNSServiceRegister) *publish;
    __typeof__(DNSServiceResolve) *resolve;
    __typeof__(DNSServiceQueryRecord) *query;
    __typeof__(DNSServiceUpdateRecord) *update;
    __typeof__(DNSServiceProcessResult) *process;
    __typeof__(DNSServiceRefSockFD) *socket;
    __typeof__(DNSServiceRefDeallocate) *deallocate;
} library;
static bool has_library;

static void open_library(void) {
    static const char *const names[] = {
        "DNSServiceBrowse", "DNSServiceRegister", "DNSServiceResolve", "DNSServiceQueryRecord",
        "DNSServiceUpdateRecord", "DNSServiceProcessResult", "DNSServiceRefSockFD", "DNSServiceRefDeallocate"};
    // Suppresses Avahi's message that recommends its native interface.
    setenv("AVAHI_COMPAT_NOWARN", "1", 0);
    // With RTLD_DEEPBIND the library's functions call each other, instead of those with the same names here.
    void *handle = dlopen("libdns_sd.so.1", RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    void **functions = (void **)&library;
    has_library = handle != NULL;
    for (size_t i = 0; has_library && i < sizeof names / sizeof names[0]; i++) {
        functions[i] = dlsym(handle, names[i]);
        has_library = functions[i] != NULL;
    }
}

static bool is_there(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    return has_library;
}

/// Converts the result of a function that creates a service. Without a daemon Avahi returns only "unknown error".
static DNSServiceErrorType made(DNSServiceRef *service, DNSServiceErrorType error) {
    static bool is_told;
    if (error == kDNSServiceErr_NoError) return error;
    *service = NULL;
    if (error != kDNSServiceErr_Unknown) return error;
    if (!is_told) fprintf(stderr, "DNSService: no Avahi daemon runs, so there are no services on the network\n");
    is_told = true;
    return kDNSServiceErr_ServiceNotRunning;
}

DNSServiceErrorType DNSServiceBrowse(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *type, const char *domain,
    DNSServiceBrowseReply reply, void *context) {
    if (service == NULL || type == NULL || reply == NULL) return kDNSServiceErr_BadParam;
    if (!is_there()) return made(service, kDNSServiceErr_Unknown);
    return made(service, library.browse(service, flags, interfaceIndex, type, domain, reply, context));
}

DNSServiceErrorType DNSServiceRegister(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *name, const char *type,
    const char *domain, const char *host, uint16_t port, uint16_t textLength, const void *text,
    DNSServiceRegisterReply reply, void *context) {
    if (service == NULL || type == NULL || (textLength && text == NULL)) return kDNSServiceErr_BadParam;
    if (!is_there()) return made(service, kDNSServiceErr_Unknown);
    return made(
        service, library.publish(
                     service, flags, interfaceIndex, name, type, domain, host, port, textLength, text, reply, context));
}

DNSServiceErrorType DNSServiceResolve(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *name, const char *type,
    const char *domain, DNSServiceResolveReply reply, void *context) {
    bool has_all = service && name && type && domain && reply;
    if (!has_all) return kDNSServiceErr_BadParam;
    if (!is_there()) return made(service, kDNSServiceErr_Unknown);
    return made(service, library.resolve(service, flags, interfaceIndex, name, type, domain, reply, context));
}

DNSServiceErrorType DNSServiceQueryRecord(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *fullName, uint16_t type,
    uint16_t recordClass, DNSServiceQueryRecordReply reply, void *context) {
    if (service == NULL || fullName == NULL || reply == NULL) return kDNSServiceErr_BadParam;
    if (!is_there()) return made(service, kDNSServiceErr_Unknown);
    return made(service, library.query(service, flags, interfaceIndex, fullName, type, recordClass, reply, context));
}

/// Not supported: Avahi has no shared connections, and cannot add records to a service.
DNSServiceErrorType DNSServiceCreateConnection(DNSServiceRef *service) {
    if (service == NULL) return kDNSServiceErr_BadParam;
    *service = NULL;
    return kDNSServiceErr_Unsupported;
}

/// Not supported: no router is asked to map ports.
DNSServiceErrorType DNSServiceNATPortMappingCreate(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceProtocol protocol,
    uint16_t internalPort, uint16_t externalPort, uint32_t lifetime, DNSServiceNATPortMappingReply reply,
    void *context) {
    if (service == NULL || reply == NULL) return kDNSServiceErr_BadParam;
    *service = NULL;
    return kDNSServiceErr_NATPortMappingUnsupported;
}

// DNSServiceGetAddrInfo, which Avahi's library does not have: a service with two queries.

enum { Families = 2 };

struct look_up {
    DNSServiceRef queries[Families];
    /// An epoll descriptor that becomes readable when one of the queries does.
    int sockets;
    DNSServiceGetAddrInfoReply reply;
    void *context;
    struct look_up *next;
};
static struct look_up *look_ups;
static pthread_mutex_t look_ups_lock = PTHREAD_MUTEX_INITIALIZER;

/// NULL if the service is Avahi's own.
static struct look_up *look_up_of(DNSServiceRef service) {
    pthread_mutex_lock(&look_ups_lock);
    struct look_up *found = look_ups;
    while (found && (DNSServiceRef)found != service) found = found->next;
    pthread_mutex_unlock(&look_ups_lock);
    return found;
}

static void address_found(
    DNSServiceRef query, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
    const char *fullName, uint16_t type, uint16_t recordClass, uint16_t length, const void *data, uint32_t lifetime,
    void *context) {
    struct look_up *it = context;
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    struct sockaddr_in four = {.sin_family = AF_INET};
    const struct sockaddr *address = NULL;
    if (type == kDNSServiceType_A && length == sizeof four.sin_addr) {
        memcpy(&four.sin_addr, data, length);
        address = (const struct sockaddr *)&four;
    } else if (type == kDNSServiceType_AAAA && length == sizeof six.sin6_addr) {
        memcpy(&six.sin6_addr, data, length);
        if (IN6_IS_ADDR_LINKLOCAL(&six.sin6_addr)) six.sin6_scope_id = interfaceIndex;
        address = (const struct sockaddr *)&six;
    }
    if (address == NULL && error == kDNSServiceErr_NoError) return;
    it->reply((DNSServiceRef)it, flags, interfaceIndex, error, fullName, address, lifetime, it->context);
}

static void look_up_free(struct look_up *it) {
    for (int i = 0; i < Families; i++) {
        if (it->queries[i]) library.deallocate(it->queries[i]);
    }
    if (it->sockets >= 0) close(it->sockets);
    free(it);
}

DNSServiceErrorType DNSServiceGetAddrInfo(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceProtocol protocol,
    const char *host, DNSServiceGetAddrInfoReply reply, void *context) {
    if (service == NULL || host == NULL || reply == NULL) return kDNSServiceErr_BadParam;
    if (protocol & ~(uint32_t)(kDNSServiceProtocol_IPv4 | kDNSServiceProtocol_IPv6)) return kDNSServiceErr_BadParam;
    if (!is_there()) return made(service, kDNSServiceErr_Unknown);
    static const uint16_t types[Families] = {kDNSServiceType_A, kDNSServiceType_AAAA};
    struct look_up *it = calloc(1, sizeof *it);
    if (it == NULL) return kDNSServiceErr_NoMemory;
    *it = (struct look_up){.sockets = epoll_create1(EPOLL_CLOEXEC), .reply = reply, .context = context};
    DNSServiceErrorType error = it->sockets < 0 ? kDNSServiceErr_NoMemory : kDNSServiceErr_NoError;
    for (int i = 0; i < Families && error == kDNSServiceErr_NoError; i++) {
        if (protocol && !(protocol & 1u << i)) continue;
        error = library.query(
            &it->queries[i], flags, interfaceIndex, host, types[i], kDNSServiceClass_IN, address_found, it);
        if (error != kDNSServiceErr_NoError) {
            it->queries[i] = NULL;
            break;
        }
        struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)i};
        epoll_ctl(it->sockets, EPOLL_CTL_ADD, library.socket(it->queries[i]), &event);
    }
    if (error != kDNSServiceErr_NoError) {
        look_up_free(it);
        return made(service, error);
    }
    pthread_mutex_lock(&look_ups_lock);
    it->next = look_ups;
    look_ups = it;
    pthread_mutex_unlock(&look_ups_lock);
    *service = (DNSServiceRef)it;
    return kDNSServiceErr_NoError;
}

/// Waits for one of the queries. Only one is processed, since the reply callback may deallocate the service.
static DNSServiceErrorType look_up_process(struct look_up *it) {
    struct epoll_event event;
    if (epoll_wait(it->sockets, &event, 1, -1) != 1) return kDNSServiceErr_Unknown;
    return library.process(it->queries[event.data.u32 % Families]);
}

// Functions for existing services.

DNSServiceErrorType DNSServiceAddRecord(
    DNSServiceRef service, DNSRecordRef *record, DNSServiceFlags flags, uint16_t type, uint16_t length,
    const void *data, uint32_t lifetime) {
    return service && look_up_of(service) == NULL ? kDNSServiceErr_Unsupported : kDNSServiceErr_BadReference;
}

DNSServiceErrorType DNSServiceUpdateRecord(
    DNSServiceRef service, DNSRecordRef record, DNSServiceFlags flags, uint16_t length, const void *data,
    uint32_t lifetime) {
    if (service == NULL || look_up_of(service) || !is_there()) return kDNSServiceErr_BadReference;
    if (length && data == NULL) return kDNSServiceErr_BadParam;
    return library.update(service, record, flags, length, data, lifetime);
}

DNSServiceErrorType DNSServiceRemoveRecord(DNSServiceRef service, DNSRecordRef record, DNSServiceFlags flags) {
    return service && look_up_of(service) == NULL ? kDNSServiceErr_Unsupported : kDNSServiceErr_BadReference;
}

DNSServiceErrorType DNSServiceProcessResult(DNSServiceRef service) {
    if (service == NULL || !is_there()) return kDNSServiceErr_BadReference;
    struct look_up *it = look_up_of(service);
    return it ? look_up_process(it) : library.process(service);
}

int DNSServiceRefSockFD(DNSServiceRef service) {
    if (service == NULL || !is_there()) return -1;
    struct look_up *it = look_up_of(service);
    return it ? it->sockets : library.socket(service);
}

void DNSServiceRefDeallocate(DNSServiceRef service) {
    if (service == NULL || !is_there()) return;
    struct look_up *it = look_up_of(service);
    if (it == NULL) {
        library.deallocate(service);
        return;
    }
    pthread_mutex_lock(&look_ups_lock);
    struct look_up **place = &look_ups;
    while (*place != it) place = &(*place)->next;
    *place = it->next;
    pthread_mutex_unlock(&look_ups_lock);
    look_up_free(it);
}

DNSServiceErrorType DNSServiceConstructFullName(
    char *result, const char *name, const char *type, const char *domain) {
    if (result == NULL || type == NULL || domain == NULL) return kDNSServiceErr_BadParam;
    size_t used = 0, room = kDNSServiceMaxDomainName - 1;
    for (const char *c = name ? name : ""; *c; c++) {
        unsigned char byte = (unsigned char)*c;
        char text[5];
        if (byte <= ' ') snprintf(text, sizeof text, "\\%03u", byte);
        else snprintf(text, sizeof text, byte == '.' || byte == '\\' ? "\\%c" : "%c", byte);
        size_t length = strlen(text);
        if (used + length > room) return kDNSServiceErr_BadParam;
        memcpy(result + used, text, length);
        used += length;
    }
    int rest = snprintf(
        result + used, kDNSServiceMaxDomainName - used, "%s%s%s%s%s", used ? "." : "", type,
        type[0] && type[strlen(type) - 1] == '.' ? "" : ".", domain,
        domain[0] && domain[strlen(domain) - 1] == '.' ? "" : ".");
    return rest < 0 || (size_t)rest > room - used ? kDNSServiceErr_BadParam : kDNSServiceErr_NoError;
}
