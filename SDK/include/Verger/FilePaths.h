// The path that an URL of a file has, for the frameworks.
#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Nil for an URL of something else. A path that was made an URL without a scheme (`[NSURL URLWithString:@"/a/b"]`) is one of a
/// file, too: apps of that time make such URLs.
NSString *VergerFilePath(NSURL *url);

#ifdef __cplusplus
}
#endif
