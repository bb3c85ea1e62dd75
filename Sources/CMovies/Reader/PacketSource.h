#pragma once
#import "Reader/SampleSource.h"

/// Samples as they stand in the file.
@interface PacketSource : SampleSource
@end
