// Streams of FTP.
#pragma once
#include <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN

extern const SInt32 kCFStreamErrorDomainFTP;
extern const CFStringRef kCFStreamPropertyFTPUserName;
extern const CFStringRef kCFStreamPropertyFTPPassword;
extern const CFStringRef kCFStreamPropertyFTPUsePassiveMode;
extern const CFStringRef kCFStreamPropertyFTPResourceSize;
extern const CFStringRef kCFStreamPropertyFTPFetchResourceInfo;
extern const CFStringRef kCFStreamPropertyFTPFileTransferOffset;
extern const CFStringRef kCFStreamPropertyFTPAttemptPersistentConnection;
/// A dictionary of the four below.
extern const CFStringRef kCFStreamPropertyFTPProxy;
extern const CFStringRef kCFStreamPropertyFTPProxyHost;
extern const CFStringRef kCFStreamPropertyFTPProxyPort;
extern const CFStringRef kCFStreamPropertyFTPProxyUser;
extern const CFStringRef kCFStreamPropertyFTPProxyPassword;
extern const CFStringRef kCFFTPResourceMode;
extern const CFStringRef kCFFTPResourceName;
extern const CFStringRef kCFFTPResourceOwner;
extern const CFStringRef kCFFTPResourceGroup;
extern const CFStringRef kCFFTPResourceLink;
extern const CFStringRef kCFFTPResourceSize;
extern const CFStringRef kCFFTPResourceType;
extern const CFStringRef kCFFTPResourceModDate;

/// - Status: stub (these streams fail to open: FTP is not there yet)
CFReadStreamRef CFReadStreamCreateWithFTPURL(CFAllocatorRef allocator, CFURLRef url);
CFWriteStreamRef CFWriteStreamCreateWithFTPURL(CFAllocatorRef allocator, CFURLRef url);
/// - Status: stub (gives -1)
CFIndex CFFTPCreateParsedResourceListing(CFAllocatorRef allocator, const UInt8 *buffer, CFIndex length,
                                         CFDictionaryRef *parsed);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
