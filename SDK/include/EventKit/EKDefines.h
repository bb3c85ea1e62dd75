#pragma once
#import <EventKit/EKError.h>
#import <EventKit/EKTypes.h>
