#pragma once
#import <EventKit/EventKitDefines.h>

/// What everything in the calendar has in common: it is changed, and may be changed back. Since iOS 5.
@interface EKObject : NSObject
- (BOOL)hasChanges;
- (BOOL)isNew;
- (void)reset;
- (void)rollback;
- (BOOL)refresh;
@end
