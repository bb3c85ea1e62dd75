#pragma once
#import <NewsstandKit/NKAssetDownload.h>
#import <NewsstandKit/NKIssue.h>
#import <NewsstandKit/NKLibrary.h>
#import <NewsstandKit/NKNSURLConnectionAdditions.h>
