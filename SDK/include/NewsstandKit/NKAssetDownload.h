#pragma once
#import <Foundation/Foundation.h>

@class NKIssue;

/// - Status: stub
@interface NKAssetDownload : NSObject
@property (readonly, assign) NKIssue *issue;
@property (readonly, copy) NSString *identifier;
@property (copy) NSDictionary *userInfo;
@property (readonly, copy) NSURLRequest *URLRequest;
- (NSURLConnection *)downloadWithDelegate:(id)delegate;
@end
