#import "Line/CoreTextLine.h"
#import "Line/CoreTextGlyphs.h"
#import "Line/CoreTextParagraph.h"
#import "Line/CoreTextTypesetter.h"
#import "Line/LineFitting.h"
#import "Line/LineTabs.h"
#import "Line/TextUnits.h"

@implementation CoreTextLine

- (void)dealloc { free(clusters); }

- (CFTypeID)coreFoundationType { return TextLineType; }

+ (CoreTextLine *)lineOf:(CoreTextTypesetter *)typesetter range:(CFRange)range offset:(double)offset {
    CoreTextLine *line = [[CoreTextLine alloc] init];
    line->typesetter = typesetter;
    line->range = range;
    if (range.length > 0) {
        CoreTextParagraph *paragraph = [typesetter paragraphAt:range.location];
        line->isRightToLeft = paragraph->isRightToLeft;
        CoreTextGlyphs *glyphs = [CoreTextGlyphs glyphsOf:typesetter range:range direction:line->isRightToLeft];
        place_tabs(glyphs, typesetter->units, paragraph->style, offset, line->isRightToLeft);
        line->runs = [self runsOf:glyphs];
    }
    [line layOut];
    return line;
}

+ (CoreTextLine *)lineLike:(CoreTextLine *)line runs:(NSArray *)runs {
    CoreTextLine *made = [[CoreTextLine alloc] init];
    made->typesetter = line->typesetter;
    made->range = line->range;
    made->isRightToLeft = line->isRightToLeft;
    made->runs = runs;
    [made layOut];
    return made;
}

+ (NSArray *)runsOf:(CoreTextGlyphs *)glyphs {
    NSMutableArray *runs = [NSMutableArray array];
    for (CFIndex start = 0, end; start < glyphs->count; start = end) {
        const struct text_glyph *first = &glyphs->glyphs[start];
        for (end = start + 1; end < glyphs->count; end++) {
            const struct text_glyph *next = &glyphs->glyphs[end];
            if (next->piece != first->piece || next->font != first->font || next->level != first->level) break;
        }
        [runs addObject:[self runOf:glyphs from:start to:end]];
    }
    return runs;
}

+ (CoreTextRun *)runOf:(CoreTextGlyphs *)glyphs from:(CFIndex)start to:(CFIndex)end {
    const struct text_glyph *first = &glyphs->glyphs[start];
    CoreTextRun *run = [CoreTextRun runWithCount:end - start];
    NSString *fontKey = (__bridge NSString *)kCTFontAttributeName;
    run->attributes = [glyphs->attributes objectAtIndex:(NSUInteger)first->piece];
    run->font = [glyphs->fonts objectAtIndex:(NSUInteger)first->piece];
    if (first->font != run->font->graphicsFont) {
        CoreTextFont *wanted = run->font;
        CGFontRef its = first->font;
        // The same font may be another object.
        if (!CFEqual(its, wanted->graphicsFont)) {
            run->font = [CoreTextFont fontWithGraphicsFont:its size:wanted->size matrix:&wanted->matrix attributes:nil];
        }
    }
    if ([run->attributes objectForKey:fontKey] != run->font) {
        // Apps ask a run for its font, also where the text had none, or another had to be taken.
        NSMutableDictionary *all = [run->attributes mutableCopy];
        [all setObject:run->font forKey:fontKey];
        run->attributes = all;
    }
    id delegate = [run->attributes objectForKey:(__bridge NSString *)kCTRunDelegateAttributeName];
    if ([delegate isKindOfClass:[CoreTextRunDelegate class]]) run->delegate = delegate;
    if (first->level % 2) run->status |= kCTRunStatusRightToLeft;
    if (!CGAffineTransformIsIdentity(run->font->matrix)) run->status |= kCTRunStatusHasNonIdentityMatrix;
    for (CFIndex i = start; i < end; i++) {
        const struct text_glyph *glyph = &glyphs->glyphs[i];
        CFIndex place = i - start;
        run->glyphs[place] = glyph->glyph;
        run->advances[place] = CGSizeMake(glyph->advance, 0);
        run->offsets[place] = CGSizeMake(glyph->x_offset, glyph->y_offset);
        run->indices[place] = glyph->cluster;
        BOOL isOrdered = place == 0 || (first->level % 2 ? run->indices[place - 1] >= glyph->cluster
                                                         : run->indices[place - 1] <= glyph->cluster);
        if (!isOrdered) run->status |= kCTRunStatusNonMonotonic;
    }
    return run;
}

static int compare_clusters(const void *a, const void *b) {
    const struct line_cluster *first = a, *second = b;
    return first->start < second->start ? -1 : first->start > second->start;
}

/// Computes everything that follows from the runs and their advances.
- (void)layOut {
    double x = 0;
    CFIndex glyphCount = 0;
    for (CoreTextRun *run in runs) {
        glyphCount += run->count;
        double end = [run placeFrom:x];
        // An accent has no part in the height of a line, but its font's line has.
        ascent = MAX(ascent, run.ascent);
        descent = MAX(descent, run.descent);
        leading = MAX(leading, run.leading);
        x = end;
    }
    width = x;
    clusters = calloc((size_t)MAX(glyphCount, 1), sizeof *clusters);
    if (clusters == NULL) abort();
    x = 0;
    for (CoreTextRun *run in runs) {
        for (CFIndex i = 0; i < run->count; i++) {
            struct line_cluster *last = clusterCount > 0 ? &clusters[clusterCount - 1] : NULL;
            double advance = run->advances[i].width;
            if (run->isToken) {
            } else if (last && last->start == run->indices[i]) {
                last->width += advance;
            } else {
                clusters[clusterCount++] = (struct line_cluster){
                    run->indices[i], 0, x, advance, (run->status & kCTRunStatusRightToLeft) != 0};
            }
            x += advance;
        }
    }
    qsort(clusters, (size_t)clusterCount, sizeof *clusters, compare_clusters);
    CFIndex end = range.location + range.length;
    for (CFIndex i = 0; i < clusterCount; i++) clusters[i].end = i + 1 < clusterCount ? clusters[i + 1].start : end;
    [self setRangesOfRuns];
    trailing = 0;
    for (CFIndex i = clusterCount - 1; i >= 0 && is_space(typesetter->units[clusters[i].start]); i--) {
        trailing += clusters[i].width;
    }
}

/// The end of the cluster that begins at a place.
- (CFIndex)endOfCluster:(CFIndex)start {
    CFIndex low = 0, high = clusterCount;
    while (low < high) {
        CFIndex middle = low + (high - low) / 2;
        if (clusters[middle].start < start) low = middle + 1;
        else high = middle;
    }
    return low < clusterCount ? clusters[low].end : range.location + range.length;
}

- (void)setRangesOfRuns {
    for (CoreTextRun *run in runs) {
        if (run->isToken || run->count == 0) continue;
        CFIndex lowest = run->indices[0], highest = run->indices[0];
        for (CFIndex i = 1; i < run->count; i++) {
            lowest = MIN(lowest, run->indices[i]);
            highest = MAX(highest, run->indices[i]);
        }
        CFIndex end = [self endOfCluster:highest];
        run->range = CFRangeMake(lowest, MAX(0, end - lowest));
    }
}

/// How many places for a caret a cluster has: a ligature of three letters three, a letter with its accents one.
- (CFIndex)lettersOf:(const struct line_cluster *)cluster {
    if (cluster->end - cluster->start <= 1) return 1;
    CFIndex letters = 0;
    NSString *text = typesetter->string.string;
    for (CFIndex place = cluster->start; place < cluster->end; letters++) {
        NSRange letter = [text rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)place];
        place = MAX(place + 1, (CFIndex)NSMaxRange(letter));
    }
    return letters;
}

- (double)offsetOf:(CFIndex)index secondary:(double *)secondary {
    double start = isRightToLeft ? width : 0, end = isRightToLeft ? 0 : width;
    if (clusterCount == 0) return start;
    double offset = end, before = end;
    if (index <= range.location) {
        const struct line_cluster *first = &clusters[0];
        offset = before = first->is_right_to_left ? first->x + first->width : first->x;
    } else {
        for (CFIndex i = 0; i < clusterCount; i++) {
            const struct line_cluster *cluster = &clusters[i];
            double leading_edge = cluster->is_right_to_left ? cluster->x + cluster->width : cluster->x;
            double trailing_edge = cluster->is_right_to_left ? cluster->x : cluster->x + cluster->width;
            if (index >= cluster->end) {
                offset = before = trailing_edge;
                continue;
            }
            offset = leading_edge;
            if (index > cluster->start) {
                CFIndex letters = [self lettersOf:cluster], place = 0;
                NSString *text = typesetter->string.string;
                for (CFIndex at = cluster->start; at < index; place++) {
                    NSRange letter = [text rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)at];
                    if ((CFIndex)NSMaxRange(letter) > index) break;
                    at = MAX(at + 1, (CFIndex)NSMaxRange(letter));
                }
                offset += (trailing_edge - leading_edge) * (double)place / (double)letters;
                before = offset;
            }
            break;
        }
        // After the last character the line ends at its own edge, whichever way that character runs.
        if (index >= range.location + range.length) {
            const struct line_cluster *last = &clusters[clusterCount - 1];
            if (last->is_right_to_left == isRightToLeft) offset = before;
            else offset = end;
        }
    }
    if (secondary) *secondary = before;
    return offset;
}

- (CFIndex)indexAt:(double)x {
    if (clusterCount == 0) return range.location;
    const struct line_cluster *nearest = NULL;
    double distance = INFINITY;
    for (CFIndex i = 0; i < clusterCount; i++) {
        const struct line_cluster *cluster = &clusters[i];
        // A line break is no place to touch; only a line of nothing else has it.
        if (is_line_break(typesetter->units[cluster->start]) && i > 0) continue;
        double away = MAX(0, MAX(cluster->x - x, x - (cluster->x + cluster->width)));
        if (away < distance) {
            distance = away;
            nearest = cluster;
        }
    }
    if (is_line_break(typesetter->units[nearest->start])) return nearest->start;
    double part = nearest->width > 0 ? (x - nearest->x) / nearest->width : 0;
    part = MAX(0, MIN(1, nearest->is_right_to_left ? 1 - part : part));
    CFIndex letters = [self lettersOf:nearest], wanted = (CFIndex)floor(part * (double)letters + 0.5);
    if (wanted >= letters) return nearest->end;
    CFIndex place = nearest->start;
    NSString *text = typesetter->string.string;
    for (CFIndex i = 0; i < wanted; i++) {
        NSRange letter = [text rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)place];
        place = MAX(place + 1, (CFIndex)NSMaxRange(letter));
    }
    return MIN(place, nearest->end);
}

- (CoreTextLine *)justifiedTo:(double)limit factor:(double)factor {
    return justified_line(self, limit, factor);
}

- (CoreTextLine *)truncatedTo:(double)limit type:(CTLineTruncationType)type token:(CoreTextLine *)token {
    return truncated_line(self, limit, type, token);
}

@end
