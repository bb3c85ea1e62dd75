#pragma once
#import <EventKit/EKObject.h>
#import <EventKit/EKTypes.h>

/// The account that calendars belong to. Since iOS 5.
///
/// - Status: stub
@interface EKSource : EKObject
@property (nonatomic, readonly) NSString *sourceIdentifier;
@property (nonatomic, readonly) EKSourceType sourceType;
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) NSSet *calendars;
@end
