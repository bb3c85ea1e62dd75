#pragma once
#import <EventKit/EventKitDefines.h>

typedef enum EKRecurrenceFrequency {
    EKRecurrenceFrequencyDaily = 0,
    EKRecurrenceFrequencyWeekly = 1,
    EKRecurrenceFrequencyMonthly = 2,
    EKRecurrenceFrequencyYearly = 3
} EKRecurrenceFrequency;

typedef enum EKParticipantType {
    EKParticipantTypeUnknown = 0,
    EKParticipantTypePerson = 1,
    EKParticipantTypeRoom = 2,
    EKParticipantTypeResource = 3,
    EKParticipantTypeGroup = 4
} EKParticipantType;

typedef enum EKParticipantRole {
    EKParticipantRoleUnknown = 0,
    EKParticipantRoleRequired = 1,
    EKParticipantRoleOptional = 2,
    EKParticipantRoleChair = 3,
    EKParticipantRoleNonParticipant = 4
} EKParticipantRole;

typedef enum EKParticipantStatus {
    EKParticipantStatusUnknown = 0,
    EKParticipantStatusPending = 1,
    EKParticipantStatusAccepted = 2,
    EKParticipantStatusDeclined = 3,
    EKParticipantStatusTentative = 4,
    EKParticipantStatusDelegated = 5,
    EKParticipantStatusCompleted = 6,
    EKParticipantStatusInProcess = 7
} EKParticipantStatus;

typedef enum EKCalendarType {
    EKCalendarTypeLocal = 0,
    EKCalendarTypeCalDAV = 1,
    EKCalendarTypeExchange = 2,
    EKCalendarTypeSubscription = 3,
    EKCalendarTypeBirthday = 4
} EKCalendarType;

typedef enum EKSourceType {
    EKSourceTypeLocal = 0,
    EKSourceTypeExchange = 1,
    EKSourceTypeCalDAV = 2,
    EKSourceTypeMobileMe = 3,
    EKSourceTypeSubscribed = 4,
    EKSourceTypeBirthdays = 5
} EKSourceType;

enum {
    EKSunday = 1,
    EKMonday = 2,
    EKTuesday = 3,
    EKWednesday = 4,
    EKThursday = 5,
    EKFriday = 6,
    EKSaturday = 7
};

enum {
    EKCalendarEventAvailabilityNone = 0,
    EKCalendarEventAvailabilityBusy = 1,
    EKCalendarEventAvailabilityFree = 2,
    EKCalendarEventAvailabilityTentative = 4,
    EKCalendarEventAvailabilityUnavailable = 8
};
typedef NSUInteger EKCalendarEventAvailabilityMask;
