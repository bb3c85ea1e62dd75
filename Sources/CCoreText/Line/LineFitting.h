#pragma once
#import "Line/CoreTextLine.h"

// Lines that are made shorter or wider than their text is; see CoreTextLine.

CoreTextLine *truncated_line(CoreTextLine *line, double limit, CTLineTruncationType type, CoreTextLine *token);
CoreTextLine *justified_line(CoreTextLine *line, double limit, double factor);
