#pragma once

// GNUstep's NSPathUtilities.h, and what Apple's has beyond it: NSString's paths, and folders that an app has none of.

#include_next <Foundation/NSPathUtilities.h>
#import <Foundation/NSString.h>

enum {
    NSCoreServiceDirectory = 10,
    NSAutosavedInformationDirectory = 11,
    NSInputMethodsDirectory = 16,
    NSPrinterDescriptionDirectory = 20,
    NSSharedPublicDirectory = 21,
    NSPreferencePanesDirectory = 22
};

@class NSArray;

@interface NSString (NSStringPathExtensions)
+ (NSString *)pathWithComponents:(NSArray *)components;
- (NSArray *)pathComponents;
- (BOOL)isAbsolutePath;
- (NSString *)lastPathComponent;
- (NSString *)stringByDeletingLastPathComponent;
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
- (NSString *)pathExtension;
- (NSString *)stringByDeletingPathExtension;
- (NSString *)stringByAppendingPathExtension:(NSString *)extension;
- (NSString *)stringByAbbreviatingWithTildeInPath;
- (NSString *)stringByExpandingTildeInPath;
- (NSString *)stringByStandardizingPath;
- (NSString *)stringByResolvingSymlinksInPath;
- (NSArray *)stringsByAppendingPaths:(NSArray *)paths;
- (NSUInteger)completePathIntoString:(NSString **)path
                       caseSensitive:(BOOL)isCaseSensitive
                    matchesIntoArray:(NSArray **)matches
                         filterTypes:(NSArray *)extensions;
- (const char *)fileSystemRepresentation;
- (BOOL)getFileSystemRepresentation:(char *)buffer maxLength:(NSUInteger)size;
@end
