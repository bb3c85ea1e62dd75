#import "Paragraph/CoreTextParagraphStyle.h"
#import "Paragraph/CoreTextTab.h"

/// Without stops of its own a paragraph has twelve of this width, as Core Text's documents say.
static const double usual_interval = 28;

@implementation CoreTextParagraphStyle

- (id)init {
    if ((self = [super init])) {
        values = (struct paragraph_values){.alignment = kCTNaturalTextAlignment,
                                           .direction = kCTWritingDirectionNatural,
                                           .maximum_spacing = largest_length};
    }
    return self;
}

- (CFTypeID)coreFoundationType { return TextParagraphStyleType; }

+ (CoreTextParagraphStyle *)styleOfAttributes:(NSDictionary *)attributes {
    id style = [attributes objectForKey:(__bridge NSString *)kCTParagraphStyleAttributeName];
    if ([style isKindOfClass:[CoreTextParagraphStyle class]]) return style;
    static CoreTextParagraphStyle *usual;
    @synchronized(self) {
        if (usual == nil) usual = [[CoreTextParagraphStyle alloc] init];
    }
    return usual;
}

- (double)stopAfter:(double)place alignment:(CTTextAlignment *)alignment terminators:(NSCharacterSet **)terminators {
    *alignment = kCTLeftTextAlignment;
    if (terminators) *terminators = nil;
    // A stop where the text ends already would have no width.
    static const double least = 1e-3;
    for (CoreTextTab *tab in tabs) {
        if (tab->location <= place + least) continue;
        *alignment = tab->alignment;
        id set = [tab->options objectForKey:(__bridge NSString *)kCTTabColumnTerminatorsAttributeName];
        if (terminators && [set isKindOfClass:[NSCharacterSet class]]) *terminators = set;
        return tab->location;
    }
    double interval = values.tab_interval > 0 ? values.tab_interval : usual_interval;
    return (floor((place + least) / interval) + 1) * interval;
}

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[CoreTextParagraphStyle class]]) return NO;
    CoreTextParagraphStyle *style = other;
    const struct paragraph_values *a = &values, *b = &style->values;
    return a->alignment == b->alignment && a->line_break_mode == b->line_break_mode && a->direction == b->direction &&
           memcmp(&a->first_line_indent, &b->first_line_indent,
                  sizeof *a - offsetof(struct paragraph_values, first_line_indent)) == 0 &&
           (style->tabs == tabs || [style->tabs isEqual:tabs]);
}

- (NSUInteger)hash { return (NSUInteger)values.alignment + tabs.count; }

@end
