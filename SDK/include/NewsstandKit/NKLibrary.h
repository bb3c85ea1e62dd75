#pragma once
#import <Foundation/Foundation.h>

@class NKIssue;

/// The app's issues: there are none. Since iOS 5.
///
/// - Status: stub
@interface NKLibrary : NSObject
@property (readonly, strong) NSArray *issues;
@property (readonly, strong) NSArray *downloadingAssets;
@property (strong) NKIssue *currentlyReadingIssue;
/// Nil: the device has no newsstand.
+ (NKLibrary *)sharedLibrary;
- (NKIssue *)issueWithName:(NSString *)name;
- (NKIssue *)addIssueWithName:(NSString *)name date:(NSDate *)date;
- (void)removeIssue:(NKIssue *)issue;
@end
