// How paragraphs are set follows "CTParagraphStyle Reference" of iOS 5: a line is as high as its fonts' ascent and descent,
// and what its style makes of that; between lines is the fonts' leading.

#import "Frame/FrameFilling.h"
#import "Line/TextUnits.h"

/// How often the depth of a line is tried anew where the shape has no room for it.
enum { most_steps = 4096 };

struct height {
    double ascent, descent, spacing;
};

static struct height height_of(double ascent, double descent, double leading, const struct paragraph_values *values) {
    double height = ascent + descent;
    struct height made = {ascent, descent, leading};
    double wanted = values->height_multiple > 0 ? height * values->height_multiple : height;
    if (values->maximum_height > 0) wanted = MIN(wanted, values->maximum_height);
    if (values->minimum_height > 0) wanted = MAX(wanted, values->minimum_height);
    // What a line is higher is above its letters.
    made.ascent += wanted - height;
    made.spacing += values->line_spacing + values->spacing_adjustment;
    made.spacing = MAX(values->minimum_spacing, MIN(values->maximum_spacing, made.spacing));
    made.spacing = MAX(made.spacing, -wanted);
    return made;
}

/// Where a line begins and ends, and where its tabs count from.
struct room {
    double start, end, indent;
};

static struct room room_of(struct interval interval, CoreTextParagraph *paragraph, BOOL is_first_line, BOOL is_leading,
                           BOOL is_trailing) {
    const struct paragraph_values *values = &paragraph->style->values;
    double indent = is_leading ? (is_first_line ? values->first_line_indent : values->head_indent) : 0;
    double tail = is_trailing ? values->tail_indent : 0;
    struct room room = {.indent = indent};
    // A tail above 0 counts from the edge where lines begin, else from the other one.
    if (paragraph->isRightToLeft) {
        room.end = interval.end - indent;
        room.start = tail > 0 ? interval.end - tail : interval.start - tail;
    } else {
        room.start = interval.start + indent;
        room.end = tail > 0 ? interval.start + tail : interval.end + tail;
    }
    if (room.end < room.start) {
        if (paragraph->isRightToLeft) room.start = room.end;
        else room.end = room.start;
    }
    return room;
}

/// The ellipsis of a paragraph that is cut off, in the font of its last letter.
static CoreTextLine *ellipsis(CoreTextTypesetter *typesetter, CFIndex last) {
    NSMutableDictionary *attributes = [NSMutableDictionary
        dictionaryWithDictionary:[typesetter->string attributesAtIndex:(NSUInteger)last effectiveRange:NULL] ?: @{}];
    [attributes removeObjectForKey:(__bridge NSString *)kCTRunDelegateAttributeName];
    NSAttributedString *text = [[NSAttributedString alloc] initWithString:@"\u2026" attributes:attributes];
    CoreTextTypesetter *its = [CoreTextTypesetter typesetterWithString:(__bridge CFAttributedStringRef)text options:NULL];
    return [CoreTextLine lineOf:its range:CFRangeMake(0, 1) offset:0];
}

/// The line that begins at a place, in a room.
static CoreTextLine *line_in(CoreTextTypesetter *typesetter, CoreTextParagraph *paragraph, CFIndex place, CFIndex end,
                             struct room room) {
    CTLineBreakMode mode = paragraph->style->values.line_break_mode;
    double width = room.end - room.start;
    BOOL is_whole = mode >= kCTLineBreakByClipping;
    CFIndex length = [typesetter lengthFrom:place
                                      width:is_whole ? largest_length : width
                                     offset:room.indent
                                    atWords:mode != kCTLineBreakByCharWrapping];
    length = MIN(length, end - place);
    CoreTextLine *line = [CoreTextLine lineOf:typesetter range:CFRangeMake(place, length) offset:room.indent];
    if (mode < kCTLineBreakByTruncatingHead || line->width - line->trailing <= width + tolerance) return line;
    CTLineTruncationType type = mode == kCTLineBreakByTruncatingHead     ? kCTLineTruncationStart
                                : mode == kCTLineBreakByTruncatingMiddle ? kCTLineTruncationMiddle
                                                                         : kCTLineTruncationEnd;
    return [line truncatedTo:width type:type token:ellipsis(typesetter, place + length - 1)] ?: line;
}

/// True if a line ends where one may end: not within a word.
static BOOL ends_well(CoreTextTypesetter *typesetter, CoreTextParagraph *paragraph, CoreTextLine *line) {
    CFIndex end = line->range.location + line->range.length - paragraph->range.location;
    return end >= paragraph->range.length || paragraph->flags == NULL || paragraph->flags[end] & may_break;
}

/// Where a line begins along itself, by its paragraph's alignment. A line that is set to both edges becomes another one.
static double begin_of(CoreTextLine **line, CoreTextParagraph *paragraph, struct room room) {
    CoreTextLine *its = *line;
    BOOL is_right_to_left = paragraph->isRightToLeft;
    CTTextAlignment alignment = paragraph->style->values.alignment;
    CFIndex line_end = its->range.location + its->range.length;
    double width = room.end - room.start;
    if (alignment == kCTJustifiedTextAlignment) {
        UniChar last = its->typesetter->units[line_end - 1];
        // The last line of a paragraph, and one that ends at a line break, stay as they are.
        BOOL is_last = line_end >= paragraph->range.location + paragraph->range.length || is_line_break(last);
        if (!is_last) its = *line = [its justifiedTo:width factor:1];
    }
    double factor = is_right_to_left ? 1 : 0;
    if (alignment == kCTLeftTextAlignment) factor = 0;
    if (alignment == kCTRightTextAlignment) factor = 1;
    if (alignment == kCTCenterTextAlignment) factor = 0.5;
    double space = width - (its->width - its->trailing);
    // A line that is too long sticks out where it ends.
    if (space < 0) factor = is_right_to_left ? 1 : 0;
    // Spaces at the end of a line from right to left hang over its left edge.
    return room.start + space * factor - (is_right_to_left ? its->trailing : 0);
}

struct filling fill_shape(CoreTextFrameShape *shape, CoreTextTypesetter *typesetter, CFRange range,
                          NSMutableArray *lines) {
    struct filling filling = {.end = range.location};
    CFIndex end = range.location + range.length;
    double depth = 0, guess = 0;
    size_t room_for_places = 0;
    int steps = 0;
    BOOL needs_space = NO;
    while (filling.end < end && depth <= shape->depth + tolerance) {
        CoreTextParagraph *paragraph = [typesetter paragraphAt:filling.end];
        const struct paragraph_values *values = &paragraph->style->values;
        if (needs_space && filling.end == paragraph->range.location) depth += MAX(0, values->spacing_before);
        needs_space = NO;
        struct interval intervals[most_intervals];
        int count = [shape getIntervals:intervals from:depth to:depth + guess];
        double lowest = 0, spacing = 0;
        BOOL is_too_high = NO, is_full = NO;
        CFIndex before = filling.end;
        for (int i = 0; i < count && filling.end < end; i++) {
            int at = paragraph->isRightToLeft ? count - 1 - i : i;
            BOOL is_first_line = filling.end == paragraph->range.location;
            struct room room = room_of(intervals[at], paragraph, is_first_line, i == 0, i == count - 1);
            CoreTextLine *line = line_in(typesetter, paragraph, filling.end, end, room);
            BOOL is_narrow = !shape->isRectangle && !ends_well(typesetter, paragraph, line);
            struct height height = height_of(line->ascent, line->descent, line->leading, values);
            if (!shape->isRectangle && height.ascent + height.descent > guess + tolerance) {
                // The room was looked up for a lower line. One that began already keeps what it has.
                is_too_high = filling.end == before;
                guess = height.ascent + height.descent;
                if (is_too_high) break;
            }
            if (is_narrow) continue;
            if (depth + height.ascent + height.descent > shape->depth + tolerance) {
                is_full = YES;
                break;
            }
            double content = line->width - line->trailing;
            double begin = begin_of(&line, paragraph, room);
            if (lines.count >= room_for_places) {
                room_for_places = MAX(room_for_places * 2, 16u);
                filling.places = realloc(filling.places, room_for_places * sizeof(CGPoint));
                if (filling.places == NULL) abort();
            }
            filling.places[lines.count] = CGPointMake(begin, depth + height.ascent);
            [lines addObject:line];
            filling.end = line->range.location + line->range.length;
            filling.length = MAX(filling.length, room.indent + content + MAX(0, -values->tail_indent));
            lowest = MAX(lowest, height.ascent + height.descent);
            spacing = MAX(spacing, height.spacing);
            // What follows a paragraph's end goes below, whatever room there is beside it.
            if (filling.end >= paragraph->range.location + paragraph->range.length) break;
        }
        if (is_full) break;
        if (is_too_high) {
            if (++steps > most_steps) break;
            continue;
        }
        if (filling.end == before) {
            // No room at this depth: a little further down there may be.
            if (shape->isRectangle || ++steps > most_steps) break;
            depth += MAX(1, shape->depth / most_steps);
            guess = 0;
            continue;
        }
        filling.depth = depth + lowest;
        depth += lowest + spacing;
        if (filling.end >= paragraph->range.location + paragraph->range.length) {
            depth += MAX(0, values->spacing_after);
            needs_space = YES;
            guess = 0;
        }
    }
    return filling;
}
