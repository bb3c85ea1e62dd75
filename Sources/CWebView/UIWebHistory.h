#pragma once
#import <Foundation/Foundation.h>

/// A navigation of a web view: a request, or content that the app supplied.
@interface UIWebNavigation : NSObject
@property (nonatomic, retain) NSURLRequest *request;
/// nil if the request is sent.
@property (nonatomic, retain) NSData *content;
@property (nonatomic, copy) NSString *MIMEType;
@property (nonatomic, copy) NSString *encodingName;
@end

/// The back-forward list. Content that the app supplied is not part of it.
@interface UIWebHistory : NSObject
- (void)push:(UIWebNavigation *)navigation;
/// The entry at a distance from the current one: -1 is the previous entry. nil if there is none.
- (UIWebNavigation *)entryAtDistance:(NSInteger)distance;
- (void)moveToEntry:(UIWebNavigation *)entry;
@end
