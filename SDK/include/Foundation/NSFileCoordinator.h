#pragma once

// GNUstep's NSFileCoordinator.h, and members of Apple's that it lacks.

#include_next <Foundation/NSFileCoordinator.h>
#import <Foundation/NSFilePresenter.h>

@interface NSFileCoordinator (AppleMembers)
+ (void)addFilePresenter:(id<NSFilePresenter>)filePresenter;
+ (void)removeFilePresenter:(id<NSFilePresenter>)filePresenter;
- (id)initWithFilePresenter:(id<NSFilePresenter>)filePresenterOrNil;
@end
