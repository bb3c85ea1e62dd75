#pragma once
#import <UIKit/UIKit.h>
#include <WebMessage.h>

@class VergerPageViewport;
@class VergerWebEngine;

/// What fingers and the keyboard do on a page, and what a person finds on it.
@interface VergerPageInput : NSObject
- (id)initWithEngine:(VergerWebEngine *)engine viewport:(VergerPageViewport *)viewport;
/// A field of the page has the focus, or none.
- (void)changeFocus:(const struct web_message *)message;
/// The page shows a list of choices, or it is gone.
- (void)showMenu:(const struct web_message *)message;
@end
