#import "Line/LineFitting.h"
#import "Line/CoreTextTypesetter.h"
#import "Line/TextUnits.h"

/// The runs of a part of the line's text, set anew.
static NSArray *runs_of(CoreTextLine *line, CFIndex start, CFIndex end) {
    if (end <= start) return @[];
    return [CoreTextLine lineOf:line->typesetter range:CFRangeMake(start, end - start) offset:0]->runs ?: @[];
}

static NSArray *token_runs(CoreTextLine *token) {
    NSMutableArray *runs = [NSMutableArray array];
    for (CoreTextRun *run in token->runs) {
        CoreTextRun *copy = [run duplicate];
        copy->isToken = YES;
        [runs addObject:copy];
    }
    return runs;
}

/// Where the longest beginning ends that is not wider than `room`.
static CFIndex end_fitting(CoreTextLine *line, double room) {
    double width = 0;
    for (CFIndex i = 0; i < line->clusterCount; i++) {
        width += line->clusters[i].width;
        if (width > room + tolerance) return line->clusters[i].start;
    }
    return line->range.location + line->range.length;
}

/// Where the longest end begins that is not wider than `room`.
static CFIndex start_fitting(CoreTextLine *line, double room) {
    double width = 0;
    for (CFIndex i = line->clusterCount - 1; i >= 0; i--) {
        width += line->clusters[i].width;
        if (width > room + tolerance) return line->clusters[i].end;
    }
    return line->range.location;
}

CoreTextLine *truncated_line(CoreTextLine *line, double limit, CTLineTruncationType type, CoreTextLine *token) {
    if (isnan(limit)) return nil;
    if (line->width - line->trailing <= limit + tolerance) return line;
    double token_width = token ? token->width : 0;
    if (token_width > limit + tolerance) return nil;
    double room = MAX(0, limit - token_width);
    CFIndex start = line->range.location, end = start + line->range.length;
    CFIndex head = start, tail = end;
    switch (type) {
    case kCTLineTruncationStart: tail = start_fitting(line, room); break;
    case kCTLineTruncationMiddle: {
        head = end_fitting(line, room / 2);
        double taken = 0;
        for (CFIndex i = 0; i < line->clusterCount && line->clusters[i].start < head; i++) taken += line->clusters[i].width;
        tail = MAX(head, start_fitting(line, room - taken));
        break;
    }
    default: head = end_fitting(line, room); break;
    }
    NSMutableArray *parts = [NSMutableArray array];
    [parts addObject:runs_of(line, start, head)];
    [parts addObject:token ? token_runs(token) : @[]];
    [parts addObject:runs_of(line, tail, end)];
    NSMutableArray *runs = [NSMutableArray array];
    for (NSArray *part in line->isRightToLeft ? [parts reverseObjectEnumerator].allObjects : parts) {
        [runs addObjectsFromArray:part];
    }
    return [CoreTextLine lineLike:line runs:runs];
}

/// True for letters of scripts without spaces, between which a line is stretched.
static BOOL is_ideograph(UniChar unit) {
    return (unit >= 0x3040 && unit <= 0x30FF) || (unit >= 0x3400 && unit <= 0x9FFF) || (unit >= 0xF900 && unit <= 0xFAFF);
}

static BOOL is_stretchable(UniChar unit, BOOL between_letters) {
    return between_letters ? is_ideograph(unit) : unit == 0x20 || unit == 0xA0;
}

CoreTextLine *justified_line(CoreTextLine *line, double limit, double factor) {
    double extra = (limit - (line->width - line->trailing)) * MAX(0, MIN(1, factor));
    // Not among the spaces at the end, which hang over it, nor before a tab, after which the text stands where it must.
    CFIndex first = 0, last = line->clusterCount;
    const UniChar *units = line->typesetter->units;
    while (last > 0 && is_space(units[line->clusters[last - 1].start])) last--;
    for (CFIndex i = 0; i < last; i++) {
        if (units[line->clusters[i].start] == '\t') first = i + 1;
    }
    while (first < last && is_space(units[line->clusters[first].start])) first++;
    if (!(extra > tolerance) || first >= last) return line;
    BOOL between_letters = NO;
    CFIndex places = 0;
    for (int pass = 0; pass < 2 && places == 0; pass++) {
        between_letters = pass == 1;
        for (CFIndex i = first; i < last - between_letters; i++) {
            places += is_stretchable(units[line->clusters[i].start], between_letters);
        }
    }
    if (places == 0) return line;
    double each = extra / (double)places;
    CFIndex from = line->clusters[first].start, end = line->clusters[last - 1].start;
    NSMutableArray *runs = [NSMutableArray array];
    for (CoreTextRun *run in line->runs) {
        CoreTextRun *copy = [run duplicate];
        for (CFIndex i = 0; i < copy->count && !copy->isToken; i++) {
            CFIndex place = copy->indices[i];
            BOOL isInside = place >= from && (between_letters ? place < end : place <= end);
            // A cluster of several glyphs is stretched after its last one.
            BOOL isLast = i + 1 == copy->count || copy->indices[i + 1] != place;
            if (isInside && isLast && is_stretchable(units[place], between_letters)) copy->advances[i].width += each;
        }
        [runs addObject:copy];
    }
    return [CoreTextLine lineLike:line runs:runs];
}
