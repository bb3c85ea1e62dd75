#pragma once
#import <Foundation/Foundation.h>
#include <WebMessage.h>

@class VergerWebEngine;

/// The dialogs of a page, as alerts. The page waits for the user.
@interface VergerPageDialogs : NSObject
- (id)initWithEngine:(VergerWebEngine *)engine;
- (void)show:(const struct web_message *)message;
@end
