#import "Line/CoreTextTypesetter.h"
#import "Line/TextUnits.h"

@implementation CoreTextTypesetter {
    /// The paragraph that was asked for last: lines are mostly made in the text's order.
    CoreTextParagraph *current;
}

+ (CoreTextTypesetter *)typesetterWithString:(CFAttributedStringRef)string options:(CFDictionaryRef)options {
    NSAttributedString *text = object_of(string, [NSAttributedString class]);
    if (text == nil) return nil;
    CoreTextTypesetter *made = [[CoreTextTypesetter alloc] init];
    made->string = [text copy];
    made->length = (CFIndex)made->string.length;
    made->units = calloc((size_t)made->length + 1, sizeof *made->units);
    if (made->units == NULL) abort();
    [made->string.string getCharacters:made->units range:NSMakeRange(0, (NSUInteger)made->length)];
    made->direction = -1;
    NSDictionary *dictionary = object_of(options, [NSDictionary class]);
    id level = [dictionary objectForKey:(__bridge NSString *)kCTTypesetterOptionForcedEmbeddingLevel];
    id isPlain = [dictionary objectForKey:(__bridge NSString *)kCTTypesetterOptionDisableBidiProcessing];
    if ([level isKindOfClass:[NSNumber class]]) made->direction = [level intValue] & 1;
    else if ([isPlain isKindOfClass:[NSNumber class]] && [isPlain boolValue]) made->direction = 0;
    return made;
}

- (void)dealloc { free(units); }

- (CFTypeID)coreFoundationType { return TextTypesetterType; }

- (CoreTextParagraph *)paragraphAt:(CFIndex)index {
    @synchronized(self) {
        BOOL isKnown = current && index >= current->range.location && index - current->range.location < current->range.length;
        if (!isKnown) current = [CoreTextParagraph paragraphOf:self at:index];
        return current;
    }
}

- (CFIndex)lengthFrom:(CFIndex)start width:(double)width offset:(double)offset atWords:(BOOL)atWords {
    if (start < 0 || start >= length) return 0;
    width = usable(width, 0);
    offset = usable(offset, 0);
    CoreTextParagraph *paragraph = [self paragraphAt:start];
    @synchronized(paragraph) {
        if (paragraph->flags == NULL) [paragraph measure:self];
    }
    CFIndex first = paragraph->range.location, end = first + paragraph->range.length;
    const uint8_t *flags = paragraph->flags;
    // What is left before the stop of a tab whose text ends there, or is centred there, and how much of the text that takes.
    double x = 0, room = 0, share = 0;
    CFIndex lastBreak = -1;
    for (CFIndex place = start, next; place < end; place = next) {
        next = place + 1;
        while (next < end && !(flags[next - first] & begins_cluster)) next++;
        if (atWords && place > start && flags[place - first] & may_break) lastBreak = place;
        UniChar unit = units[place];
        if (is_line_break(unit)) {
            if (unit == '\r' && place + 1 < end && units[place + 1] == '\n') next = MAX(next, place + 2);
            return next - start;
        }
        double advance = paragraph->advances[place - first];
        if (unit == '\t') {
            CTTextAlignment alignment;
            double stop = [paragraph->style stopAfter:offset + x alignment:&alignment terminators:NULL];
            share = alignment == kCTRightTextAlignment ? 1 : alignment == kCTCenterTextAlignment ? 0.5 : 0;
            advance = stop - offset - x;
            room = share > 0 ? advance : 0;
            // A tab may go to the next line with what follows it.
            if (place > start && x + advance > width + tolerance) lastBreak = place;
        } else if (room > 0) {
            // Text before the stop of a tab moves the end of the line by the part that is behind the stop.
            double taken = MIN(room, advance * share);
            room -= taken;
            advance -= taken;
        }
        BOOL hangs = atWords && is_space(unit) && unit != '\t';
        if (!hangs && x + advance > width + tolerance) {
            if (lastBreak > start) return lastBreak - start;
            return (place > start ? place : next) - start;
        }
        x += advance;
    }
    return end - start;
}

@end
