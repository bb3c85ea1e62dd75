#pragma once
#import <UIKit/UIKit.h>
#include <WebMessage.h>

/// The choices of a list (`<select>`) of the page: a wheel in the place of the keyboard, with a bar above it.
@interface VergerPageMenu : NSObject
/// nil if the message has no choices.
///
/// - done: called when the bar's button is pressed.
- (id)initWithMessage:(const struct web_message *)message done:(void (^)(void))done;
@property (nonatomic, readonly) uint32_t number;
/// The index of what is chosen, or -1 if that is what was chosen before.
@property (nonatomic, readonly) NSInteger choice;
@property (nonatomic, readonly) UIView *wheel, *bar;
@end
