#import "Line/CoreTextRun.h"
#import "Font/FontTables.h"

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
    double rise = self.rise;
    for (CFIndex i = 0; i < count; i++) {
        positions[i] = CGPointMake(x + offsets[i].width, offsets[i].height + rise);
        x += advances[i].width;
    }
    return x;
}

- (double)rise {
    id value = [attributes objectForKey:(__bridge NSString *)kCTSuperscriptAttributeName];
    int step = [value isKindOfClass:[NSNumber class]] ? [value intValue] : 0;
    if (step == 0) return 0;
    step = MAX(-8, MIN(8, step));
    struct font_lines lines = font_lines(font->graphicsFont);
    return step * font->size * (step > 0 ? lines.superscript_rise : lines.subscript_fall);
}

- (double)ascent { return delegate ? delegate.ascent : font->facts.ascender * font->size + self.rise; }
- (double)descent { return delegate ? delegate.descent : -font->facts.descender * font->size - self.rise; }
- (double)leading { return delegate ? 0 : font->facts.line_gap * font->size; }

@end
