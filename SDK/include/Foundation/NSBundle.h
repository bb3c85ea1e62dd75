#pragma once

// GNUstep's NSBundle.h, and members of Apple's that it lacks.

#include_next <Foundation/NSBundle.h>

@class NSURL;

@interface NSBundle (AppleMembers)
- (NSString *)sharedFrameworksPath;
- (NSString *)sharedSupportPath;
- (NSURL *)sharedFrameworksURL;
- (NSURL *)sharedSupportURL;
+ (NSArray *)URLsForResourcesWithExtension:(NSString *)ext
                              subdirectory:(NSString *)subpath
                           inBundleWithURL:(NSURL *)bundleURL;
- (NSArray *)URLsForResourcesWithExtension:(NSString *)ext subdirectory:(NSString *)subpath;
- (NSArray *)URLsForResourcesWithExtension:(NSString *)ext
                              subdirectory:(NSString *)subpath
                              localization:(NSString *)localizationName;
@end
