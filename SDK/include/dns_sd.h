// Services on the network by DNS, for which the system's Avahi daemon is asked. Where none runs, functions that make a service
// answer kDNSServiceErr_ServiceNotRunning. NSNetService finds the services that this device publishes, and no others.
#pragma once
#include <stdint.h>

typedef struct _DNSServiceRef_t *DNSServiceRef;
typedef struct _DNSRecordRef_t *DNSRecordRef;
typedef uint32_t DNSServiceFlags;
typedef uint32_t DNSServiceProtocol;
typedef int32_t DNSServiceErrorType;
struct sockaddr;

enum {
    kDNSServiceFlagsMoreComing = 0x1,
    kDNSServiceFlagsAdd = 0x2,
    kDNSServiceFlagsDefault = 0x4,
    kDNSServiceFlagsNoAutoRename = 0x8,
    kDNSServiceFlagsShared = 0x10,
    kDNSServiceFlagsUnique = 0x20,
    kDNSServiceFlagsBrowseDomains = 0x40,
    kDNSServiceFlagsRegistrationDomains = 0x80,
    kDNSServiceFlagsLongLivedQuery = 0x100,
    kDNSServiceFlagsAllowRemoteQuery = 0x200,
    kDNSServiceFlagsForceMulticast = 0x400,
    kDNSServiceFlagsReturnIntermediates = 0x1000,
    kDNSServiceFlagsShareConnection = 0x4000
};

enum {
    kDNSServiceProtocol_IPv4 = 0x01,
    kDNSServiceProtocol_IPv6 = 0x02,
    kDNSServiceProtocol_UDP = 0x10,
    kDNSServiceProtocol_TCP = 0x20
};

enum { kDNSServiceClass_IN = 1 };

enum {
    kDNSServiceType_A = 1,
    kDNSServiceType_NS = 2,
    kDNSServiceType_CNAME = 5,
    kDNSServiceType_SOA = 6,
    kDNSServiceType_NULL = 10,
    kDNSServiceType_PTR = 12,
    kDNSServiceType_HINFO = 13,
    kDNSServiceType_MX = 15,
    kDNSServiceType_TXT = 16,
    kDNSServiceType_AAAA = 28,
    kDNSServiceType_SRV = 33,
    kDNSServiceType_ANY = 255
};

enum {
    kDNSServiceErr_NoError = 0,
    kDNSServiceErr_Unknown = -65537,
    kDNSServiceErr_NoSuchName = -65538,
    kDNSServiceErr_NoMemory = -65539,
    kDNSServiceErr_BadParam = -65540,
    kDNSServiceErr_BadReference = -65541,
    kDNSServiceErr_BadState = -65542,
    kDNSServiceErr_BadFlags = -65543,
    kDNSServiceErr_Unsupported = -65544,
    kDNSServiceErr_NotInitialized = -65545,
    kDNSServiceErr_AlreadyRegistered = -65547,
    kDNSServiceErr_NameConflict = -65548,
    kDNSServiceErr_Invalid = -65549,
    kDNSServiceErr_ServiceNotRunning = -65563,
    kDNSServiceErr_NATPortMappingUnsupported = -65564
};

#define kDNSServiceMaxServiceName 64
#define kDNSServiceMaxDomainName 1009
#define kDNSServiceInterfaceIndexAny 0
#define kDNSServiceInterfaceIndexLocalOnly ((uint32_t)-1)

#ifdef __cplusplus
#define DNS_SERVICE_EXPORT extern "C"
#else
#define DNS_SERVICE_EXPORT extern
#endif

typedef void (*DNSServiceBrowseReply)(
    DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error, const char *name,
    const char *type, const char *domain, void *context);
typedef void (*DNSServiceRegisterReply)(
    DNSServiceRef service, DNSServiceFlags flags, DNSServiceErrorType error, const char *name, const char *type,
    const char *domain, void *context);
typedef void (*DNSServiceResolveReply)(
    DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
    const char *fullName, const char *host, uint16_t port, uint16_t textLength, const unsigned char *text,
    void *context);
typedef void (*DNSServiceQueryRecordReply)(
    DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
    const char *fullName, uint16_t type, uint16_t recordClass, uint16_t length, const void *data, uint32_t lifetime,
    void *context);
typedef void (*DNSServiceGetAddrInfoReply)(
    DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error, const char *host,
    const struct sockaddr *address, uint32_t lifetime, void *context);
typedef void (*DNSServiceNATPortMappingReply)(
    DNSServiceRef service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceErrorType error,
    uint32_t externalAddress, DNSServiceProtocol protocol, uint16_t internalPort, uint16_t externalPort,
    uint32_t lifetime, void *context);

DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceBrowse(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *type, const char *domain,
    DNSServiceBrowseReply reply, void *context);
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceRegister(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *name, const char *type,
    const char *domain, const char *host, uint16_t port, uint16_t textLength, const void *text,
    DNSServiceRegisterReply reply, void *context);
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceResolve(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *name, const char *type,
    const char *domain, DNSServiceResolveReply reply, void *context);
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceQueryRecord(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *fullName, uint16_t type,
    uint16_t recordClass, DNSServiceQueryRecordReply reply, void *context);
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceGetAddrInfo(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceProtocol protocol,
    const char *host, DNSServiceGetAddrInfoReply reply, void *context);
/// No router is asked to open a port: kDNSServiceErr_NATPortMappingUnsupported.
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceNATPortMappingCreate(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceProtocol protocol,
    uint16_t internalPort, uint16_t externalPort, uint32_t lifetime, DNSServiceNATPortMappingReply reply,
    void *context);
/// Avahi does not share connections, nor add records to a service: kDNSServiceErr_Unsupported.
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceCreateConnection(DNSServiceRef *service);
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceAddRecord(
    DNSServiceRef service, DNSRecordRef *record, DNSServiceFlags flags, uint16_t type, uint16_t length,
    const void *data, uint32_t lifetime);
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceUpdateRecord(
    DNSServiceRef service, DNSRecordRef record, DNSServiceFlags flags, uint16_t length, const void *data,
    uint32_t lifetime);
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceRemoveRecord(
    DNSServiceRef service, DNSRecordRef record, DNSServiceFlags flags);
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceProcessResult(DNSServiceRef service);
/// What can be read when there is something for DNSServiceProcessResult; -1 for none.
DNS_SERVICE_EXPORT int DNSServiceRefSockFD(DNSServiceRef service);
DNS_SERVICE_EXPORT void DNSServiceRefDeallocate(DNSServiceRef service);
/// `name.type.domain` with dots and backslashes of the name escaped. `result` has room for kDNSServiceMaxDomainName.
DNS_SERVICE_EXPORT DNSServiceErrorType DNSServiceConstructFullName(
    char *result, const char *name, const char *type, const char *domain);
