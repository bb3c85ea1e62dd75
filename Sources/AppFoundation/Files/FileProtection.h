#pragma once

// How files are protected while the device is locked. Here nothing is encrypted: a file keeps what was asked for as an
// extended attribute, so that it can be read again. Where the file system keeps no such attributes, the answer is that
// of a device without a passcode: no protection is noted.

#import <Foundation/Foundation.h>

extern NSString *const NSFileProtectionKey;

/// The value for NSFileProtectionKey, or nothing.
NSString *file_protection(NSString *path);
void file_set_protection(NSString *path, NSString *protection);

/// By the options of NSData's writing; nil if they do not say.
NSString *file_protection_of_options(NSUInteger options);
