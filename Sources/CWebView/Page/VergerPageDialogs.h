#pragma once
#import <Foundation/Foundation.h>
#include <WebMessage.h>

@class VergerWebEngine;

/// The dialogs of a page, as alerts: `alert` and `confirm` wait for the user, `prompt` is answered as cancelled.
@interface VergerPageDialogs : NSObject
- (id)initWithEngine:(VergerWebEngine *)engine;
- (void)show:(const struct web_message *)message;
@end
