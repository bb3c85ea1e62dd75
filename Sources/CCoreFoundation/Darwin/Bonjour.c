// DNS-SD without a daemon: what a program without network services hears, told once.

#include <dns_sd.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static DNSServiceErrorType not_there(DNSServiceRef *service) {
    static bool is_told;
    if (!is_told) fprintf(stderr, "DNSService: services on the network are not there yet\n");
    is_told = true;
    if (service) *service = NULL;
    return kDNSServiceErr_ServiceNotRunning;
}

DNSServiceErrorType DNSServiceBrowse(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *type, const char *domain,
    DNSServiceBrowseReply reply, void *context) {
    return not_there(service);
}

DNSServiceErrorType DNSServiceRegister(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *name, const char *type,
    const char *domain, const char *host, uint16_t port, uint16_t textLength, const void *text,
    DNSServiceRegisterReply reply, void *context) {
    return not_there(service);
}

DNSServiceErrorType DNSServiceResolve(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *name, const char *type,
    const char *domain, DNSServiceResolveReply reply, void *context) {
    return not_there(service);
}

DNSServiceErrorType DNSServiceQueryRecord(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, const char *fullName, uint16_t type,
    uint16_t recordClass, DNSServiceQueryRecordReply reply, void *context) {
    return not_there(service);
}

DNSServiceErrorType DNSServiceGetAddrInfo(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceProtocol protocol,
    const char *host, DNSServiceGetAddrInfoReply reply, void *context) {
    return not_there(service);
}

DNSServiceErrorType DNSServiceNATPortMappingCreate(
    DNSServiceRef *service, DNSServiceFlags flags, uint32_t interfaceIndex, DNSServiceProtocol protocol,
    uint16_t internalPort, uint16_t externalPort, uint32_t lifetime, DNSServiceNATPortMappingReply reply,
    void *context) {
    return not_there(service);
}

DNSServiceErrorType DNSServiceCreateConnection(DNSServiceRef *service) { return not_there(service); }

// There can be no service to call these for.
DNSServiceErrorType DNSServiceAddRecord(
    DNSServiceRef service, DNSRecordRef *record, DNSServiceFlags flags, uint16_t type, uint16_t length,
    const void *data, uint32_t lifetime) {
    return kDNSServiceErr_BadReference;
}

DNSServiceErrorType DNSServiceUpdateRecord(
    DNSServiceRef service, DNSRecordRef record, DNSServiceFlags flags, uint16_t length, const void *data,
    uint32_t lifetime) {
    return kDNSServiceErr_BadReference;
}

DNSServiceErrorType DNSServiceRemoveRecord(DNSServiceRef service, DNSRecordRef record, DNSServiceFlags flags) {
    return kDNSServiceErr_BadReference;
}

DNSServiceErrorType DNSServiceProcessResult(DNSServiceRef service) { return kDNSServiceErr_BadReference; }
int DNSServiceRefSockFD(DNSServiceRef service) { return -1; }
void DNSServiceRefDeallocate(DNSServiceRef service) {}

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
