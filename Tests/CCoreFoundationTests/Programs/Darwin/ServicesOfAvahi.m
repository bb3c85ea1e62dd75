// Services by DNS where no Avahi daemon runs: functions say so, whatever is asked of them, and nothing is made.
// environment: DBUS_SYSTEM_BUS_ADDRESS=unix:path=/nonexistent/bus
// error: DNSService: no Avahi daemon runs, so there are no services on the network

#import "../../../Programs/Checks.h"
#include <arpa/inet.h>
#include <dns_sd.h>
#include <string.h>

static int replies;

static void browsed(DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
                    const char *name, const char *type, const char *domain, void *context) {
    replies++;
}

static void registered(DNSServiceRef service, DNSServiceFlags flags, DNSServiceErrorType error, const char *name,
                       const char *type, const char *domain, void *context) {
    replies++;
}

static void resolved(DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
                     const char *fullName, const char *host, uint16_t port, uint16_t length, const unsigned char *text,
                     void *context) {
    replies++;
}

static void found(DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
                  const char *fullName, uint16_t type, uint16_t recordClass, uint16_t length, const void *data,
                  uint32_t lifetime, void *context) {
    replies++;
}

static void addressed(DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
                      const char *host, const struct sockaddr *address, uint32_t lifetime, void *context) {
    replies++;
}

static void mapped(DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
                   uint32_t externalAddress, DNSServiceProtocol protocol, uint16_t internalPort, uint16_t externalPort,
                   uint32_t lifetime, void *context) {
    replies++;
}

int main(void) {
    DNSServiceRef service = (DNSServiceRef)1;
    DNSServiceErrorType none = kDNSServiceErr_ServiceNotRunning;
    CHECK_NUMBER(DNSServiceBrowse(&service, 0, 0, "_http._tcp", NULL, browsed, NULL), none);
    CHECK(service == NULL);
    CHECK_NUMBER(DNSServiceRegister(&service, 0, 0, "x", "_http._tcp", NULL, NULL, htons(80), 0, NULL, registered, NULL), none);
    CHECK_NUMBER(DNSServiceResolve(&service, 0, 0, "x", "_http._tcp", "local.", resolved, NULL), none);
    CHECK_NUMBER(DNSServiceQueryRecord(&service, 0, 0, "x.local.", kDNSServiceType_TXT, kDNSServiceClass_IN, found, NULL), none);
    CHECK_NUMBER(DNSServiceGetAddrInfo(&service, 0, 0, kDNSServiceProtocol_IPv4, "x.local.", addressed, NULL), none);
    CHECK(service == NULL);
    // What Avahi's library, or no router, does for anybody.
    CHECK_NUMBER(DNSServiceCreateConnection(&service), kDNSServiceErr_Unsupported);
    CHECK_NUMBER(DNSServiceNATPortMappingCreate(&service, 0, 0, kDNSServiceProtocol_TCP, 80, 80, 0, mapped, NULL),
                 kDNSServiceErr_NATPortMappingUnsupported);
    // Nothing to work with.
    DNSRecordRef record = NULL;
    CHECK_NUMBER(DNSServiceAddRecord(NULL, &record, 0, kDNSServiceType_TXT, 0, NULL, 0), kDNSServiceErr_BadReference);
    CHECK_NUMBER(DNSServiceUpdateRecord(NULL, NULL, 0, 0, NULL, 0), kDNSServiceErr_BadReference);
    CHECK_NUMBER(DNSServiceRemoveRecord(NULL, NULL, 0), kDNSServiceErr_BadReference);
    CHECK_NUMBER(DNSServiceProcessResult(NULL), kDNSServiceErr_BadReference);
    CHECK_NUMBER(DNSServiceRefSockFD(NULL), -1);
    DNSServiceRefDeallocate(NULL);
    CHECK_NUMBER(DNSServiceBrowse(NULL, 0, 0, "_http._tcp", NULL, browsed, NULL), kDNSServiceErr_BadParam);
    CHECK_NUMBER(DNSServiceBrowse(&service, 0, 0, NULL, NULL, browsed, NULL), kDNSServiceErr_BadParam);
    CHECK_NUMBER(DNSServiceRegister(&service, 0, 0, NULL, "_http._tcp", NULL, NULL, 0, 9, NULL, NULL, NULL), kDNSServiceErr_BadParam);
    CHECK_NUMBER(DNSServiceResolve(&service, 0, 0, NULL, "_http._tcp", "local.", resolved, NULL), kDNSServiceErr_BadParam);
    CHECK_NUMBER(DNSServiceQueryRecord(&service, 0, 0, "x", 1, 1, NULL, NULL), kDNSServiceErr_BadParam);
    CHECK_NUMBER(DNSServiceGetAddrInfo(&service, 0, 0, 99, "x.local.", addressed, NULL), kDNSServiceErr_BadParam);
    CHECK_NUMBER(replies, 0);
    return end_of_checks();
}

// > 21 checks
