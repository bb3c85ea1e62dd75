#pragma once

// The protection of files while the device is locked. Nothing is encrypted here: the requested protection is stored as
// an extended attribute of the file, so that it can be read again. On a file system without such attributes, files have
// no protection, as on a device without a passcode.

#import <Foundation/Foundation.h>

extern NSString *const NSFileProtectionKey;

/// The value for NSFileProtectionKey, or nothing.
NSString *file_protection(NSString *path);
void file_set_protection(NSString *path, NSString *protection);

/// The protection in the options of NSData's writing methods; nil if they have none.
NSString *file_protection_of_options(NSUInteger options);
