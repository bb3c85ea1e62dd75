#pragma once
#import <UIKit/UIKit.h>
#include <WebMessage.h>

@class VergerWebDocumentView;
@class VergerWebEngine;

/// What fingers and the keyboard do on a page, and what a person finds on it.
@interface VergerPageInput : NSObject
- (id)initWithEngine:(VergerWebEngine *)engine view:(VergerWebDocumentView *)view;
/// Points of the view for each unit of the page.
@property (nonatomic) CGFloat zoom;
/// A field of the page has the focus, or none.
- (void)changeFocus:(const struct web_message *)message;
@end
