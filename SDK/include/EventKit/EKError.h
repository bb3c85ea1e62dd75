#pragma once
#import <EventKit/EventKitDefines.h>

EVENTKIT_EXTERN NSString *const EKErrorDomain;

typedef enum EKErrorCode {
    EKErrorEventNotMutable = 0,
    EKErrorNoCalendar = 1,
    EKErrorNoStartDate = 2,
    EKErrorNoEndDate = 3,
    EKErrorDatesInverted = 4,
    EKErrorInternalFailure = 5,
    EKErrorCalendarReadOnly = 6,
    EKErrorDurationGreaterThanRecurrence = 7,
    EKErrorAlarmGreaterThanRecurrence = 8,
    EKErrorStartDateTooFarInFuture = 9,
    EKErrorStartDateCollidesWithOtherOccurrence = 10,
    EKErrorObjectBelongsToDifferentStore = 11,
    EKErrorInvitesCannotBeMoved = 12,
    EKErrorInvalidSpan = 13,
    EKErrorCalendarHasNoSource = 14,
    EKErrorCalendarSourceCannotBeModified = 15,
    EKErrorCalendarIsImmutable = 16,
    EKErrorSourceDoesNotAllowCalendarAddDelete = 17,
    EKErrorLast = 18
} EKErrorCode;
