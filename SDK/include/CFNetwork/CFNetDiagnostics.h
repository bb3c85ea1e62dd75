// What keeps a stream or an address from being reached.
#pragma once
#include <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFNetDiagnostic *CFNetDiagnosticRef;

typedef enum CFNetDiagnosticStatusValues : CFIndex {
    kCFNetDiagnosticNoErr = 0,
    kCFNetDiagnosticErr = -66560L,
    kCFNetDiagnosticConnectionUp = -66559L,
    kCFNetDiagnosticConnectionIndeterminate = -66558L,
    kCFNetDiagnosticConnectionDown = -66557L
} CFNetDiagnosticStatusValues;
typedef CFIndex CFNetDiagnosticStatus;

CF_EXTERN_C_BEGIN
CFNetDiagnosticRef CFNetDiagnosticCreateWithStreams(CFAllocatorRef allocator, CFReadStreamRef readStream,
                                                    CFWriteStreamRef writeStream);
CFNetDiagnosticRef CFNetDiagnosticCreateWithURL(CFAllocatorRef allocator, CFURLRef url);
void CFNetDiagnosticSetName(CFNetDiagnosticRef details, CFStringRef name);
/// - Status: stub (nobody can be asked: kCFNetDiagnosticErr)
CFNetDiagnosticStatus CFNetDiagnosticDiagnoseProblemInteractively(CFNetDiagnosticRef details);
/// Asks for routes, and sends nothing.
CFNetDiagnosticStatus CFNetDiagnosticCopyNetworkStatusPassively(CFNetDiagnosticRef details, CFStringRef *description);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
