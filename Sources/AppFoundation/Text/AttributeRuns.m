// Attributes of a text hold as far as they are the same: GNUstep keeps neighbouring runs apart that were set one by
// one.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef NSDictionary *attributes_at(NSAttributedString *, SEL, NSUInteger, NSRange *);

static NSDictionary *whole_run(attributes_at *former, NSAttributedString *text, SEL selector, NSUInteger place, NSRange *range) {
    NSRange run;
    NSDictionary *attributes = former(text, selector, place, &run);
    if (range == NULL) return attributes;
    NSUInteger length = [text length];
    while (run.location > 0) {
        NSRange before;
        NSDictionary *others = former(text, selector, run.location - 1, &before);
        if ((others != attributes && ![others isEqual:attributes]) || before.location >= run.location) break;
        run = (NSRange){before.location, NSMaxRange(run) - before.location};
    }
    while (NSMaxRange(run) < length) {
        NSRange after;
        NSDictionary *others = former(text, selector, NSMaxRange(run), &after);
        if ((others != attributes && ![others isEqual:attributes]) || NSMaxRange(after) <= NSMaxRange(run)) break;
        run.length = NSMaxRange(after) - run.location;
    }
    *range = run;
    return attributes;
}

static attributes_at *former_fixed, *former_mutable;

static NSDictionary *fixed(NSAttributedString *text, SEL selector, NSUInteger place, NSRange *range) {
    return whole_run(former_fixed, text, selector, place, range);
}

static NSDictionary *mutable(NSAttributedString *text, SEL selector, NSUInteger place, NSRange *range) {
    return whole_run(former_mutable, text, selector, place, range);
}

typedef id attribute_at(NSAttributedString *, SEL, NSString *, NSUInteger, NSRange *);
static attribute_at *former_attribute;

static id attribute(NSAttributedString *text, SEL selector, NSString *name, NSUInteger place, NSRange *range) {
    if (place >= [text length]) {
        [NSException raise:NSRangeException format:@"*** -[NSAttributedString %@]: Out of bounds", NSStringFromSelector(selector)];
    }
    return former_attribute(text, selector, name, place, range);
}

INSTALL(attribute_runs) {
    former_attribute = (attribute_at *)replace_instance_method(
        objc_lookUpClass("NSAttributedString"), @selector(attribute:atIndex:effectiveRange:), (IMP)attribute);
    SEL selector = @selector(attributesAtIndex:effectiveRange:);
    former_fixed = (attributes_at *)replace_instance_method(objc_lookUpClass("GSAttributedString"), selector, (IMP)fixed);
    former_mutable =
        (attributes_at *)replace_instance_method(objc_lookUpClass("GSMutableAttributedString"), selector, (IMP)mutable);
}
