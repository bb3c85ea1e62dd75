#pragma once
#import <EventKit/EKAlarm.h>
#import <EventKit/EKCalendar.h>
#import <EventKit/EKDefines.h>
#import <EventKit/EKEvent.h>
#import <EventKit/EKEventStore.h>
#import <EventKit/EKRecurrenceRule.h>
