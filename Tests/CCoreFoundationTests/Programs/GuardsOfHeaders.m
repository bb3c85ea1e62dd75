// Libraries ask by the names of Apple's guards whether a framework was imported: AFNetworking has no reachability without one.
// > all are there

#import <CFNetwork/CFNetwork.h>
#import <MobileCoreServices/MobileCoreServices.h>
#import <Security/Security.h>
#import <SystemConfiguration/SystemConfiguration.h>
#include <stdio.h>

#if !defined(_SYSTEMCONFIGURATION_H) || !defined(_SCNETWORKREACHABILITY_H) || !defined(__MOBILECORESERVICES__) || \
    !defined(__UTTYPE__) || !defined(__UTCORETYPES__) || !defined(__CFNETWORK__) || !defined(_SECURITY_SECURITY_H_) ||  \
    !defined(_SECURITY_SECITEM_H_)
#error A guard has another name.
#endif

int main(void) {
    puts("all are there");
    return 0;
}
