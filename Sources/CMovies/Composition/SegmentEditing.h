// Edits of the segments of a composition's track. Each gives new segments that follow each other from 0 on.
#pragma once
#import "Composition/CompositionState.h"

CMTime segments_end(NSArray *segments);
/// - Parameter added: segments that follow each other from `time` on; what stands there already moves behind them.
NSArray *segments_insert(NSArray *segments, NSArray *added, CMTime time);
NSArray *segments_insert_empty(NSArray *segments, CMTimeRange range);
NSArray *segments_remove(NSArray *segments, CMTimeRange range);
NSArray *segments_scale(NSArray *segments, CMTimeRange range, CMTime duration);
