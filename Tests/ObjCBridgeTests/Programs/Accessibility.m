// Elements of a view that draws several things, and what any object says about itself.

#import <UIKit/UIKit.h>

@interface Chart : UIView {
    NSMutableArray *bars;
}
@end
@implementation Chart
- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        bars = [[NSMutableArray alloc] init];
        UIAccessibilityElement *bar = [[[UIAccessibilityElement alloc] initWithAccessibilityContainer:self] autorelease];
        bar.accessibilityLabel = @"January";
        bar.accessibilityHint = @"Shows the days";
        bar.accessibilityValue = @"12";
        bar.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitNotEnabled;
        bar.accessibilityFrame = CGRectMake(1, 2, 3, 4);
        [bars addObject:bar];
    }
    return self;
}
- (void)dealloc {
    [bars release];
    [super dealloc];
}
- (NSInteger)accessibilityElementCount { return [bars count]; }
- (id)accessibilityElementAtIndex:(NSInteger)index { return [bars objectAtIndex:index]; }
- (NSInteger)indexOfAccessibilityElement:(id)element { return [bars indexOfObject:element]; }
@end

@interface Spot : NSObject
@end
@implementation Spot
- (void)dealloc {
    printf("spot is gone\n");
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Chart *chart = [[Chart alloc] initWithFrame:CGRectMake(0, 0, 100, 50)];
    UIAccessibilityElement *bar = [chart accessibilityElementAtIndex:0];
    printf("%d %d %d\n", (int)[chart accessibilityElementCount], (int)[chart indexOfAccessibilityElement:bar],
           [chart indexOfAccessibilityElement:chart] == NSNotFound);
    printf("%s %s %s %llu %g %d\n", [bar.accessibilityLabel UTF8String], [bar.accessibilityHint UTF8String],
           [bar.accessibilityValue UTF8String], (unsigned long long)bar.accessibilityTraits,
           bar.accessibilityFrame.size.height, bar.isAccessibilityElement);
    printf("%d\n", bar.accessibilityContainer == chart);

    UIView *plain = [[[UIView alloc] initWithFrame:CGRectZero] autorelease];
    printf("%d %d %d\n", (int)[plain accessibilityElementCount], [plain accessibilityElementAtIndex:0] == nil,
           [plain indexOfAccessibilityElement:bar] == NSNotFound);

    // Any object, for which what is set is kept, and is gone with it.
    NSAutoreleasePool *inner = [NSAutoreleasePool new];
    Spot *spot = [[Spot alloc] init];
    printf("%d %d %d\n", [spot isAccessibilityElement], [spot accessibilityLabel] == nil,
           [spot accessibilityElementCount] == 0);
    [spot setIsAccessibilityElement:YES];
    [spot setAccessibilityLabel:@"Spot"];
    [spot setAccessibilityTraits:UIAccessibilityTraitImage];
    [spot setAccessibilityFrame:CGRectMake(5, 6, 7, 8)];
    printf("%d %s %d %g\n", [spot isAccessibilityElement], [[spot accessibilityLabel] UTF8String],
           [spot accessibilityTraits] == UIAccessibilityTraitImage, [spot accessibilityFrame].origin.y);
    printf("%s\n", [[spot valueForKey:@"accessibilityLabel"] UTF8String]);
    [spot release];
    [inner drain];
    int named = 0;
    for (int i = 0; i < 1000; i++) {
        NSAutoreleasePool *round = [NSAutoreleasePool new];
        NSObject *object = [[NSObject alloc] init];
        if ([object accessibilityLabel]) named++;
        [object setAccessibilityLabel:@"Name"];
        [object release];
        [round drain];
    }
    printf("%d\n", named);

    // A bar item.
    UIBarButtonItem *item = [[[UIBarButtonItem alloc] initWithTitle:@"R" style:UIBarButtonItemStyleBordered
                                                             target:nil action:NULL] autorelease];
    item.accessibilityValue = @"Old";
    item.accessibilityTraits = UIAccessibilityTraitLink;
    printf("%s %d\n", [[(NSObject *)item accessibilityValue] UTF8String], (int)[item accessibilityTraits]);

    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil);
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
    printf("%u %u\n", UIAccessibilityScreenChangedNotification, UIAccessibilityLayoutChangedNotification);

    [bar retain];
    [chart release];
    [pool drain];
    printf("%d\n", bar.accessibilityContainer == nil);
    return 0;
}

// > 1 0 1
// > January Shows the days 12 257 4 1
// > 1
// > 0 1 1
// > 0 1 1
// > 1 Spot 1 6
// > Spot
// > spot is gone
// > 0
// > Old 2
// > 1000 1001
// > 1
