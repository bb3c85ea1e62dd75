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

/// A file, or the listing of a folder if the URL ends with "/".
CFReadStreamRef CFReadStreamCreateWithFTPURL(CFAllocatorRef allocator, CFURLRef url);
/// A file that is made or written anew, or from kCFStreamPropertyFTPFileTransferOffset on. What was written before the
/// stream is closed is still sent afterwards.
CFWriteStreamRef CFWriteStreamCreateWithFTPURL(CFAllocatorRef allocator, CFURLRef url);
/// Reads one line of a listing: how many bytes it has, 0 if its end is not there yet, -1 if it is none. The dictionary
/// is NULL for a line that is no entry, as `total 8`. Names are read in Mac OS Roman: an app can make their bytes anew.
CFIndex CFFTPCreateParsedResourceListing(CFAllocatorRef allocator, const UInt8 *buffer, CFIndex length,
                                         CFDictionaryRef *parsed);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
