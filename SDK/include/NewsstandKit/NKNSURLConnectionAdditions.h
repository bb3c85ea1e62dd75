#pragma once
#import <Foundation/Foundation.h>

@class NKAssetDownload;

@interface NSURLConnection (NKAssetDownloadAdditions)
/// Nil for a connection that downloads no asset.
@property (readonly, assign) NKAssetDownload *newsstandAssetDownload;
@end
