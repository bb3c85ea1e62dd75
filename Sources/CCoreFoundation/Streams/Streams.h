// Stream classes and functions.
#pragma once
#include "Objects/References.h"

/// Reads from a descriptor: a connected socket or a pipe.
@interface CoreFoundationDescriptorInputStream : NSInputStream <RunLoopEvents> {
@public
    int descriptor;
    BOOL closesDescriptor;
    NSStreamStatus status;
    NSError *error;
    id delegate;
    /// Pairs of a run loop and a mode.
    NSMutableArray *schedules;
    BOOL hasToldOfOpening;
}
- (id)initWithDescriptor:(int)theDescriptor;
@end

/// Writes to a descriptor.
@interface CoreFoundationDescriptorOutputStream : NSOutputStream <RunLoopEvents> {
@public
    int descriptor;
    BOOL closesDescriptor;
    NSStreamStatus status;
    NSError *error;
    id delegate;
    NSMutableArray *schedules;
    BOOL hasToldOfOpening;
    /// Whether space was reported to the delegate and nothing was written since.
    BOOL isOffered;
}
- (id)initWithDescriptor:(int)theDescriptor;
@end

@interface NSStream (CoreFoundationProperties)
/// Whether the stream uses the names of CoreFoundation's properties.
- (BOOL)keepsCoreFoundationProperties;
@end

/// The error for an errno value.
NSError *posix_error(int number);
