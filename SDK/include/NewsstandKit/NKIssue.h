#pragma once
#import <Foundation/Foundation.h>

@class NKAssetDownload;

#ifdef __cplusplus
extern "C" {
#endif
extern NSString *const NKIssueDownloadCompletedNotification;
#ifdef __cplusplus
}
#endif

enum {
    NKIssueContentStatusNone = 0,
    NKIssueContentStatusDownloading = 1,
    NKIssueContentStatusAvailable = 2
};
typedef NSInteger NKIssueContentStatus;

/// - Status: stub
@interface NKIssue : NSObject
@property (readonly, copy) NSArray *downloadingAssets;
@property (readonly, copy) NSURL *contentURL;
@property (readonly) NKIssueContentStatus status;
@property (readonly, copy) NSString *name;
@property (readonly, copy) NSDate *date;
- (NKAssetDownload *)addAssetWithRequest:(NSURLRequest *)request;
@end
