#import "Notice/Refusal.h"
#import <NewsstandKit/NewsstandKit.h>

@implementation NKLibrary

+ (NKLibrary *)sharedLibrary REFUSES(NULL)
- (NKIssue *)issueWithName:(NSString *)name REFUSES(NULL)
- (NKIssue *)addIssueWithName:(NSString *)name date:(NSDate *)date REFUSES(NULL)
- (void)removeIssue:(NKIssue *)issue REFUSES()

@end

@implementation NKIssue

- (NKAssetDownload *)addAssetWithRequest:(NSURLRequest *)request REFUSES(NULL)

@end

@implementation NKAssetDownload

- (NSURLConnection *)downloadWithDelegate:(id)delegate REFUSES(nil)

@end

@implementation NSURLConnection (NKAssetDownloadAdditions)

- (NKAssetDownload *)newsstandAssetDownload { return nil; }

@end
