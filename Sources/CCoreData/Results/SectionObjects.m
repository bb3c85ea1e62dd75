#import "Results/SectionObjects.h"

@interface SectionObjects : NSArray {
  @public
    NSArray *all;
    NSRange range;
}
@end

@implementation SectionObjects

- (NSUInteger)count {
    return range.length;
}

- (id)objectAtIndex:(NSUInteger)index {
    if (index >= range.length) {
        [NSException raise:NSRangeException format:@"index %lu beyond bounds of a section of %lu objects",
                                                   (unsigned long)index, (unsigned long)range.length];
    }
    return [all objectAtIndex:range.location + index];
}

@end

NSArray *section_objects(NSArray *all, NSRange range) {
    SectionObjects *made = [[SectionObjects alloc] init];
    made->all = all;
    made->range = range;
    return made;
}
