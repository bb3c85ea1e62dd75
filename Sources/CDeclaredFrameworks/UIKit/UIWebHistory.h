#pragma once
#import <Foundation/Foundation.h>

/// What a web view loads: a request, or content that the app has brought.
@interface UIWebNavigation : NSObject
@property (nonatomic, retain) NSURLRequest *request;
/// Nil if the request is to be sent.
@property (nonatomic, retain) NSData *content;
@property (nonatomic, copy) NSString *MIMEType;
@property (nonatomic, copy) NSString *encodingName;
@end

/// The pages behind and before the one that is shown. Content that the app brought is no part of it.
@interface UIWebHistory : NSObject
- (void)push:(UIWebNavigation *)navigation;
/// The entry that many steps away, or nil.
- (UIWebNavigation *)entryAtDistance:(NSInteger)distance;
- (void)moveToEntry:(UIWebNavigation *)entry;
@end
