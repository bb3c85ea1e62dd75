#pragma once

// GNUstep's NSURL.h, and members of Apple's that it lacks.

#include_next <Foundation/NSURL.h>
#import <Foundation/NSString.h>

@class NSData, NSDictionary;

FOUNDATION_EXPORT NSString *const NSURLKeysOfUnsetValuesKey;
FOUNDATION_EXPORT NSString *const NSURLUbiquitousItemIsDownloadedKey;
FOUNDATION_EXPORT NSString *const NSURLUbiquitousItemPercentDownloadedKey;
FOUNDATION_EXPORT NSString *const NSURLUbiquitousItemPercentUploadedKey;

enum {
    NSURLBookmarkCreationPreferFileIDResolution = 1UL << 8,
    NSURLBookmarkCreationMinimalBookmark = 1UL << 9,
    NSURLBookmarkCreationSuitableForBookmarkFile = 1UL << 10
};
typedef NSUInteger NSURLBookmarkCreationOptions;
typedef NSUInteger NSURLBookmarkFileCreationOptions;

/// How a file is protected by an access control list.
@interface NSFileSecurity : NSObject <NSCopying, NSCoding>
@end

@interface NSString (NSURLUtilities)
- (NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
- (NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
@end

@interface NSURL (AppleMembers)
- (NSDictionary *)resourceValuesForKeys:(NSArray *)keys error:(NSError **)error;
- (BOOL)setResourceValue:(id)value forKey:(NSString *)key error:(NSError **)error;
- (BOOL)setResourceValues:(NSDictionary *)keyedValues error:(NSError **)error;
- (NSData *)bookmarkDataWithOptions:(NSURLBookmarkCreationOptions)options
     includingResourceValuesForKeys:(NSArray *)keys
                      relativeToURL:(NSURL *)relativeURL
                              error:(NSError **)error;
+ (id)URLByResolvingBookmarkData:(NSData *)bookmarkData
                         options:(NSUInteger)options
                   relativeToURL:(NSURL *)relativeURL
             bookmarkDataIsStale:(BOOL *)isStale
                           error:(NSError **)error;
- (id)initByResolvingBookmarkData:(NSData *)bookmarkData
                          options:(NSUInteger)options
                    relativeToURL:(NSURL *)relativeURL
              bookmarkDataIsStale:(BOOL *)isStale
                            error:(NSError **)error;
+ (NSDictionary *)resourceValuesForKeys:(NSArray *)keys fromBookmarkData:(NSData *)bookmarkData;
+ (BOOL)writeBookmarkData:(NSData *)bookmarkData
                    toURL:(NSURL *)bookmarkFileURL
                  options:(NSURLBookmarkFileCreationOptions)options
                    error:(NSError **)error;
+ (NSData *)bookmarkDataWithContentsOfURL:(NSURL *)bookmarkFileURL error:(NSError **)error;
@end
