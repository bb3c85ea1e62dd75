#pragma once
#import <EventKitUI/EKCalendarChooser.h>
#import <EventKitUI/EventKitUIDefines.h>
#import <EventKitUI/EKEventEditViewController.h>
#import <EventKitUI/EKEventViewController.h>
