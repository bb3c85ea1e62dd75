// Streams.
#pragma once
#include "Objects/References.h"

/// Reads from a descriptor: a socket that is connected already, or a pipe.
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

/// Writes to one.
@interface CoreFoundationDescriptorOutputStream : NSOutputStream <RunLoopEvents> {
@public
    int descriptor;
    BOOL closesDescriptor;
    NSStreamStatus status;
    NSError *error;
    id delegate;
    NSMutableArray *schedules;
    BOOL hasToldOfOpening;
    /// Told that it can take bytes, and not written to since.
    BOOL isOffered;
}
- (id)initWithDescriptor:(int)theDescriptor;
@end

@interface NSStream (CoreFoundationProperties)
/// Whether the stream keeps its properties under CoreFoundation's names.
- (BOOL)keepsCoreFoundationProperties;
@end

/// The error that errno says.
NSError *posix_error(int number);
