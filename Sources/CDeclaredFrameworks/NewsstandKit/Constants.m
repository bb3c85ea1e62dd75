#import <NewsstandKit/NewsstandKit.h>

// NKIssue.h
NSString *const NKIssueDownloadCompletedNotification = @"NKIssueDownloadCompletedNotification";
