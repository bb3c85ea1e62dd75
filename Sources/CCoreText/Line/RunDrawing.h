#pragma once
#import "Line/CoreTextRun.h"

/// Draws glyphs of a run in the context's text space, with the colours and lines of its attributes. The context is as before
/// afterwards.
void draw_run(CoreTextRun *run, CFRange range, CGContextRef context);

/// What glyphs of a run cover, in the space of the text matrix; null if they show nothing.
CGRect run_ink(CoreTextRun *run, CFRange range);
