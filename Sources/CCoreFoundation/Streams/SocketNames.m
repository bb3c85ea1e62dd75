// CFSocket's name server functions. No device had such a server.

#include "Objects/References.h"

const CFStringRef kCFSocketCommandKey = CFSTR("Command");
const CFStringRef kCFSocketNameKey = CFSTR("Name");
const CFStringRef kCFSocketValueKey = CFSTR("Value");
const CFStringRef kCFSocketResultKey = CFSTR("Result");
const CFStringRef kCFSocketErrorKey = CFSTR("Error");
const CFStringRef kCFSocketRegisterCommand = CFSTR("Register");
const CFStringRef kCFSocketRetrieveCommand = CFSTR("Retrieve");

static UInt16 registry_port = 2454;

CFSocketError CFSocketRegisterValue(const CFSocketSignature *server, CFTimeInterval timeout, CFStringRef name,
                                    CFPropertyListRef value) {
    return kCFSocketError;
}

CFSocketError CFSocketCopyRegisteredValue(const CFSocketSignature *server, CFTimeInterval timeout, CFStringRef name,
                                          CFPropertyListRef *value, CFDataRef *address) {
    if (value) *value = NULL;
    if (address) *address = NULL;
    return kCFSocketError;
}

CFSocketError CFSocketRegisterSocketSignature(const CFSocketSignature *server, CFTimeInterval timeout, CFStringRef name,
                                              const CFSocketSignature *signature) {
    return kCFSocketError;
}

CFSocketError CFSocketCopyRegisteredSocketSignature(const CFSocketSignature *server, CFTimeInterval timeout,
                                                    CFStringRef name, CFSocketSignature *signature, CFDataRef *address) {
    if (address) *address = NULL;
    return kCFSocketError;
}

CFSocketError CFSocketUnregister(const CFSocketSignature *server, CFTimeInterval timeout, CFStringRef name) {
    return kCFSocketError;
}

void CFSocketSetDefaultNameRegistryPortNumber(UInt16 port) { registry_port = port; }
UInt16 CFSocketGetDefaultNameRegistryPortNumber(void) { return registry_port; }
