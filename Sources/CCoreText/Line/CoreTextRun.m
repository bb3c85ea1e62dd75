#import "Line/CoreTextRun.h"

@implementation CoreTextRun

+ (CoreTextRun *)runWithCount:(CFIndex)count {
    CoreTextRun *made = [[CoreTextRun alloc] init];
    size_t room = (size_t)MAX(count, 1);
    made->count = count;
    made->glyphs = calloc(room, sizeof *made->glyphs);
    made->positions = calloc(room, sizeof *made->positions);
    made->advances = calloc(room, sizeof *made->advances);
    made->offsets = calloc(room, sizeof *made->offsets);
    made->indices = calloc(room, sizeof *made->indices);
    if (!made->glyphs || !made->positions || !made->advances || !made->offsets || !made->indices) abort();
    return made;
}

- (void)dealloc {
    free(glyphs);
    free(positions);
    free(advances);
    free(offsets);
    free(indices);
}

- (CFTypeID)coreFoundationType { return TextRunType; }

- (CoreTextRun *)duplicate {
    CoreTextRun *made = [CoreTextRun runWithCount:count];
    size_t length = (size_t)count;
    made->font = font;
    made->attributes = attributes;
    made->delegate = delegate;
    memcpy(made->glyphs, glyphs, length * sizeof *glyphs);
    memcpy(made->positions, positions, length * sizeof *positions);
    memcpy(made->advances, advances, length * sizeof *advances);
    memcpy(made->offsets, offsets, length * sizeof *offsets);
    memcpy(made->indices, indices, length * sizeof *indices);
    made->range = range;
    made->status = status;
    made->isToken = isToken;
    return made;
}

- (double)placeFrom:(double)x {
    for (CFIndex i = 0; i < count; i++) {
        positions[i] = CGPointMake(x + offsets[i].width, offsets[i].height);
        x += advances[i].width;
    }
    return x;
}

- (double)ascent { return delegate ? delegate.ascent : font->facts.ascender * font->size; }
- (double)descent { return delegate ? delegate.descent : -font->facts.descender * font->size; }
- (double)leading { return delegate ? 0 : font->facts.line_gap * font->size; }

@end
