#pragma once
#import <AddressBook/AddressBook.h>
#import <EventKit/EKObject.h>
#import <EventKit/EKTypes.h>

/// - Status: stub
@interface EKParticipant : EKObject <NSCopying>
@property (nonatomic, readonly) NSURL *URL;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) EKParticipantStatus participantStatus;
@property (nonatomic, readonly) EKParticipantRole participantRole;
@property (nonatomic, readonly) EKParticipantType participantType;
- (ABRecordRef)ABRecordWithAddressBook:(ABAddressBookRef)addressBook;
@end
