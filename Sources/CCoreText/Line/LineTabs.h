#pragma once
#import "Line/CoreTextGlyphs.h"
#import "Paragraph/CoreTextParagraphStyle.h"

/// Gives the tabs of a line their widths. A line that begins `offset` points from the paragraph's edge has the stops that
/// are behind that.
void place_tabs(CoreTextGlyphs *glyphs, const UniChar *units, CoreTextParagraphStyle *style, double offset,
                BOOL is_right_to_left);
